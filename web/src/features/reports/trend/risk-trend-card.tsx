import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { Card } from '@/components/ui/card';
import { trendCopy } from '../copy.ts';
import { latestHasNoAge, trendOf, trendSentence, trendTone } from './risk-trend.ts';
import { RealAgeLine, TrendDrawing } from './trend-drawing.tsx';

interface RiskTrendCardProps {
  readonly reports: readonly ReportListItem[];
  readonly realAge: number | null;
  /** Whether a lower risk age may be shown as a success, in green. */
  readonly mayPraise: boolean;
  /** The operator's time zone, for dates; undefined for the browser's time zone. */
  readonly timeZone: string | undefined;
}

/** The risk ages over time, as a sentence and a chart. The table of reports below has the numbers. */
export function RiskTrendCard({ reports, realAge, mayPraise, timeZone }: RiskTrendCardProps) {
  const points = trendOf(reports);
  if (points.length === 0) return null;
  const isLatestAgeMissing = latestHasNoAge(reports);
  const sentence = trendSentence(points);
  const tone = mayPraise && !isLatestAgeMissing ? trendTone(points) : 'neutral';
  return (
    <Card className="grid gap-3">
      <h2 className="text-meta font-bold text-indigo">{trendCopy.heading}</h2>
      <p className={sentence ? 'display max-w-[32ch] text-h3' : 'text-body text-ink-muted'}>
        {sentence ?? trendCopy.onlyOne}
      </p>
      {isLatestAgeMissing && <p className="text-body text-ink-muted">{trendCopy.latestHasNoAge}</p>}
      {sentence && (
        <>
          <TrendDrawing points={points} realAge={realAge} tone={tone} label={sentence} timeZone={timeZone} />
          {realAge !== null && (
            <p className="flex items-center gap-2 text-meta text-ink-muted">
              <svg aria-hidden="true" viewBox="0 0 32 24" width={32} height={24} className="shrink-0">
                <RealAgeLine d="M0 12H32" />
              </svg>
              <span>{trendCopy.realAge(Math.round(realAge))}</span>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
