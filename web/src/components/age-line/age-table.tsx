import { TableOnDemand } from '../table-on-demand.tsx';
import { AgeSign, ageNames } from './age-mark.tsx';
import { type Ages, ageKinds } from './age-scale.ts';

interface AgeTableProps {
  readonly ages: Ages;
  /** '59 to 69'; null where the risk age is no estimate. */
  readonly range: string | null;
}

/** The ages as a table, which people can open. */
export function AgeTable({ ages, range }: AgeTableProps) {
  return (
    <TableOnDemand caption="Your ages in years" columns={['Age', 'Years']} className="max-w-72">
      {ageKinds.map(kind => (
        <tr key={kind} className="border-t border-line">
          <th scope="row" className="py-2 text-start font-normal">
            <span className="inline-flex items-center gap-2">
              <AgeSign kind={kind} />
              {ageNames[kind]} age
            </span>
          </th>
          <td className="py-2 text-end font-bold">{ages[kind].text}</td>
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
