import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { remOf, useDrawingWidth } from '@/components/use-drawing-width';
import type { TrendPoint } from './risk-trend.ts';
import { type AgeDot, trendLayoutOf } from './trend-layout.ts';

/* All lengths are in drawing units, which grow with the font size (`use-drawing-width.ts`). Distances were chosen by eye. */

/** The y of the time axis. */
const axisY = 166;
/** The distance of a line of text from the line above it, or from the axis. */
const lineHeight = 24;
const dateFontSize = 14;
const ageFontSize = 18;
/** The smallest width in which two dates fit next to each other. */
const minWidthForDates = 260;

interface TrendDrawingProps {
  readonly points: readonly TrendPoint[];
  readonly realAge: number | null;
  readonly tone: TrendTone;
  /** The text for screen readers. */
  readonly label: string;
  readonly timeZone: string | undefined;
}

/** The chart of the risk ages, as wide as its box. */
export function TrendDrawing({ points, realAge, tone, label, timeZone }: TrendDrawingProps) {
  // 560 is the width until the frame is measured.
  const [frame, width] = useDrawingWidth<HTMLDivElement>(560);
  const isNarrow = width < minWidthForDates;
  const height = axisY + lineHeight * (isNarrow ? 2 : 1) + 6;
  const box = { left: 24, right: width - 24, top: 44, bottom: axisY - 30, width };
  const { dots, connections, realY } = trendLayoutOf(points, realAge, box);
  return (
    <div ref={frame} className="min-w-0 overflow-hidden">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={remOf(width)}
        className="block h-auto max-w-full"
      >
        <path d={`M0 ${axisY}H${width}`} strokeWidth="1" className="stroke-line" />
        {realY !== null && <RealAgeLine d={`M0 ${realY}H${width}`} />}
        {connections.map(({ from, to }) => (
          <Connection key={to.number} from={from} to={to} tone={tone} />
        ))}
        {dots.map(dot => (
          <g key={dot.number}>
            <RiskDot dot={dot} tone={tone} />
            {dot.hasLabel && (
              <text
                x={dot.labelX}
                y={dot.y - 18}
                textAnchor="middle"
                strokeWidth="4"
                paintOrder="stroke"
                fontSize={ageFontSize}
                className={`stroke-surface font-extrabold ${toneClasses[tone].fill}`}
              >
                {textOfAge(dot.age)}
              </text>
            )}
          </g>
        ))}
        <DateLabels points={points} width={width} isNarrow={isNarrow} timeZone={timeZone} />
      </svg>
    </div>
  );
}

/** The line between two dots. It is dashed if an age is beyond the end of the scale, since the slope is unknown. */
function Connection({ from, to, tone }: { from: AgeDot; to: AgeDot; tone: TrendTone }) {
  const isUncertain = from.age.bound !== null || to.age.bound !== null;
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray={isUncertain ? '1 8' : undefined}
      className={toneClasses[tone].stroke}
    />
  );
}

interface DateLabelsProps extends Pick<TrendDrawingProps, 'points' | 'timeZone'> {
  readonly width: number;
  /** Whether the dates do not fit into one line. The last date, or the one date of two times, is then in a second line. */
  readonly isNarrow: boolean;
}

/**
 * The dates of the first and the last report, below the axis. If both dates are equal, the times are shown. The date is then between them, or
 * below them if the drawing is narrow.
 */
function DateLabels({ points, timeZone, width, isNarrow }: DateLabelsProps) {
  const first = points.at(0)?.createdAt;
  const last = points.at(-1)?.createdAt;
  const firstDay = longDate(first, timeZone);
  const lastDay = longDate(last, timeZone);
  const isOneDay = firstDay === lastDay;
  const firstLineY = axisY + lineHeight;
  const lastLineY = isNarrow ? firstLineY + lineHeight : firstLineY;
  return (
    <g fontSize={dateFontSize} className="fill-ink-muted">
      <text x={0} y={firstLineY}>
        {isOneDay ? clockTime(first, timeZone) : firstDay}
      </text>
      {isOneDay && (
        <text x={width / 2} y={lastLineY} textAnchor="middle">
          {lastDay}
        </text>
      )}
      <text x={width} y={isOneDay ? firstLineY : lastLineY} textAnchor="end">
        {isOneDay ? clockTime(last, timeZone) : lastDay}
      </text>
    </g>
  );
}

type TrendTone = 'good' | 'neutral';

/** Green for a lower risk age. A higher risk age has no warning colour. */
const toneClasses: Record<TrendTone, { readonly fill: string; readonly stroke: string }> = {
  good: { fill: 'fill-good', stroke: 'stroke-good' },
  neutral: { fill: 'fill-indigo', stroke: 'stroke-indigo' },
};

/** The dot of a risk age. An age beyond the end of the scale is a triangle that points away from the scale. */
function RiskDot({ dot: { x, y, age }, tone }: { dot: AgeDot; tone: TrendTone }) {
  if (age.bound === null) {
    return (
      <circle cx={x} cy={y} r="8" strokeWidth="3" className={`stroke-surface ${toneClasses[tone].fill}`} />
    );
  }
  const direction = age.bound === 'above' ? 1 : -1;
  return (
    <path
      transform={`translate(${x} ${y}) scale(1 ${direction})`}
      d="M0-9 8 5H-8Z"
      strokeWidth="3"
      strokeLinejoin="round"
      className={`fill-surface ${toneClasses[tone].stroke}`}
    />
  );
}

/** The line of the real age, in the chart and in its legend. @param d an SVG path */
export function RealAgeLine({ d }: { d: string }) {
  return <path d={d} strokeWidth="2" strokeDasharray="6 6" className="stroke-ink-muted" />;
}
