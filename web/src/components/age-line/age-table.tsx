import { TableOnDemand } from '../table-on-demand.tsx';
import { AgeSign } from './age-mark.tsx';
import { type AgeEnds, type Ages, ageKinds, shownAgeOf } from './age-scale.ts';

const rows = { target: 'Target age', real: 'Real age', risk: 'Risk age' } as const;

interface AgeTableProps {
  readonly ages: Ages;
  readonly ends: AgeEnds;
  /** '59 to 69'; null where the risk age is no estimate. */
  readonly range: string | null;
}

/** The ages as a table, which people can open. */
export function AgeTable({ ages, ends, range }: AgeTableProps) {
  return (
    <TableOnDemand caption="Your ages in years" columns={['Age', 'Years']} className="max-w-72">
      {ageKinds.map(kind => (
        <tr key={kind} className="border-t border-line">
          <th scope="row" className="py-2 text-start font-normal">
            <span className="inline-flex items-center gap-2">
              <AgeSign kind={kind} />
              {rows[kind]}
            </span>
          </th>
          <td className="py-2 text-end font-bold">
            {[shownAgeOf(kind, ages) ?? '-', ends[kind]].filter(Boolean).join(' ')}
          </td>
        </tr>
      ))}
      {range && (
        <tr className="border-t border-line">
          <th scope="row" className="py-2 text-start font-normal">
            Risk age, from and to
          </th>
          <td className="py-2 text-end font-bold">{range}</td>
        </tr>
      )}
    </TableOnDemand>
  );
}
