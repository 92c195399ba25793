import type { Pillar } from '../../../components/pillar.ts';

/** The squares of a quilt: four motifs and five patterns. */
export const patterns = ['fan', 'diamond', 'dots', 'hatch', 'waves'] as const;
export type Pattern = (typeof patterns)[number];
export type CellName = Pillar | Pattern;

/** A square of a quilt. */
export interface QuiltCell {
  readonly name: CellName;
  /** Quarter turns. */
  readonly turns?: number;
  /** Background of the square; `full` inverts the colours. */
  readonly fill?: 'ground' | 'raised' | 'full';
}

/** Side of a square, in units of the drawing. */
export const cellSize = 96;

/** Id of a square's definition. */
export function cellId(name: CellName): string {
  return `cell-${name}`;
}
