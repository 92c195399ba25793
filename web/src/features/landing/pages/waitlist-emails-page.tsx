// biome-ignore-all lint/a11y/noRedundantRoles: on phones CSS displays the table as blocks, and browsers then drop the implicit roles.
import { gatewayErrorOf, type WaitListEntry } from '@choose-life/client';
import { longDate } from '@choose-life/contracts/domain/dates';
import { paginate, waitListPageSize } from '@choose-life/contracts/domain/pagination';
import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { client } from '@/api/client';
import { EmptyState } from '@/components/empty-state';
import { ErrorMessage } from '@/components/error-message';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Button } from '@/components/ui/button';
import { callWithLazyFaultHandling, showSuccessLazily } from '@/feedback/show-lazily';

/** Who may use the page, for each value of the operator's setting. */
const accessSettings = {
  'WAITLIST_ADMIN=list': 'those whose e-mails are listed in WAITLIST_ADMINS',
  'WAITLIST_ADMIN=signed-in': 'everybody who is logged in',
  'WAITLIST_ADMIN=open': 'anybody who knows this address',
  'WAITLIST_ADMIN=off': 'nobody; this page does not exist then',
};

/**
 * The page /waitlist-emails, which needs no session (s.2.1, s.6). If the operator has closed the list, the page looks like the page for an
 * unknown address.
 */
export function WaitlistEmailsPage() {
  const rowCountRef = useRef<HTMLParagraphElement>(null);
  const waitList = useWaitList(() => rowCountRef.current?.focus());
  if (waitList.list.status === 'off') return <ErrorMessage message="404 Not Found" />;
  return (
    <div className="content grid min-h-[36rem] content-start gap-6 py-10 lg:py-16">
      <PageHeading>Waitlist Emails</PageHeading>
      <EmailList rowCountRef={rowCountRef} {...waitList} />
    </div>
  );
}

type WaitListId = WaitListEntry['waitListId'];

interface LoadedList {
  readonly status: 'loaded';
  readonly entries: readonly WaitListEntry[];
  /** How many older entries the gateway has not sent; 0 if it does not send the total. */
  readonly olderCount: number;
}

/** The modes of WAITLIST_ADMIN in which nobody may see the list: the operator has closed it, or has not chosen who may see it. */
const closedModes = ['off', 'not-chosen'] as const;
type ClosedMode = (typeof closedModes)[number];

type WaitList = LoadedList | { readonly status: 'loading' | 'failed' | ClosedMode };

async function readList(): Promise<WaitList> {
  try {
    const { data: entries, waitListTotal } = await client.waitList.read.query();
    // `Math.max`, because a gateway may send a total that is lower than the number of its entries.
    return { status: 'loaded', entries, olderCount: Math.max(0, (waitListTotal ?? 0) - entries.length) };
  } catch (error) {
    const closedMode = gatewayErrorOf(error)?.kind === 'FORBIDDEN' ? await readClosedMode() : undefined;
    if (closedMode === undefined) throw error;
    return { status: closedMode };
  }
}

/**
 * The mode in which nobody may see the list; undefined if some people may. The modules are imported dynamically, because only a refused
 * visitor needs them.
 */
async function readClosedMode(): Promise<ClosedMode | undefined> {
  const [{ queryClient }, { configQuery }] = await Promise.all([
    import('@/api/trpc'),
    import('@/config-query'),
  ]);
  const { waitlistAdmin } = await queryClient.fetchQuery(configQuery);
  return closedModes.find(mode => mode === waitlistAdmin);
}

interface WaitListState {
  readonly list: WaitList;
  /** The entries that are being deleted. */
  readonly deletingIds: readonly WaitListId[];
  readonly remove: (id: WaitListId) => void;
}

interface EmailListProps extends WaitListState {
  /** The line 'Showing … emails', which gets the focus after a row was removed. */
  readonly rowCountRef: RefObject<HTMLParagraphElement | null>;
}

