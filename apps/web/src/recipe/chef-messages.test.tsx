import { buildMessages } from '@spatula/shared/prompt';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChefMessages } from './chef-messages.tsx';

const REQUEST = { ingredients: ['eggs', 'spinach', 'feta'], wishes: { servings: 4, avoid: ['peanuts'] } };

describe('ChefMessages', () => {
  it('"What the chef was asked" unfolds to the exact messages, wishes included, and says that the ingredients leave the site', async () => {
    render(<ChefMessages request={REQUEST} model="some/model" />);
    await userEvent.click(screen.getByText('What the chef was asked'));
    const shown = screen.getAllByRole('definition').map((definition) => definition.textContent);
    expect(shown).toEqual(buildMessages(REQUEST).map(({ content }) => content));
    expect(shown[1]).toMatch(/\n.*4 people.*\n.*"peanuts"/);
    expect(screen.getByText(/go to the service that runs the model/)).toBeVisible();
  });

  it('before it is known who cooks, the page says that the ingredients may leave the site', () => {
    render(<ChefMessages request={REQUEST} />);
    expect(screen.getByText(/go to the service that runs the model/)).toBeInTheDocument();
  });

  it('when the built-in chef cooked, the page says that the ingredients went no further', () => {
    render(<ChefMessages request={REQUEST} model="pantry" />);
    expect(screen.getByText(/your ingredients went no further than this site/)).toBeInTheDocument();
    expect(screen.queryByText(/go to the service/)).not.toBeInTheDocument();
  });
});
