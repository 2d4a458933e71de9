import { memo, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markFound, patternOf } from './mark-found.ts';
import { MarkedText } from './marked-text.tsx';
import { cutRecipe, plainParts, type RecipePart, type RecipePiece } from './recipe-parts.ts';
import styles from './recipe-view.module.css';
import { useGradually } from './use-gradually.ts';

/** Properties of {@link RecipeView}. */
export interface RecipeViewProps {
  /** The text of a model, not to be trusted. HTML in it is shown as text. */
  markdown: string;
  /** Whether the text breaks off, because more is to come or because it never will. */
  unfinished: boolean;
  /** Words of the recipe to mark, since they are not as the visitor wished. */
  found?: readonly string[];
}

/** A recipe as formatted text; as plain text where it cannot be read as markdown. */
export function RecipeView(props: RecipeViewProps) {
  return (
    <article className={styles.recipe}>
      <ErrorBoundary fallback={<PlainRecipe {...props} />}>
        <FormattedRecipe {...props} />
      </ErrorBoundary>
    </article>
  );
}

/** Parses a text ahead. The first parsing takes long, and the first words of a recipe would have to wait for it. */
export function warmUp(): void {
  Markdown({
    ...BLOCK,
    components: COMPONENTS,
    children: '# Soup\n\n- *salt*\n\n1. **Boil** it.\n\n| a |\n| - |',
  });
}

function FormattedRecipe({ markdown, unfinished, found }: RecipeViewProps) {
  return <Parts parts={cutRecipe(markdown, unfinished)} found={found} />;
}

function PlainRecipe({ markdown, found }: RecipeViewProps) {
  return <Parts parts={plainParts(markdown)} found={found} />;
}

interface PartsProps {
  parts: readonly RecipePart[];
  found: readonly string[] | undefined;
}

function Parts({ parts, found }: PartsProps) {
  // The same object as long as the words are the same, so that no piece is parsed anew without need.
  const pattern = useMemo(() => patternOf(found ?? []), [found]);
  let left = useGradually(parts.flatMap(({ pieces }) => pieces.map(({ cost }) => cost)));
  return parts.map(({ list, pieces }, index) => {
    const shown = pieces.slice(0, left);
    left -= shown.length;
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a part keeps its place
    return shown.length > 0 && <Part key={index} list={list} pieces={shown} pattern={pattern} />;
  });
}

function Part({ list, pieces, pattern }: RecipePart & { pattern: RegExp | undefined }) {
  const plugins = pluginsFor(list);
  const shown = pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a piece keeps its place
    <Piece key={index} text={piece.text} isPlain={piece.isPlain} plugins={plugins} pattern={pattern} />
  ));
  if (!list) return shown;
  if (list.start === undefined) return <ul dir="auto">{shown}</ul>;
  return (
    <ol start={list.start === 1 ? undefined : list.start} dir="auto">
      {shown}
    </ol>
  );
}

type Plugins = Pick<Options, 'remarkPlugins' | 'rehypePlugins'>;

type PieceProps = Pick<RecipePiece, 'text' | 'isPlain'> & { plugins: Plugins; pattern: RegExp | undefined };

/** Parsed anew only when its own text changes: while a recipe grows, that is its last piece alone. */
const Piece = memo(function Piece({ text, isPlain, plugins, pattern }: PieceProps) {
  if (isPlain) {
    return (
      <p className={styles.plain} dir="auto">
        <MarkedText text={text} pattern={pattern} />
      </p>
    );
  }
  const marks = pattern ? [markFound(pattern)] : [];
  return (
    <Markdown
      {...plugins}
      rehypePlugins={[...(plugins.rehypePlugins ?? []), ...marks]}
      components={COMPONENTS}
    >
      {text}
    </Markdown>
  );
});

/** The part of a parsed document that matters here. */
interface Tree {
  children: { type: string; properties?: { dir?: string }; spread?: boolean; children?: Tree['children'] }[];
}

/** Lets each block run in the direction of its own script. */
function autoDirection() {
  return (tree: Tree) => {
    for (const node of tree.children) {
      if (node.properties) node.properties.dir = 'auto';
    }
  };
}

/** Leaves the items of a list without the list. */
function unwrapList() {
  return (tree: Tree) => {
    tree.children = tree.children.flatMap((list) => list.children ?? []);
  };
}

/** Makes the items of a list hold paragraphs. */
function loosen() {
  return (tree: Tree) => {
    for (const list of tree.children) list.spread = true;
  };
}

/** A single tilde means "about": "~5 minutes~" is not struck out. */
const GFM: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }]];
const BLOCK: Plugins = { remarkPlugins: GFM, rehypePlugins: [autoDirection] };
const ITEM: Plugins = { remarkPlugins: GFM, rehypePlugins: [unwrapList] };
const LOOSE_ITEM: Plugins = { remarkPlugins: [...GFM, loosen], rehypePlugins: [unwrapList] };

function pluginsFor(list: RecipePart['list']): Plugins {
  if (!list) return BLOCK;
  return list.loose ? LOOSE_ITEM : ITEM;
}

/**
 * The page has its own h1, so a recipe's headings are one level lower. A picture would make the visitor's browser call
 * any host that the model names: its description is shown instead. A check box that nobody can tick is shown as a sign.
 */
const COMPONENTS: Components = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  img: ({ alt }) => alt,
  input: ({ checked }) => (checked ? '☑' : '☐'),
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer" />,
  table: ({ node: _node, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  ),
};
