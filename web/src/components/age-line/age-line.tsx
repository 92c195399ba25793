import type { AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { clsx } from 'clsx';
import { remOf, useDrawingWidth } from '../use-drawing-width.ts';
import { type AgeNames, AgeShape, ageColours, ageNames } from './age-mark.tsx';
import { type AgeMark, type AgeScale, type Ages, ageKinds, ageScaleOf } from './age-scale.ts';

interface AgeLineProps {
  readonly ages: Ages;
  /** The range of the risk age. Default: none. */
  readonly riskAgeRange?: AnalysisView['range'];
  readonly caption: string | null;
  readonly names?: AgeNames;
  /**
   * A fixed width in drawing units, for prerendered pages: their boxes cannot be measured, so the drawing is scaled to its box. Default:
   * the measured width of the box.
   */
  readonly fixedWidth?: number;
  readonly className?: string;
}

/** Target, real and risk age on one scale, as wide as its box. It renders nothing for fewer than two known values; a range counts as one. */
export function AgeLine({
  ages,
  riskAgeRange = null,
  caption,
  names = ageNames,
  fixedWidth,
  className,
}: AgeLineProps) {
  // The initial width matters only until the box is measured, before the first paint.
  const [boxRef, measuredWidth] = useDrawingWidth<HTMLDivElement>(560);
  const width = fixedWidth ?? measuredWidth;
  const scale = ageScaleOf(ages, width, riskAgeRange);
  if (scale === null) return null;
  const rangeText = riskAgeRange && `${textOfAge(riskAgeRange.low)} to ${textOfAge(riskAgeRange.high)}`;
  return (
    <figure className={clsx('grid gap-2', className)}>
      <div ref={boxRef} className="min-w-0 overflow-hidden">
        <AgeDrawing
          scale={scale}
          rangeText={rangeText}
          width={width}
          accessibleName={accessibleNameOf(ages, names, rangeText)}
          names={names}
          // A drawing of a measured width already fills its box. A fixed drawing may fill a wider one, but its texts must not become too large.
          maxZoom={fixedWidth ? 1.5 : 1}
        />
      </div>
      {caption && <figcaption className="text-body text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}

function accessibleNameOf(ages: Ages, names: AgeNames, rangeText: string | null): string {
  const knownKinds = ageKinds.filter(kind => ages[kind].years !== null);
  const texts = knownKinds.map(kind => `${names[kind]} age ${ages[kind].text}`);
  if (rangeText) texts.push(`Risk age somewhere from ${rangeText}`);
  return texts.join(', ');
}

/* All lengths are in drawing units (`use-drawing-width.ts`). The numbers without a name below are distances of the design. */

/** The height of a row of labels. */
const labelRowHeight = 44;
/** The distance between two marks that are drawn one above the other. */
const pileHeight = 28;
/** The height of the ticks with their numbers, below the line. */
const tickAreaHeight = 44;
/** The height of the range with its text, below the ticks. */
const rangeAreaHeight = 34;
/** The font size of names, ticks and the range. */
const metaSize = 14;
/** The font size of the ages. */
const ageSize = 20;
/** The average width of a bold letter of size `metaSize`, for texts that must be placed before they are rendered. */
const letterWidth = 7.4;

interface AgeDrawingProps {
  readonly scale: AgeScale;
  readonly rangeText: string | null;
  readonly width: number;
  readonly accessibleName: string;
  readonly names: AgeNames;
  /** How many times larger than its natural size the drawing may become in a wide box. */
  readonly maxZoom: number;
}

function AgeDrawing({ scale, rangeText, width, accessibleName, names, maxZoom }: AgeDrawingProps) {
  const lineY = scale.labelLevels * labelRowHeight + scale.maxPileLevel * pileHeight + 20;
  const height = lineY + tickAreaHeight + (scale.riskAgeRange ? rangeAreaHeight : 0);
  const fullRangeWidth = (rangeText ?? '').length * letterWidth;
  // A smaller font if the text is wider than the drawing.
  const rangeFontScale = Math.min(1, width / fullRangeWidth);
  const halfRangeWidth = (fullRangeWidth * rangeFontScale) / 2;
  const labelBottomOf = ({ labelLevel }: AgeMark) =>
    lineY - 20 - scale.maxPileLevel * pileHeight - labelLevel * labelRowHeight;
  // A pile moves all labels away from their marks. A label in a higher row is also away from its mark, but usually a line connects them.
  const needsShape = ({ labelLevel, hasLeader }: AgeMark) =>
    scale.maxPileLevel > 0 || (labelLevel > 0 && !hasLeader);
  return (
    <svg
      role="img"
      aria-label={accessibleName}
      viewBox={`0 0 ${width} ${height}`}
      width={remOf(width * maxZoom)}
      className="block h-auto max-w-full"
    >
      <path
        d={`M${scale.track.from} ${lineY}H${scale.track.to}`}
        strokeWidth="10"
        strokeLinecap="round"
        className="stroke-line forced-colors:stroke-[GrayText]"
      />
      {scale.targetToRisk && (
        <path
          d={`M${scale.targetToRisk.from} ${lineY}H${scale.targetToRisk.to}`}
          strokeWidth="10"
          className={clsx(
            'forced-colors:stroke-[Highlight]',
            scale.isRiskAtMostReal ? 'stroke-good' : 'stroke-marigold',
          )}
        />
      )}
      {scale.ticks.map(tick => (
        <g key={tick.age} className="fill-ink-muted stroke-line-strong">
          <path d={`M${tick.x} ${lineY + 17}v7`} strokeWidth="2" strokeLinecap="round" />
          <text x={tick.x} y={lineY + 42} textAnchor="middle" stroke="none" fontSize={metaSize}>
            {tick.age}
          </text>
        </g>
      ))}
      {scale.riskAgeRange && (
        <g transform={`translate(0 ${lineY + tickAreaHeight + 4})`} className={ageColours.risk}>
          <path
            d={`M${scale.riskAgeRange.from} 0v8H${scale.riskAgeRange.to}v-8`}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-none stroke-current"
          />
          <text
            x={clampToDrawing((scale.riskAgeRange.from + scale.riskAgeRange.to) / 2, halfRangeWidth, width)}
            y={27}
            textAnchor="middle"
            fontSize={metaSize * rangeFontScale}
            className="font-bold"
          >
            {rangeText}
          </text>
        </g>
      )}
      {scale.marks.map(mark => (
        <g key={mark.kind} className={ageColours[mark.kind]}>
          {mark.hasLeader && (
            <path
              d={`M${mark.x} ${lineY - 18}V${labelBottomOf(mark)}`}
              strokeWidth="2"
              className="stroke-current"
            />
          )}
          {/* The stroke is an outline in the colour of the background. It separates the mark from the line and from other marks. */}
          <g
            transform={`translate(${mark.x} ${lineY - mark.pileLevel * pileHeight})`}
            className="stroke-surface"
            strokeWidth="6"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            <AgeShape kind={mark.kind} />
          </g>
          <Label
            mark={mark}
            name={names[mark.kind]}
            y={labelBottomOf(mark) - 4}
            hasShape={needsShape(mark)}
          />
        </g>
      ))}
    </svg>
  );
}

/** The position nearest to `x` at which a text of this half width stays inside the drawing. */
function clampToDrawing(x: number, halfWidth: number, width: number): number {
  return Math.min(Math.max(x, halfWidth), width - halfWidth);
}

interface LabelProps {
  readonly mark: AgeMark;
  readonly name: string;
  readonly y: number;
  /** Whether the shape of the mark is repeated to the left of the name, so that it is clear to which mark the label belongs. */
  readonly hasShape: boolean;
}

function Label({ mark, name, y, hasShape }: LabelProps) {
  const nameX = hasShape ? 8 : 0;
  const halfNameWidth = (name.length * letterWidth) / 2;
  return (
    <g transform={`translate(${mark.labelX} ${y})`}>
      {hasShape && (
        <g transform={`translate(${nameX - halfNameWidth - 10} -27) scale(.4)`}>
          <AgeShape kind={mark.kind} />
        </g>
      )}
      <text x={nameX} y={-22} textAnchor="middle" fontSize={metaSize} className="font-bold">
        {name}
      </text>
      <text y={-1} textAnchor="middle" fontSize={ageSize} className="font-extrabold">
        {mark.age}
        {mark.suffix && <tspan fontSize={metaSize}> {mark.suffix}</tspan>}
      </text>
    </g>
  );
}
