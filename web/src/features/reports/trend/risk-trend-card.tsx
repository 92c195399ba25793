import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { Card } from '../../../components/ui/card.tsx';
import { trendCopy } from '../copy.ts';
import { agesOf, trendOf, trendSentence, trendTone } from './risk-trend.ts';
import { TrendDrawing } from './trend-drawing.tsx';
import { TrendKey } from './trend-key.tsx';
import { TrendTable } from './trend-table.tsx';

interface RiskTrendCardProps {
  readonly list: readonly ReportListItem[];
  /** The age in the latest report; null if unknown. */
  readonly realAge: number | null;
  /** False where a lower number is no success. */
  readonly mayPraise: boolean;
}

/** The risk ages over time, as a sentence, a chart and a table. */
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
      {points.length > 1 && <TrendTable points={points} />}
    </Card>
  );
}
