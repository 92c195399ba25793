import type { Pillar } from '../../../components/pillar.ts';

/** The resist-dyed squares a quilt is made of: the four motifs and five plain patterns. */
export const patterns = ['fan', 'diamond', 'dots', 'hatch', 'waves'] as const;
export type Pattern = (typeof patterns)[number];
export type CellName = Pillar | Pattern;

/** Units of one square. */
export const cellSize = 96;

/** The id under which a square's lines are drawn once on the page. */
export function cellId(name: CellName): string {
  return `cell-${name}`;
}
