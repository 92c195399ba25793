import type { WaitListEntry } from '@choose-life/client';
import { paginate, waitListPageSize } from '@choose-life/contracts/domain/pagination';
import { useRef, useState } from 'react';
import { directCall } from '../../../api/direct-call.ts';
import { useDirectRead } from '../../../api/use-direct-read.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { showFaultLazily, showSuccessLazily } from '../../../feedback/show-lazily.ts';
import { readToken } from '../../../session/token.ts';
import { emailsCaption, newestCaption, waitListEmailsCopy } from '../copy/wait-list-emails.ts';
import { EmailTable } from '../wait-list/email-table.tsx';

/** The wait-list; open to anyone (s.2.1, s.6). */
export function WaitlistEmailsPage() {
  return (
    <div className="content grid min-h-[36rem] content-start gap-6 py-10 lg:py-16">
      <PageHeading>{waitListEmailsCopy.heading}</PageHeading>
      <EmailList />
    </div>
  );
}

type Id = WaitListEntry['waitListId'];

interface List {
  readonly entries: readonly WaitListEntry[];
  /** How many more entries the list has, where the gateway says so. */
  readonly older: number;
}

/** The list; null where the operator has closed it. */
async function readList(): Promise<List | null> {
  const [isOpen, [list]] = await Promise.all([
    isListOpen(),
    Promise.allSettled([directCall('waitList', 'read', undefined)]),
  ]);
  if (!isOpen) return null;
  if (list.status === 'rejected') throw list.reason;
  const { data: entries, waitListTotal } = list.value;
  return { entries, older: Math.max(0, (waitListTotal ?? 0) - entries.length) };
}

/** The wait-list, ten entries per page. A failed read is only logged (s.8). */
function EmailList() {
  const [page, setPage] = useState(1);
  const caption = useRef<HTMLParagraphElement>(null);
  const { list, deleting, remove } = useWaitList(() => caption.current?.focus());
  // The error boundary of the app shows the 404 page.
  if (list.status === 'success' && list.answer === null) throw new Error('404 Not Found');
  if (list.status === 'pending') return <Loading>{waitListEmailsCopy.loading}</Loading>;
  const { entries, older } = (list.status === 'success' && list.answer) || { entries: [], older: 0 };
  const shown = paginate(entries, page, waitListPageSize);
  return (
    <div className="grid gap-5">
      {list.status === 'success' && shown.total === 0 && <EmptyState>{waitListEmailsCopy.none}</EmptyState>}
      {older > 0 && (
        <p className="text-body text-ink-muted">{newestCaption(entries.length, entries.length + older)}</p>
      )}
      <EmailTable entries={shown.rows} first={shown.from} deleting={deleting} onDelete={remove} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p ref={caption} tabIndex={-1} role="status" className="rounded-chip text-body text-ink-muted">
          {emailsCaption(shown)}
        </p>
        <div className="flex gap-3">
          <Button variant="outline" disabled={!shown.hasPrevious} onClick={() => setPage(shown.page - 1)}>
            {waitListEmailsCopy.previous}
          </Button>
          <Button variant="outline" disabled={!shown.hasNext} onClick={() => setPage(shown.page + 1)}>
            {waitListEmailsCopy.next}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The list, and deletion: a row disappears once it is deleted at the gateway (s.4). */
function useWaitList(onRemoved: () => void) {
  const { state, change } = useDirectRead(readList, { meta: { onFault: 'log' } });
  const [deleting, setDeleting] = useState<Id | null>(null);
  const remove = async (waitListId: Id) => {
    const callToken = readToken();
    setDeleting(waitListId);
    try {
      await directCall('waitList', 'delete', { waitListId });
      change(
        held => held && { ...held, entries: held.entries.filter(each => each.waitListId !== waitListId) },
      );
      void showSuccessLazily(waitListEmailsCopy.deleted);
      onRemoved();
    } catch (error) {
      void showFaultLazily(error, { onFault: 'toast', toast: waitListEmailsCopy.notDeleted }, callToken);
    } finally {
      setDeleting(null);
    }
  };
  return { list: state, deleting, remove };
}

/** False where the operator has closed the list of wait-list entries (WAITLIST_ADMIN=off). */
async function isListOpen(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch('/config.json')).json();
    return !(
      typeof answer === 'object' &&
      answer !== null &&
      'waitlistAdmin' in answer &&
      answer.waitlistAdmin === 'off'
    );
  } catch {
    return true;
  }
}
