import { Check } from 'lucide-react';

/** Points with ticks. */
export function CheckList({ points, className }: { points: readonly string[]; className: string }) {
  return (
    <ul className={`grid ${className}`}>
      {points.map(point => (
        <li key={point} className="flex items-start gap-3 text-body font-semibold text-ink">
          <Check aria-hidden size={22} className="mt-px shrink-0 text-good" />
          {point}
        </li>
      ))}
    </ul>
  );
}
