import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Pillar } from '@/components/motif';

/** Classes of a quilt's colours on deep indigo, which is the same in both themes. Lines use the text colour. */
const deepTone = {
  seam: 'stroke-[#2b2f7a]',
  ground: 'fill-transparent',
  raised: 'fill-[#20246b]',
  full: 'fill-[#363cab]',
  lines: 'stroke-[#6168cf] text-[#6168cf]',
  inverted: 'stroke-[#d5d9ff] text-[#d5d9ff]',
};

type QuiltTone = Record<keyof typeof deepTone, string>;

interface QuiltProps {
  readonly columns: number;
  readonly rows: number;
  /** The square at a position, null for none; by default the pattern with all four motifs. */
  readonly cellAt?: (x: number, y: number) => QuiltCell | null;
  /** By default for deep indigo. */
  readonly tone?: QuiltTone;
  readonly className?: string;
  /** SVG `preserveAspectRatio`. */
  readonly keep?: string;
  /** Drawn above the squares. */
  readonly children?: ReactNode;
}

/** A pattern of squares that fills its box. Decorative. */
export function Quilt({
  columns,
  rows,
  cellAt = clothCell,
  tone = deepTone,
  className,
  keep = 'xMinYMid slice',
  children,
}: QuiltProps) {
  const places = Array.from({ length: columns * rows }, (_, at) => ({
    x: at % columns,
    y: Math.floor(at / columns),
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * cellSize} ${rows * cellSize}`}
      preserveAspectRatio={keep}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('pointer-events-none block', className)}
    >
      {places.map(({ x, y }) => {
        const cell = cellAt(x, y);
        return cell && <Square key={`${x}-${y}`} x={x} y={y} cell={cell} tone={tone} />;
      })}
      {children}
    </svg>
  );
}

function Square({ x, y, cell, tone }: { x: number; y: number; cell: QuiltCell; tone: QuiltTone }) {
  const { name, turns = 0, fill = 'ground' } = cell;
  const middle = cellSize / 2;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <path d={`M0 0h${cellSize}v${cellSize}H0Z`} strokeWidth="1.5" className={clsx(tone.seam, tone[fill])} />
      <use
        href={`#${cellId(name)}`}
        transform={turns === 0 ? undefined : `rotate(${turns * 90} ${middle} ${middle})`}
        className={fill === 'full' ? tone.inverted : tone.lines}
      />
    </g>
  );
}

/** On a pillar's tint, inside an element of the pillar's class. */
const tone: QuiltTone = {
  seam: 'stroke-current/15',
  ground: 'fill-transparent',
  raised: 'fill-current/8',
  full: 'fill-current',
  lines: 'stroke-current/70 text-current/70',
  inverted: 'stroke-pillar-tint text-pillar-tint',
};

interface PillarQuiltProps {
  readonly pillar: Pillar;
  /** Varies the pattern. */
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  readonly className: string;
  /** Position and size of the highlighted square; none by default. */
  readonly highlight?: { readonly x: number; readonly y: number; readonly size: number };
}

/** A quilt in the pattern and colours of a pillar. */
export function PillarQuilt({ pillar, seed, highlight, ...box }: PillarQuiltProps) {
  return (
    <Quilt cellAt={pillarCell(pillar, seed)} tone={tone} {...box}>
      {highlight && <HighlightSquare pillar={pillar} {...highlight} />}
    </Quilt>
  );
}

interface HighlightSquareProps {
  readonly pillar: Pillar;
  /** On deep indigo: in the pillar's light colours. Else it stands on the pillar's own ground, and inverts it. */
  readonly onDeep?: boolean;
  /** Position and size, in squares of the quilt. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The highlighted square of a quilt, with a pillar's motif. */
export function HighlightSquare({ pillar, onDeep = false, x, y, size }: HighlightSquareProps) {
  const side = size * cellSize;
  const zoom = (side * 0.7) / 64;
  // The motif's own lines start 16 units into their square.
  const inset = (side / zoom - 64) / 2 - 16;
  const stitched = side - 28;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <g className={onDeep ? `always-light pillar-${pillar}` : undefined}>
        <path d={`M0 0h${side}v${side}H0Z`} className={onDeep ? 'fill-pillar-tint' : 'fill-current'} />
        <g className={onDeep ? 'stroke-pillar text-pillar' : 'stroke-pillar-tint text-pillar-tint'}>
          <path
            d={`M14 14h${stitched}v${stitched}H14Z`}
            strokeWidth="5"
            strokeDasharray={`.01 ${stitched / (size * 5)}`}
            strokeOpacity=".5"
          />
          <g transform={`scale(${zoom})`} strokeWidth="2">
            <use href={`#${cellId(pillar)}`} x={inset} y={inset} />
          </g>
        </g>
      </g>
      {size > 2 && <circle cx={side * 0.85} cy={side * 0.15} r={side * 0.06} className="fill-marigold" />}
    </g>
  );
}

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
function clothCell(x: number, y: number): QuiltCell {
  const name = repeat[(x + 3 * y) % repeat.length] ?? 'dots';
  return {
    name,
    turns: name === 'fan' ? (x + 2 * y) % 4 : name === 'hatch' ? y % 2 : 0,
    fill: (2 * x + y) % 5 === 0 ? 'full' : (x + y) % 2 === 0 ? 'raised' : 'ground',
  };
}

/** The squares of a pillar's pattern: its motif on a checkerboard. `seed` varies it. */
function pillarCell(pillar: Pillar, seed: number): (x: number, y: number) => QuiltCell {
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
interface QuiltCell {
  readonly name: CellName;
  /** Quarter turns. */
  readonly turns?: number;
  /** Background of the square; `full` inverts the colours. */
  readonly fill?: 'ground' | 'raised' | 'full';
}

/** Side of a square, in units of the drawing. */
const cellSize = 96;

/** Id of a square's definition. */
export function cellId(name: CellName): string {
  return `cell-${name}`;
}
