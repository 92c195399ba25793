import type { ReactNode } from 'react';
import { cn } from '../../../components/ui/cn.ts';
import { cellId, cellSize, clothCell, type QuiltCell } from './weave.ts';

/** Classes of a quilt's colours. Lines use the text colour. */
export interface QuiltTone {
  readonly seam: string;
  readonly ground: string;
  readonly raised: string;
  readonly full: string;
  readonly lines: string;
  readonly inverted: string;
}

/** For deep indigo, which is the same in both themes. */
const deepTone: QuiltTone = {
  seam: 'stroke-[#2b2f7a]',
  ground: 'fill-transparent',
  raised: 'fill-[#20246b]',
  full: 'fill-[#363cab]',
  lines: 'stroke-[#6168cf] text-[#6168cf]',
  inverted: 'stroke-[#d5d9ff] text-[#d5d9ff]',
};

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
      className={cn('pointer-events-none block', className)}
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
      <path d={`M0 0h${cellSize}v${cellSize}H0Z`} strokeWidth="1.5" className={cn(tone.seam, tone[fill])} />
      <use
        href={`#${cellId(name)}`}
        transform={turns === 0 ? undefined : `rotate(${turns * 90} ${middle} ${middle})`}
        className={fill === 'full' ? tone.inverted : tone.lines}
      />
    </g>
  );
}