/** The wait-list, with ten entries on a page (s.9). If it could not be loaded, an empty list is shown (s.8). */
function EmailList({ rowCountRef, list, deletingIds, remove }: EmailListProps) {
  const [page, setPage] = useState(1);
  if (list.status === 'loading') return <Loading>Loading...</Loading>;
  // `WaitlistEmailsPage` handles 'off'.
  if (list.status === 'not-chosen') return <SetupInstructions />;
  const { entries, olderCount } = list.status === 'loaded' ? list : { entries: [], olderCount: 0 };
  const pagination = paginate(entries, page, waitListPageSize);
  return (
    <div className="grid gap-5">
      {list.status === 'loaded' && pagination.total === 0 && (
        <EmptyState pillar="nutrition">No emails yet.</EmptyState>
      )}
      {olderCount > 0 && (
        <p className="text-body text-ink-muted">
          {`The newest ${entries.length.toLocaleString('en')} of ${(entries.length + olderCount).toLocaleString('en')} emails are listed.`}
        </p>
      )}
      <EmailTable
        entries={pagination.rows}
        firstNumber={pagination.from}
        deletingIds={deletingIds}
        onDelete={remove}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p ref={rowCountRef} tabIndex={-1} role="status" className="rounded-chip text-body text-ink-muted">
          {`Showing ${pagination.from} - ${pagination.to} of ${pagination.total} emails`}
        </p>
        <div className="flex gap-3">
          <Button
            variant="outline"
            disabled={!pagination.hasPrevious}
            onClick={() => setPage(pagination.page - 1)}
          >
            Previous
          </Button>
          <Button
            variant="outline"
            disabled={!pagination.hasNext}
            onClick={() => setPage(pagination.page + 1)}
          >
            Next
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Explains to the operator how to enable the list. */
function SetupInstructions() {
  return (
    <div className="grid max-w-3xl gap-4 rounded-card border border-line bg-surface p-5 text-body">
      <p className="font-bold">
        This list is off until the site's operator chooses who may read it and delete from it.
      </p>
      <p className="text-ink-muted">
        It is turned on by the variable WAITLIST_ADMIN, before the site is started:
      </p>
      <dl className="grid gap-3">
        {Object.entries(accessSettings).map(([setting, who]) => (
          <div key={setting} className="grid gap-x-4 sm:grid-cols-[16rem_1fr]">
            <dt>
              <code className="font-semibold">{setting}</code>
            </dt>
            <dd className="text-ink-muted">{who}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Loads the list, and deletes entries. A row disappears once the gateway has deleted it (s.4). */
function useWaitList(onRemoved: () => void): WaitListState {
  const [list, setList] = useState<WaitList>({ status: 'loading' });
  useEffect(() => {
    // s.8: an error of the list is only logged.
    callWithLazyFaultHandling(readList, { onFault: 'log' }).then(setList, () =>
      setList({ status: 'failed' }),
    );
  }, []);
  const [deletingIds, setDeletingIds] = useState<readonly WaitListId[]>([]);
  const remove = async (waitListId: WaitListId) => {
    setDeletingIds(ids => [...ids, waitListId]);
    try {
      await callWithLazyFaultHandling(() => client.waitList.delete.mutate({ waitListId }), {
        onFault: 'toast',
        toast: 'Error deleting:',
      });
      setList(current =>
        current.status === 'loaded'
          ? { ...current, entries: current.entries.filter(each => each.waitListId !== waitListId) }
          : current,
      );
      showSuccessLazily('Delete successful');
      // Moves the focus, because the focused button is gone.
      onRemoved();
    } catch {
      // The toast has shown the error.
    } finally {
      setDeletingIds(ids => ids.filter(id => id !== waitListId));
    }
  };
  return { list, deletingIds, remove: id => void remove(id) };
}

/**
 * Replaces the invisible characters of an e-mail (Unicode category Cf) with their code points, because some of them reverse the direction of
 * the text.
 */
function escapeInvisibleCharacters(email: string): string {
  return email.replace(
    /\p{Cf}/gu,
    character => `[U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

interface EmailTableProps {
  readonly entries: readonly WaitListEntry[];
  /** The number of the first entry in the whole list, from 1. */
  readonly firstNumber: number;
  readonly deletingIds: readonly WaitListId[];
  readonly onDelete: (id: WaitListId) => void;
}

const columns = ['No.', 'Email', 'Joined', 'Action'];
const cellClasses =
  'max-md:flex max-md:gap-3 max-md:before:w-16 max-md:before:shrink-0 max-md:before:text-meta max-md:before:font-bold max-md:before:text-ink-muted max-md:before:content-[attr(data-label)] md:px-4 md:py-2.5';

/** A table from 768 px, and one card for each entry on phones. CSS shows `data-label` before each value of a card. */
function EmailTable({ entries, firstNumber, deletingIds, onDelete }: EmailTableProps) {
  return (
    <table
      role="table"
      className="block w-full border-collapse text-start text-body has-[tbody:empty]:sr-only md:table md:rounded-card"
    >
      <caption className="sr-only">Waitlist Emails</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b-2 border-line-strong">
          {columns.map(name => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="px-4 py-3 text-start text-meta font-bold text-ink-muted"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {entries.map(({ waitListId, waitListEmail, waitListCreatedAt }, index) => (
          <tr
            key={waitListId}
            role="row"
            className="max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-5 md:border-b md:border-line"
          >
            <td role="cell" data-label="No." className={cellClasses}>
              {firstNumber + index}
            </td>
            <td
              role="cell"
              data-label="Email"
              className={`${cellClasses} font-semibold [overflow-wrap:anywhere]`}
            >
              <bdi className="min-w-0">{escapeInvisibleCharacters(waitListEmail)}</bdi>
            </td>
            <td role="cell" data-label="Joined" className={`${cellClasses} text-ink-muted`}>
              {longDate(waitListCreatedAt)}
            </td>
            <td role="cell" className="max-md:pt-2 md:px-4 md:py-2.5">
              <Button
                variant="destructive"
                size="sm"
                busy={deletingIds.includes(waitListId)}
                className="max-md:w-full"
                onClick={() => onDelete(waitListId)}
              >
                {!deletingIds.includes(waitListId) && <Trash2 aria-hidden size={18} />}
                Delete
                <span className="sr-only"> {escapeInvisibleCharacters(waitListEmail)}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
