import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { trendCopy } from '../copy.ts';
import type { TrendPoint } from './risk-trend.ts';

const { table: copy } = trendCopy;

/** The reports as a table, which people can open. */
export function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  return (
    <details className="text-meta">
      <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold text-indigo underline decoration-2 underline-offset-4">
        {copy.show}
      </summary>
      <table className="mt-1 w-full max-w-120 border-collapse text-body">
        <caption className="sr-only">{trendCopy.heading}</caption>
        <thead>
          <tr className="text-meta text-ink-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {copy.date}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {copy.time}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {copy.riskAge}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ age, created, number }) => (
            <tr key={number} className="border-t border-line">
              <td className="py-2">{longDate(created)}</td>
              <td className="py-2">{clockTime(created) ?? '-'}</td>
              <td className="py-2 text-end font-bold">{age === null ? trendCopy.gap : textOfAge(age)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
