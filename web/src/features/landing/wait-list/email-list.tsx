import { paginate, waitListPageSize } from '@choose-life/contracts/domain/pagination';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { trpc } from '../../../api/trpc.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useConfig } from '../../../config.ts';
import { emailsCaption, waitListEmailsCopy } from '../copy/wait-list.ts';
import { EmailTable } from './email-table.tsx';

/** The list, read once on open, ten on a page. A failed read is only logged (s.8). */
export function EmailList() {
  const [page, setPage] = useState(1);
  const caption = useRef<HTMLParagraphElement>(null);
  const config = useConfig();
  const { list, remove } = useWaitList(() => caption.current?.focus());
  // A closed page is one that is not there: the app's error page says so.
  if (config?.waitListPage === false) throw new Error('404 Not Found');
  if (list.isPending) return <Loading>{waitListEmailsCopy.loading}</Loading>;
  const shown = paginate(list.data?.data ?? [], page, waitListPageSize);
  return (
    <div className="grid gap-5">
      {list.isSuccess && shown.total === 0 && <EmptyState>{waitListEmailsCopy.none}</EmptyState>}
      <EmailTable
        entries={shown.rows}
        first={shown.from}
        deleting={remove.isPending ? remove.variables.waitListId : null}
        onDelete={waitListId => remove.mutate({ waitListId })}
      />
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

/** The list and its deletion: a row goes here only once it is gone there (s.4). `onRemoved` hears of it. */
function useWaitList(onRemoved: () => void) {
  const cache = trpc.useUtils();
  const list = trpc.waitList.read.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    meta: { onFault: 'log' },
  });
  const remove = trpc.waitList.delete.useMutation({
    meta: { onFault: 'toast', toast: waitListEmailsCopy.notDeleted },
    onSuccess: (_answer, { waitListId }) => {
      cache.waitList.read.setData(
        undefined,
        known => known && { ...known, data: known.data.filter(entry => entry.waitListId !== waitListId) },
      );
      toast.success(waitListEmailsCopy.deleted);
      onRemoved();
    },
  });
  return { list, remove };
}
