// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as blocks loses its roles in browsers, so they are written out.
import type { WaitListEntry } from '@choose-life/client';
import { longDate } from '@choose-life/contracts/domain/dates';
import { Trash2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { waitListEmailsCopy } from '../copy/wait-list-emails.ts';

interface EmailTableProps {
  readonly entries: readonly WaitListEntry[];
  /** Number of the first row, from 1. */
  readonly first: number;
  readonly deleting: WaitListEntry['waitListId'] | null;
  readonly onDelete: (id: WaitListEntry['waitListId']) => void;
}

const { columns } = waitListEmailsCopy;
const heads = [columns.number, columns.email, columns.joined, columns.action];

/** A table from 768 px, cards on phones. Roles are explicit, since CSS removes them from cards. */
export function EmailTable({ entries, first, deleting, onDelete }: EmailTableProps) {
  return (
    <table
      role="table"
      className="block w-full border-collapse text-start text-body has-[tbody:empty]:sr-only md:table md:rounded-card"
    >
      <caption className="sr-only">{waitListEmailsCopy.heading}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b-2 border-line-strong">
          {heads.map(head => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className="px-4 py-3 text-start text-meta font-bold text-ink-muted"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {entries.map((entry, at) => (
          <EmailRow
            key={entry.waitListId}
            entry={entry}
            number={first + at}
            busy={deleting === entry.waitListId}
            onDelete={() => onDelete(entry.waitListId)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface EmailRowProps {
  readonly entry: WaitListEntry;
  readonly number: number;
  readonly busy: boolean;
  readonly onDelete: () => void;
}

const cell =
  'max-md:flex max-md:gap-3 max-md:before:w-16 max-md:before:shrink-0 max-md:before:text-meta max-md:before:font-bold max-md:before:text-ink-muted max-md:before:content-[attr(data-label)] md:px-4 md:py-2.5';

function EmailRow({ entry, number, busy, onDelete }: EmailRowProps) {
  return (
    <tr
      role="row"
      className="max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-5 md:border-b md:border-line"
    >
      <td role="cell" data-label={columns.number} className={cell}>
        {number}
      </td>
      <td role="cell" data-label={columns.email} className={`${cell} font-semibold [overflow-wrap:anywhere]`}>
        <span className="min-w-0">{entry.waitListEmail}</span>
      </td>
      <td role="cell" data-label={columns.joined} className={`${cell} text-ink-muted`}>
        {longDate(entry.waitListCreatedAt)}
      </td>
      <td role="cell" className="max-md:pt-2 md:px-4 md:py-2.5">
        <Button variant="danger" size="sm" busy={busy} className="max-md:w-full" onClick={onDelete}>
          {!busy && <Trash2 aria-hidden size={18} />}
          {waitListEmailsCopy.delete}
          <span className="sr-only"> {entry.waitListEmail}</span>
        </Button>
      </td>
    </tr>
  );
}
