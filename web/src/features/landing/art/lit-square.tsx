import type { Pillar } from '../../../components/motif.tsx';
import { cellId, cellSize } from './cell-names.ts';

/** Classes of the square's ground and lines. */
export interface LitDye {
  readonly ground: string;
  readonly ink: string;
}

/** Light in both themes, since deep indigo is deep in both. */
export const lightDyes: Record<Pillar, LitDye> = {
  health: { ground: 'fill-[#e7e9fa]', ink: 'stroke-[#2b2f8f] text-[#2b2f8f]' },
  lifestyle: { ground: 'fill-[#fbe6f1]', ink: 'stroke-[#9c1f63] text-[#9c1f63]' },
  fitness: { ground: 'fill-[#fde9dd]', ink: 'stroke-[#a63e0a] text-[#a63e0a]' },
  nutrition: { ground: 'fill-[#e3f3e4]', ink: 'stroke-[#22682f] text-[#22682f]' },
};

interface LitSquareProps {
  readonly pillar: Pillar;
  readonly dye: LitDye;
  /** Position and size, in squares of the quilt. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The highlighted square of a quilt, with a pillar's motif. */
export function LitSquare({ pillar, dye, x, y, size }: LitSquareProps) {
  const side = size * cellSize;
  const zoom = (side * 0.7) / 64;
  // The motif's own lines start 16 units into their square.
  const inset = (side / zoom - 64) / 2 - 16;
  const stitched = side - 28;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <path d={`M0 0h${side}v${side}H0Z`} className={dye.ground} />
      <g className={dye.ink}>
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
      {size > 2 && <circle cx={side * 0.85} cy={side * 0.15} r={side * 0.06} className="fill-marigold" />}
    </g>
  );
}
