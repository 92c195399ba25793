// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as blocks loses its roles in browsers, so they are written out.

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReportClientId } from '@/api/reports';
import { trpc } from '@/api/trpc';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { callShowingFault } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { choose } from '@/session/chosen';
import { storedAtoms } from '@/session/stored-atoms';
import { reportsCopy } from './copy.ts';
import type { ReportRow } from './report-rows.ts';

const { columns } = reportsCopy;

const headCell =
  'px-3 xl:px-5 py-3 whitespace-nowrap text-start text-caption font-bold tracking-wide text-ink-muted';
const cell =
  'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1.5 max-md:before:text-meta max-md:before:font-semibold max-md:before:text-ink-muted max-md:before:content-[attr(data-label)] md:px-3 md:py-4 md:align-middle md:whitespace-nowrap xl:px-5';

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
            <th key={name} role="columnheader" scope="col" className={headCell}>
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
            <td role="cell" data-label={columns.number} className={`${cell} text-ink-muted`}>
              {row.number}
            </td>
            <td role="cell" data-label={columns.created} className={cell}>
              <Created row={row} />
            </td>
            <td role="cell" data-label={columns.status} className={cell}>
              <Badge variant={row.status === 'Completed' ? 'good' : 'default'}>{row.status}</Badge>
            </td>
            <td role="cell" data-label={columns.riskAge} className={cell}>
              <RiskAge row={row} />
            </td>
            <td role="cell" className="max-md:pt-4 md:px-3 md:py-3 md:text-end xl:px-5">
              <RowAction row={row} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Created({ row }: { row: ReportRow }) {
  const more = [row.time, row.place].filter(part => part !== null);
  return (
    <div id={dateIdOf(row)} className="max-md:text-end">
      <span className="font-semibold">{row.created}</span>
      {more.length > 0 && <span className="block text-meta text-ink-muted">{more.join(' \u00b7 ')}</span>}
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

const dateIdOf = (row: ReportRow) => `report-${row.number}-date`;

function RowAction({ row, opening, view, complete }: { row: ReportRow } & RowActions) {
  const { offer } = row;
  const isReport = offer.kind === 'view';
  return (
    <Button
      variant={isReport ? 'outline' : 'default'}
      size="sm"
      className="max-md:w-full md:whitespace-nowrap"
      aria-describedby={dateIdOf(row)}
      busy={isReport && opening === offer.reportId}
      onClick={() => (isReport ? view(offer.reportId) : complete(offer.uniqueString))}
    >
      {isReport ? reportsCopy.view : reportsCopy.complete}
    </Button>
  );
}

type RowActions = ReturnType<typeof useRowActions>;

function useRowActions() {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const clientId = useReportClientId('reports');
  const utils = trpc.useUtils();
  const keepValidId = useSetAtom(storedAtoms.validReportId);
  const keepUniqueString = useSetAtom(storedAtoms.uniqueString);

  /** A fault is shown whatever the page's own reading of the same report says of it. */
  const view = async (reportId: string) => {
    if (opening !== null || clientId === null) return;
    setOpening(reportId);
    choose('singleReportId', reportId);
    try {
      await callShowingFault(() =>
        utils.hra.getReportData.fetch(
          { getReportDataReportId: reportId, getReportDataClientId: clientId },
          { meta: { onFault: 'screen' } },
        ),
      );
      keepValidId(reportId);
      navigate(pathOf('reportSummary'));
    } catch {
      setOpening(null);
    }
  };

  const complete = (uniqueString: string | null) => {
    keepUniqueString(uniqueString);
    navigate(pathOf('hraGeneral'));
  };

  return { opening, view, complete };
}
