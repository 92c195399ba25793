import { Button } from '../../components/ui/button.tsx';
import { reportsCopy } from '../../copy/reports.ts';
import type { ReportRow } from './report-rows.ts';

interface RowActionProps {
  readonly row: ReportRow;
  /** The report being fetched, or null. */
  readonly opening: string | null;
  readonly view: (reportId: string) => void;
  readonly complete: (uniqueString: string | null) => void;
}

/** The one button of a row, named with its date for whoever hears it alone. */
export function RowAction({ row, opening, view, complete }: RowActionProps) {
  const { offer } = row;
  const of = <span className="sr-only">, {row.created}</span>;
  if (offer.kind === 'complete') {
    return (
      <Button size="sm" className="max-md:w-full" onClick={() => complete(offer.uniqueString)}>
        {reportsCopy.complete}
        {of}
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="max-md:w-full"
      busy={opening === offer.reportId}
      onClick={() => view(offer.reportId)}
    >
      {reportsCopy.view}
      {of}
    </Button>
  );
}
