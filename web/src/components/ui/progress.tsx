interface ProgressProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
}

/** A progress bar on deep ground. */
export function Progress({ label, value }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 rounded-pill bg-on-deep/20"
    >
      <div
        className="h-full rounded-pill bg-marigold transition-[width] duration-[180ms] ease-out forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
