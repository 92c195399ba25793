import { AgeSign } from './age-mark.tsx';
import { type Ages, ageKinds, shownAgeOf } from './age-scale.ts';

const rows = { target: 'Target age', real: 'Real age', risk: 'Risk age' } as const;

/** The same ages as a table, opened by whoever prefers one. */
export function AgeTable({ ages }: { ages: Ages }) {
  return (
    <details className="group text-meta print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold text-indigo underline decoration-2 underline-offset-4">
        Show as table
      </summary>
      <table className="mt-1 w-full max-w-72 border-collapse text-body">
        <caption className="sr-only">Your ages in years</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Age</th>
            <th scope="col">Years</th>
          </tr>
        </thead>
        <tbody>
          {ageKinds.map(kind => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                <span className="inline-flex items-center gap-2">
                  <AgeSign kind={kind} />
                  {rows[kind]}
                </span>
              </th>
              <td className="py-2 text-end font-bold">{shownAgeOf(kind, ages) ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
