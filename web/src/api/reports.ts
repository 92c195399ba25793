import { knownTimeZone } from '@choose-life/contracts/domain/dates';
import { latestReportId, type ReportAges } from '@choose-life/contracts/domain/reports';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { WebConfig } from '@/config';
import { useConfig } from '@/config-query';
import type { ScreenMeta } from '@/feedback/show-fault';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { queries, trpc } from './trpc.tsx';

/** Which of the two fixed client ids a page sends (s.7). */
export type ReportClient = 'dashboard' | 'reports';

export function useReportClientId(client: ReportClient): string | null {
  const config = useConfig();
  return config ? clientIdOf(config, client) : null;
}

function clientIdOf(config: WebConfig, client: ReportClient): string {
  return client === 'dashboard' ? config.clientIdDashboard : config.clientIdReports;
}

const listInput = (email: string | null) => ({ risksAppraisedAuditUserId: email ?? '' });

const dataInput = (reportId: string | null, clientId: string | null) => ({
  getReportDataReportId: reportId ?? '',
  getReportDataClientId: clientId ?? '',
});

interface FirstReports {
  readonly config: WebConfig;
  readonly client: ReportClient;
  /** The report that the page probably shows; null for none. */
  readonly reportId: string | null;
  /** How faults are shown until the page's hooks say it. */
  readonly listMeta?: ScreenMeta;
  readonly dataMeta?: ScreenMeta;
}

/** Requests the report list and a report before a page renders. Nothing, if the stored e-mail may be another account's. */
export function requestReports({
  config,
  client,
  reportId,
  listMeta = {},
  dataMeta = {},
}: FirstReports): void {
  const email = jotaiStore.get(storedAtoms.userDetailsEmail);
  if (email === null || !sameAccount(email, jotaiStore.get(storedAtoms.email))) return;
  const lists = queries.risksAppraisedAudit.readByRisksAppraisedAuditUserId;
  void lists.prefetch(listInput(email), { meta: listMeta });
  if (reportId === null) return;
  void queries.hra.getReportData.prefetch(dataInput(reportId, clientIdOf(config, client)), {
    meta: dataMeta,
  });
}

/**
 * The data of a report; `timeZone` is the operator's, undefined where the gateway does not tell it: times are the browser's own then.
 * The id is stored as `validReportId` once its data arrived with OK. With a null id nothing is requested.
 */
export function useReportData(reportId: string | null, client: ReportClient) {
  const keepValidId = useSetAtom(storedAtoms.validReportId);
  const report = useReportQuery(reportId, client);
  useEffect(() => {
    if (report.data && reportId !== null) keepValidId(reportId);
  }, [report.data, reportId, keepValidId]);
  const ages: ReportAges | null = report.data ?? null;
  const timeZone = knownTimeZone(report.data?.timeZone);
  return { ...report, ages, details: report.data?.report ?? null, timeZone };
}

/** The newest report, for the chart of the reports page and its time zone. The page works without it, so a fault is only logged. */
export function useLatestReport(reportId: string | null) {
  return useReportQuery(reportId, 'reports', { onFault: 'log' }).data;
}

function useReportQuery(reportId: string | null, client: ReportClient, meta: ScreenMeta = {}) {
  const clientId = useReportClientId(client);
  return trpc.hra.getReportData.useQuery(dataInput(reportId, clientId), {
    enabled: reportId !== null && clientId !== null,
    meta,
  });
}

/** From user-details (s.6). Until that answers, the stored one, but only where it is the one that logged in. */
export function useUserEmail(): string | null {
  return useIdentity().email;
}

function useIdentity(): { readonly email: string | null; readonly isPending: boolean } {
  // A part of the page that mounts later does not repeat a call that has just failed and been shown.
  const details = trpc.authentication.userDetails.useQuery(undefined, { retryOnMount: false });
  const known = useAtomValue(storedAtoms.userDetailsEmail);
  const typed = useAtomValue(storedAtoms.email);
  const { isPending } = details;
  if (details.data) return { email: details.data.userEmail, isPending };
  return { email: isPending && !sameAccount(known, typed) ? null : (known ?? typed), isPending };
}

export function useReports(meta?: ScreenMeta) {
  const { email, isPending } = useIdentity();
  const list = trpc.risksAppraisedAudit.readByRisksAppraisedAuditUserId.useQuery(listInput(email), {
    enabled: email !== null,
    ...(meta && { meta }),
  });
  const isLoading = list.isLoading || (email === null && isPending);
  return { reports: list.data?.data, isLoading, isError: list.isError, refetch: list.refetch };
}

/** The person's reports, for a page that also shows the latest. Its id is stored as `reportId` when the list arrives. */
export function useReportList(client: ReportClient) {
  const [known, keepReportId] = useAtom(storedAtoms.reportId);
  const list = useReports();
  // Mostly the latest still: its data is asked for together with the list, and shown once that says so.
  useReportQuery(known, client, { onFault: 'log' });
  const latest = list.reports ? latestReportId(list.reports) : null;
  useEffect(() => {
    if (latest !== null) keepReportId(latest);
  }, [latest, keepReportId]);
  return { ...list, latest };
}
