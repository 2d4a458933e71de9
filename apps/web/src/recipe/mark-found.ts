/** A node of a parsed document, as far as text is looked for in it. */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: object;
  children?: Node[];
}

/** A piece of a text, and whether it is one of the words that were found. */
export interface MarkedPiece {
  text: string;
  isFound: boolean;
}

/** Matches the words that were found as whole words, in whatever letter case and spacing; undefined where nothing was. */
export function patternOf(found: readonly string[]): RegExp | undefined {
  const words = found
    .map((text) => text.trim())
    .filter((text) => text !== '')
    // The longest first: "peanut butter" is one mark, "peanut" elsewhere another one.
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'));
  if (words.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Cuts a text at the words that were found. */
export function cutAtFound(text: string, pattern: RegExp | undefined): MarkedPiece[] {
  return pattern ? cut(text, 0, placesOf(text, pattern)) : [{ text, isFound: false }];
}

/** A step for parsed documents that puts the words that were found into `mark` elements, also across bold words. */
export function markFound(pattern: RegExp) {
  return () => (tree: { children: object[] }) => {
    const root = tree as Node;
    const places = placesOf(textOf(root), pattern);
    let at = 0;
    function mark(node: Node): Node[] {
      if (node.type === 'text') {
        const text = node.value ?? '';
        const pieces = cut(text, at, places);
        at += text.length;
        return pieces.map((piece) => (piece.isFound ? marked(piece.text) : { ...node, value: piece.text }));
      }
      if (node.children) node.children = node.children.flatMap(mark);
      return [node];
    }
    if (places.length > 0) mark(root);
  };
}

type Place = readonly [start: number, end: number];

function placesOf(text: string, pattern: RegExp): Place[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => [index, index + match.length]);
}

/** @param at - where the text begins in the one that the places are those of */
function cut(text: string, at: number, places: readonly Place[]): MarkedPiece[] {
  const edges = places.flatMap(([start, end]) => [start - at, end - at]);
  const bounds = [0, ...edges.map((edge) => Math.min(Math.max(edge, 0), text.length)), text.length];
  return bounds
    .slice(1)
    .map((end, index) => ({ text: text.slice(bounds[index], end), isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function textOf({ type, value = '', children = [] }: Node): string {
  return type === 'text' ? value : children.map(textOf).join('');
}

const marked = (value: string): Node => ({
  type: 'element',
  tagName: 'mark',
  properties: {},
  children: [{ type: 'text', value }],
});
