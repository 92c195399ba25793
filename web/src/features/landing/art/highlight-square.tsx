import type { Pillar } from '../../../components/motif.tsx';
import { cellId, cellSize } from './weave.ts';

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
