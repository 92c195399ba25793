import { Button } from '../../components/ui/button.tsx';
import { reportsCopy } from './copy.ts';
import type { ReportRow } from './report-rows.ts';

interface RowActionProps {
  readonly row: ReportRow;
  /** Id of the report that is loading, or null. */
  readonly opening: string | null;
  readonly view: (reportId: string) => void;
  readonly complete: (uniqueString: string | null) => void;
}

export const dateIdOf = (row: ReportRow) => `report-${row.number}-date`;

/** The action of a row, described by its date. */
export function RowAction({ row, opening, view, complete }: RowActionProps) {
  const { offer } = row;
  if (offer.kind === 'complete') {
    return (
      <Button
        size="sm"
        className="whitespace-nowrap max-md:w-full"
        aria-describedby={dateIdOf(row)}
        onClick={() => complete(offer.uniqueString)}
      >
        {reportsCopy.complete}
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="whitespace-nowrap max-md:w-full"
      aria-describedby={dateIdOf(row)}
      busy={opening === offer.reportId}
      onClick={() => view(offer.reportId)}
    >
      {reportsCopy.view}
    </Button>
  );
}
