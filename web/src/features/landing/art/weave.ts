import type { Pillar } from '../../../components/pillar.ts';

/** The pattern of the hero: motifs on the diagonals. */
const repeat: readonly CellName[] = [
  'health',
  'fan',
  'lifestyle',
  'dots',
  'fitness',
  'diamond',
  'nutrition',
  'hatch',
];

/** The square at a position of the pattern with all four motifs. */
export function clothCell(x: number, y: number): QuiltCell {
  const name = repeat[(x + 3 * y) % repeat.length] ?? 'dots';
  return {
    name,
    turns: name === 'fan' ? (x + 2 * y) % 4 : name === 'hatch' ? y % 2 : 0,
    fill: (2 * x + y) % 5 === 0 ? 'full' : (x + y) % 2 === 0 ? 'raised' : 'ground',
  };
}

/** The squares of a pillar's pattern: its motif on a checkerboard. `seed` varies it. */
export function pillarCell(pillar: Pillar, seed: number): (x: number, y: number) => QuiltCell {
  return (x, y) => {
    const at = x + y + seed;
    const step = 3 * x + 5 * y + 7 * seed;
    if (at % 2 === 0) return { name: pillar, fill: step % 3 === 0 ? 'full' : 'raised' };
    const name = patterns[step % patterns.length] ?? 'dots';
    return {
      name,
      turns: name === 'fan' ? (x + y * 2 + seed) % 4 : 0,
      fill: step % 4 === 0 ? 'full' : 'ground',
    };
  };
}

/** The squares of a quilt: four motifs and five patterns. */
export const patterns = ['fan', 'diamond', 'dots', 'hatch', 'waves'] as const;
export type Pattern = (typeof patterns)[number];
type CellName = Pillar | Pattern;

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
