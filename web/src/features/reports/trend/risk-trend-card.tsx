import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { trendCopy } from '../copy.ts';
import { agesOf, type TrendPoint, trendOf, trendSentence, trendTone } from './risk-trend.ts';
import { GapMark, RealLine, RiskDot, TrendDrawing, type TrendTone } from './trend-drawing.tsx';

interface RiskTrendCardProps {
  readonly list: readonly ReportListItem[];
  /** The age in the latest report; null if unknown. */
  readonly realAge: number | null;
  /** False where a lower number is no success. */
  readonly mayPraise: boolean;
}

/** The risk ages over time, as a sentence and a chart. The table of reports below has the numbers. */
export function RiskTrendCard({ list, realAge, mayPraise }: RiskTrendCardProps) {
  const points = trendOf(list);
  if (agesOf(points).length === 0) return null;
  const sentence = trendSentence(points);
  const drawing = { points, realAge, tone: mayPraise ? trendTone(points) : 'neutral' } as const;
  return (
    <Card className="grid gap-3">
      <h2 className="text-meta font-bold text-indigo">{trendCopy.heading}</h2>
      <p className={sentence ? 'display max-w-[32ch] text-h3' : 'text-body text-ink-muted'}>
        {sentence ?? trendCopy.one}
      </p>
      {points.at(-1)?.age === null && <p className="text-body text-ink-muted">{trendCopy.latestWithout}</p>}
      {sentence && (
        <>
          <TrendDrawing {...drawing} label={sentence} />
          <TrendKey {...drawing} />
        </>
      )}
    </Card>
  );
}

interface TrendKeyProps {
  readonly points: readonly TrendPoint[];
  readonly realAge: number | null;
  readonly tone: TrendTone;
}

/** The legend, with only the marks that are drawn. */
function TrendKey({ points, realAge, tone }: TrendKeyProps) {
  const bounds = new Set(points.map(({ age }) => age?.bound ?? null));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-ink-muted">
      {realAge !== null && (
        <Entry words={trendCopy.realAge(Math.round(realAge))}>
          <RealLine d="M0 12H32" />
        </Entry>
      )}
      {(['above', 'below'] as const).map(
        bound =>
          bounds.has(bound) && (
            <Entry key={bound} words={trendCopy.ends[bound]}>
              <RiskDot x={16} y={12} bound={bound} tone={tone} />
            </Entry>
          ),
      )}
      {points.some(({ age }) => age === null) && (
        <Entry words={trendCopy.gap}>
          <GapMark x={16} y={12} />
        </Entry>
      )}
    </ul>
  );
}

function Entry({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 32 24" width={32} height={24} className="shrink-0">
        {children}
      </svg>
      {words}
    </li>
  );
}
