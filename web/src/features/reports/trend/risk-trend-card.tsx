import { longDate } from '@choose-life/contracts/domain/dates';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { Card } from '../../../components/ui/card.tsx';
import { useWidth } from '../../../components/use-width.ts';
import { trendCopy } from '../../../copy/reports.ts';
import { placedTrend, type TrendPoint, trendOf, trendSentence } from './risk-trend.ts';

const height = 168;

/** How the risk age went over the completed reports; the table below holds the same numbers. */
export function RiskTrendCard({ list }: { list: readonly ReportListItem[] }) {
  const points = trendOf(list);
  if (points.length === 0) return null;
  const sentence = trendSentence(points);
  return (
    <Card className="grid gap-3">
      <h2 className="text-meta font-bold text-indigo">{trendCopy.heading}</h2>
      <p className={sentence ? 'display text-h3' : 'text-body text-ink-muted'}>{sentence ?? trendCopy.one}</p>
      {sentence && <Drawing points={points} label={sentence} />}
    </Card>
  );
}

function Drawing({ points, label }: { points: readonly TrendPoint[]; label: string }) {
  const [frame, width] = useWidth<HTMLDivElement>(560);
  const placed = placedTrend(points, { left: 24, right: width - 24, top: 44, bottom: height - 50 });
  const [first, last] = [placed.at(0), placed.at(-1)];
  return (
    <div ref={frame} className="min-w-0 overflow-hidden">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className="block max-w-full"
      >
        <path d={`M0 ${height - 26}H${width}`} strokeWidth="1" className="stroke-line" />
        <polyline
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-viz-risk"
        />
        {placed.map(({ at, age, x, y, labelled }) => (
          <g key={at} className="fill-viz-risk">
            <circle cx={x} cy={y} r="7" strokeWidth="3" className="stroke-surface" />
            {labelled && (
              <text x={x} y={y - 16} textAnchor="middle" className="text-lead font-extrabold">
                {age}
              </text>
            )}
          </g>
        ))}
        <g className="fill-ink-muted text-meta">
          <text x={0} y={height - 6}>
            {dateOf(first)}
          </text>
          <text x={width} y={height - 6} textAnchor="end">
            {dateOf(last)}
          </text>
        </g>
      </svg>
    </div>
  );
}

const dateOf = (point: TrendPoint | undefined) => (point ? longDate(new Date(point.at).toISOString()) : '');
