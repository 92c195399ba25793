import type { ReactNode } from 'react';
import { trendCopy } from '../copy.ts';
import type { TrendPoint } from './risk-trend.ts';
import { GapMark, RealLine, RiskDot, type TrendTone } from './trend-marks.tsx';

interface TrendKeyProps {
  readonly points: readonly TrendPoint[];
  readonly realAge: number | null;
  readonly tone: TrendTone;
}

/** The legend, with only the marks that are drawn. */
export function TrendKey({ points, realAge, tone }: TrendKeyProps) {
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
