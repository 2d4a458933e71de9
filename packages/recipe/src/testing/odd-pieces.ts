import fc from 'fast-check';

/** Pieces of amounts. In any order they make lines that are hard to read. */
// biome-ignore format: pieces are read more easily in lines
export const oddPiece = fc.constantFrom(
  '1', '½', '1/2', ' 1/2', ' cups', ' (', ')', '/', '-', '- ', ' to ', 'a ', 'half a ', ' or ', ' oz', ' lb', 'g', '240 ml',
  '"', 'x', ' x ', '°C', ' °C', '°F', '.', ',', '**', '|', '\n', '\\', 'eggs', ' each',
);
