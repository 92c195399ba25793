import { cn } from '../ui/cn.ts';
import { useWidth } from '../use-width.ts';
import { AgeShape, ageInks } from './age-mark.tsx';
import {
  type AgeKind,
  type AgeMark,
  type AgeScale,
  type Ages,
  ageKinds,
  ageScaleOf,
  shownAgeOf,
} from './age-scale.ts';
import { ageSentence } from './age-sentence.ts';
import { AgeTable } from './age-table.tsx';

/** The short names over the marks. */
export const ageNames: Record<AgeKind, string> = { target: 'Target', real: 'Real', risk: 'Risk' };

const labelRow = 46;
const pileRow = 28;
const underLine = 46;

interface AgeLineProps {
  readonly ages: Ages;
  /** What the line says; its own sentence unless said otherwise, null where the page says it already. */
  readonly caption?: string | null;
  /** Drawn once, for a box of so many px, and scaled with it: where a page stands complete before its code comes. */
  readonly drawnFor?: number;
  readonly className?: string;
}

/**
 * Target, real and risk age on one scale, drawn at the width it has. Nothing at all when fewer than two ages are known.
 */
export function AgeLine({ ages, caption = ageSentence(ages), drawnFor, className }: AgeLineProps) {
  const [frame, measured] = useWidth<HTMLDivElement>(560);
  const width = drawnFor ?? measured;
  const scale = ageScaleOf(ages, width);
  if (scale === null) return null;
  return (
    <figure className={cn('grid gap-2', className)}>
      <div ref={frame} className="min-w-0 overflow-hidden">
        <Drawing
          scale={scale}
          width={width}
          label={inWords(ages)}
          className={drawnFor ? 'h-auto w-full max-w-md' : 'max-w-full'}
        />
      </div>
      {caption && <figcaption className="text-body text-ink-muted">{caption}</figcaption>}
      <AgeTable ages={ages} />
    </figure>
  );
}

function inWords(ages: Ages): string {
  return ageKinds
    .filter(kind => shownAgeOf(kind, ages) !== null)
    .map(kind => `${ageNames[kind]} age ${shownAgeOf(kind, ages)}`)
    .join(', ');
}

interface DrawingProps {
  readonly scale: AgeScale;
  readonly width: number;
  readonly label: string;
  readonly className: string;
}

function Drawing({ scale, width, label, className }: DrawingProps) {
  const lineY = scale.labelLevels * labelRow + scale.piles * pileRow + 24;
  const height = lineY + underLine;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`block ${className}`}
    >
      <path
        d={`M${scale.track.from} ${lineY}H${scale.track.to}`}
        strokeWidth="10"
        strokeLinecap="round"
        className="stroke-line forced-colors:stroke-[GrayText]"
      />
      {scale.bar && (
        <path
          d={`M${scale.bar.from} ${lineY}H${scale.bar.to}`}
          strokeWidth="10"
          className={cn(
            'forced-colors:stroke-[Highlight]',
            scale.younger ? 'stroke-good' : 'stroke-marigold',
          )}
        />
      )}
      {scale.ticks.map(tick => (
        <g key={tick.age} className="fill-ink-muted stroke-line-strong">
          <path d={`M${tick.x} ${lineY + 17}v7`} strokeWidth="2" strokeLinecap="round" />
          <text x={tick.x} y={lineY + 42} textAnchor="middle" stroke="none" className="text-meta">
            {tick.age}
          </text>
        </g>
      ))}
      {scale.marks.map(mark => (
        <g key={mark.kind} className={ageInks[mark.kind]}>
          {mark.leader && (
            <path
              d={`M${mark.x} ${lineY - 18}V${lineY - 20 - scale.piles * pileRow - mark.labelLevel * labelRow}`}
              strokeWidth="2"
              className="stroke-current"
            />
          )}
          <g
            transform={`translate(${mark.x} ${lineY - mark.pile * pileRow})`}
            className="stroke-surface"
            strokeWidth="6"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            <AgeShape kind={mark.kind} />
          </g>
          <Label
            mark={mark}
            y={lineY - 24 - scale.piles * pileRow - mark.labelLevel * labelRow}
            signed={scale.piles > 0 || (mark.labelLevel > 0 && !mark.leader)}
          />
        </g>
      ))}
    </svg>
  );
}

/** Half the width of each name, in px, so that its shape can stand in front of it. */
const nameHalves: Record<AgeKind, number> = { target: 22, real: 15, risk: 15 };

/** Name and number above a mark; a label that is not right above its mark carries the mark's shape. */
function Label({ mark, y, signed }: { mark: AgeMark; y: number; signed: boolean }) {
  const nameX = signed ? 8 : 0;
  return (
    <g transform={`translate(${mark.labelX} ${y})`}>
      {signed && (
        <g transform={`translate(${nameX - nameHalves[mark.kind] - 10} -27) scale(.4)`}>
          <AgeShape kind={mark.kind} />
        </g>
      )}
      <text x={nameX} y={-22} textAnchor="middle" className="text-meta font-bold">
        {ageNames[mark.kind]}
      </text>
      <text y={-1} textAnchor="middle" className="text-question font-extrabold">
        {mark.age}
      </text>
    </g>
  );
}
