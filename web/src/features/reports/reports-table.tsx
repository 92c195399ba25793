// biome-ignore-all lint/a11y/noRedundantRoles: on phones CSS displays the table as blocks, and browsers then drop the implicit roles.

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReportClientId } from '@/api/reports';
import { trpc } from '@/api/trpc';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { callWithFaultHandling } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { storeChosenId } from '@/session/chosen';
import { storedAtoms } from '@/session/stored-atoms';
import { reportsCopy } from './copy.ts';
import type { ReportRow } from './report-rows.ts';

const { columns } = reportsCopy;

const headCellClasses =
  'px-3 xl:px-5 py-3 whitespace-nowrap text-start text-caption font-bold tracking-wide text-ink-muted';
const cellClasses =
  'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1.5 max-md:before:text-meta max-md:before:font-semibold max-md:before:text-ink-muted max-md:before:content-[attr(data-label)] md:px-3 md:py-4 md:align-middle md:whitespace-nowrap xl:px-5';

/**
 * The reports (s.2.3): a table from 768 px, one card for each report on phones. The explicit roles keep it a table for screen readers on
 * phones, where browsers drop the implicit ones because of `display: block` and `grid`. On a card, CSS shows `data-label` before each value.
 */
export function ReportsTable({ rows }: { rows: readonly ReportRow[] }) {
  const actions = useRowActions();
  return (
    <table
      role="table"
      className="w-full border-separate border-spacing-0 max-md:block md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface"
    >
      <caption className="sr-only">{reportsCopy.caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only md:bg-sunk">
        <tr role="row">
          {Object.values(columns).map(name => (
            <th key={name} role="columnheader" scope="col" className={headCellClasses}>
              {name === columns.action ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
        {rows.map(row => (
          <tr
            key={row.number}
            role="row"
            className="max-md:grid max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-5 md:[&>td]:border-t md:[&>td]:border-line md:hover:bg-cotton"
          >
            <td role="cell" data-label={columns.number} className={`${cellClasses} text-ink-muted`}>
              {row.number}
            </td>
            <td role="cell" data-label={columns.created} className={cellClasses}>
              <Created row={row} />
            </td>
            <td role="cell" data-label={columns.status} className={cellClasses}>
              <Badge variant={row.status === 'Completed' ? 'good' : 'default'}>{row.status}</Badge>
            </td>
            <td role="cell" data-label={columns.riskAge} className={cellClasses}>
              <RiskAge row={row} />
            </td>
            <td role="cell" className="max-md:pt-4 md:px-3 md:py-3 md:text-end xl:px-5">
              <ActionButton row={row} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Created({ row }: { row: ReportRow }) {
  const details = [row.time, row.reportNumberText].filter(part => part !== null);
  return (
    <div id={dateIdOf(row)} className="max-md:text-end">
      <span className="font-semibold">{row.created}</span>
      {details.length > 0 && <span className="block text-meta text-ink-muted">{details.join(' · ')}</span>}
    </div>
  );
}

function RiskAge({ row }: { row: ReportRow }) {
  return (
    <div className="max-md:text-end">
      <span className="text-lead font-extrabold">{row.riskAge}</span>
      {row.reason && (
        <span className="block max-w-[26ch] text-caption whitespace-normal text-ink-muted">{row.reason}</span>
      )}
    </div>
  );
}

/** The id of a row's date. The date describes the row's button, since the buttons of several rows have the same name. */
const dateIdOf = (row: ReportRow) => `report-${row.number}-date`;

function ActionButton({ row, openingId, view, complete }: { row: ReportRow } & RowActions) {
  const { action } = row;
  const isReport = action.kind === 'view';
  return (
    <Button
      variant={isReport ? 'outline' : 'default'}
      size="sm"
      className="max-md:w-full md:whitespace-nowrap"
      aria-describedby={dateIdOf(row)}
      busy={isReport && openingId === action.reportId}
      onClick={() => (isReport ? view(action.reportId) : complete(action.uniqueString))}
    >
      {isReport ? reportsCopy.view : reportsCopy.complete}
    </Button>
  );
}

interface RowActions {
  /** The id of the report that is being loaded; null for none. */
  readonly openingId: string | null;
  /** Loads a report, then opens its analysis (s.2.3). */
  readonly view: (reportId: string) => void;
  /** Opens the assessment with the saved answers of this unique string. */
  readonly complete: (uniqueString: string | null) => void;
}

function useRowActions(): RowActions {
  const [, navigate] = useLocation();
  const [openingId, setOpeningId] = useState<string | null>(null);
  const clientId = useReportClientId('reports');
  const utils = trpc.useUtils();
  const storeLoadedReportId = useSetAtom(storedAtoms.validReportId);
  const storeUniqueString = useSetAtom(storedAtoms.uniqueString);

  const view = async (reportId: string) => {
    // A report is being opened, or the configuration is not loaded yet.
    if (openingId !== null || clientId === null) return;
    setOpeningId(reportId);
    // `singleReportId` is the pressed row, so it is stored before the request, whatever its result. `validReportId` is the last report whose
    // data was loaded, so it is stored after the response (docs/decisions/0004-readings.md).
    storeChosenId('singleReportId', reportId);
    try {
      // `callWithFaultHandling` shows an error, so the query cache must not show it too (`onFault: 'caller'`). The cache cannot always show it:
      // if the page is already requesting this report, `fetch` waits for that request, and the cache only logs its error.
      await callWithFaultHandling(() =>
        utils.hra.getReportData.fetch(
          { getReportDataReportId: reportId, getReportDataClientId: clientId },
          { meta: { onFault: 'caller' } },
        ),
      );
      storeLoadedReportId(reportId);
      navigate(pathOf('reportSummary'));
    } catch {
      // `callWithFaultHandling` has shown the error.
      setOpeningId(null);
    }
  };

  const complete = (uniqueString: string | null) => {
    // The assessment loads the saved answers of the stored unique string.
    storeUniqueString(uniqueString);
    navigate(pathOf('hraGeneral'));
  };

  return { openingId, view: reportId => void view(reportId), complete };
}
