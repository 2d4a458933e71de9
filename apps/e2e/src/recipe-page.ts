import type { Locator, Page } from '@playwright/test';

/** The page as a visitor uses it: its elements by role and name, and the visitor's actions. */
export class RecipePage {
  readonly page: Page;
  readonly field: Locator;
  readonly addButton: Locator;
  readonly ingredients: Locator;
  readonly getRecipe: Locator;
  readonly recipeArea: Locator;
  readonly recipe: Locator;
  readonly status: Locator;
  readonly sorry: Locator;
  readonly graphic: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.locator('input[name=ingredient]');
    this.addButton = this.button('Add Ingredient');
    this.ingredients = page.getByRole('region', { name: 'Your ingredients:' }).getByRole('listitem');
    this.getRecipe = this.button('Get a Recipe');
    this.recipeArea = page.getByRole('region', { name: 'Recipe', exact: true });
    this.recipe = this.recipeArea.getByRole('article');
    this.status = this.recipeArea.getByRole('status').first();
    this.sorry = page.getByText('Sorry, something went wrong!', { exact: true });
    this.graphic = this.recipeArea.getByRole('img', { name: 'The chef is cooking' });
  }

  /** A button by its exact name. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the page with these ingredients on the list. */
  async open(...ingredients: readonly string[]): Promise<void> {
    await this.openAt('/');
    await this.add(...ingredients);
  }

  /** Resolves when React has taken over the page that came as HTML. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => {
      const root = document.getElementById('root') ?? {};
      return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
  }

  /** Types each ingredient and presses Enter. */
  async add(...ingredients: readonly string[]): Promise<void> {
    for (const ingredient of ingredients) {
      await this.field.fill(ingredient);
      await this.field.press('Enter');
    }
  }

  /** Lists many ingredients quickly, without typing each of them. */
  async addMany(ingredients: readonly string[]): Promise<void> {
    await this.field.evaluate(async (field: HTMLInputElement, names) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      for (const name of names) {
        set?.call(field, name);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.form?.requestSubmit();
        await new Promise(requestAnimationFrame);
      }
    }, ingredients);
  }

  /**
   * Goes through the history as the browser's buttons do. The page itself is told to: the browser may not have heard yet
   * of an entry that the page has just made.
   */
  async go(steps: -1 | 1): Promise<void> {
    await this.page.evaluate((by) => history.go(by), steps);
  }

  /** By how many CSS pixels the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /**
   * Opens the page, lists three ingredients and asks for a recipe.
   *
   * @param address - of another product than the test's own
   */
  async ask(address = '/'): Promise<void> {
    await this.openAt(address);
    await this.add('eggs', 'spinach', 'feta');
    await this.getRecipe.click();
  }

  private async openAt(address: string): Promise<void> {
    await this.page.goto(address);
    await this.hydrated();
  }
}
