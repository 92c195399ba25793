import { cva, type VariantProps } from 'class-variance-authority';

const bar = cva(
  'h-full rounded-pill transition-[width] duration-[180ms] ease-out forced-colors:bg-[Highlight]',
  {
    variants: { tone: { indigo: 'bg-indigo', good: 'bg-good', marigold: 'bg-marigold' } },
    defaultVariants: { tone: 'indigo' },
  },
);

interface ProgressProps extends VariantProps<typeof bar> {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
}

export function Progress({ label, value, tone }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={tone === 'marigold' ? 'h-2 rounded-pill bg-on-deep/20' : 'h-2 rounded-pill bg-line'}
    >
      <div className={bar({ tone })} style={{ width: `${percent}%` }} />
    </div>
  );
}
