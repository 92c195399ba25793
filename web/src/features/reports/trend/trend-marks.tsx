import type { AgeBound } from '@choose-life/contracts/domain/report/report-details';

export type TrendTone = 'good' | 'neutral';

/** Green for a lower risk age. No colour warns. */
export const inks: Record<TrendTone, { readonly fill: string; readonly stroke: string }> = {
  good: { fill: 'fill-good', stroke: 'stroke-good' },
  neutral: { fill: 'fill-indigo', stroke: 'stroke-indigo' },
};

interface RiskDotProps {
  readonly x: number;
  readonly y: number;
  /** A bound of the scale is an open triangle that points beyond it. */
  readonly bound: AgeBound | null;
  readonly tone: TrendTone;
}

export function RiskDot({ x, y, bound, tone }: RiskDotProps) {
  if (bound === null) {
    return <circle cx={x} cy={y} r="8" strokeWidth="3" className={`stroke-surface ${inks[tone].fill}`} />;
  }
  const way = bound === 'above' ? 1 : -1;
  return (
    <path
      transform={`translate(${x} ${y}) scale(1 ${way})`}
      d="M0-9 8 5H-8Z"
      strokeWidth="3"
      strokeLinejoin="round"
      className={`fill-surface ${inks[tone].stroke}`}
    />
  );
}

/** A report without a number. */
export function GapMark({ x, y }: { x: number; y: number }) {
  return (
    <rect
      x={x - 4}
      y={y - 9}
      width="8"
      height="18"
      rx="4"
      strokeWidth="2"
      className="fill-surface stroke-ink-muted"
    />
  );
}

export function RealLine({ d }: { d: string }) {
  return <path d={d} strokeWidth="2" strokeDasharray="6 6" className="stroke-viz-real" />;
}
