import { knownTimeZone } from '@choose-life/contracts/domain/dates';
import { latestReportId, type ReportAges } from '@choose-life/contracts/domain/reports';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { WebConfig } from '@/config';
import { useConfig } from '@/config-query';
import type { ScreenMeta } from '@/feedback/show-fault';
import { isSameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { queries, trpc } from './trpc.tsx';

/** The group of pages that requests a report. Each group sends a different client id of the configuration (s.7). */
export type ReportPageGroup = 'dashboard' | 'reports';

/** The client id that a page sends for a report; null until the configuration is loaded. */
export function useReportClientId(pageGroup: ReportPageGroup): string | null {
  const config = useConfig();
  return config ? clientIdOf(config, pageGroup) : null;
}

function clientIdOf(config: WebConfig, pageGroup: ReportPageGroup): string {
  return pageGroup === 'dashboard' ? config.clientIdDashboard : config.clientIdReports;
}

/* The inputs below contain '' for an unknown value. Such an input is never sent, because the query is disabled until the value is known. */

const listInput = (email: string | null) => ({ risksAppraisedAuditUserId: email ?? '' });

const dataInput = (reportId: string | null, clientId: string | null) => ({
  getReportDataReportId: reportId ?? '',
  getReportDataClientId: clientId ?? '',
});

interface ReportsRequest {
  readonly config: WebConfig;
  readonly pageGroup: ReportPageGroup;
  /** The report that the page will probably show; null if none is known. */
  readonly reportId: string | null;
  /** The `meta` of the two queries until a hook of the page replaces it. It decides how errors are shown. */
  readonly listMeta?: ScreenMeta;
  readonly dataMeta?: ScreenMeta;
}

/** Requests the report list and a report before a page renders. Does nothing if the stored e-mail may be that of another account. */
export function requestReports({
  config,
  pageGroup,
  reportId,
  listMeta = {},
  dataMeta = {},
}: ReportsRequest): void {
  const email = jotaiStore.get(storedAtoms.userDetailsEmail);
  if (email === null || !isSameAccount(email, jotaiStore.get(storedAtoms.email))) return;
  const listQuery = queries.risksAppraisedAudit.readByRisksAppraisedAuditUserId;
  void listQuery.prefetch(listInput(email), { meta: listMeta });
  if (reportId === null) return;
  void queries.hra.getReportData.prefetch(dataInput(reportId, clientIdOf(config, pageGroup)), {
    meta: dataMeta,
  });
}

/**
 * The query of a report with its data: the three ages, the optional details, and the operator's time zone. `timeZone` is undefined
 * if the gateway sends none, or if the browser does not support it; times are then shown in the browser's zone. The id is stored as
 * `validReportId` when the data has arrived. Nothing is requested while `reportId` is null.
 */
export function useReportData(reportId: string | null, pageGroup: ReportPageGroup) {
  const storeLoadedReportId = useSetAtom(storedAtoms.validReportId);
  const report = useReportQuery(reportId, pageGroup);
  useEffect(() => {
    if (report.data && reportId !== null) storeLoadedReportId(reportId);
  }, [report.data, reportId, storeLoadedReportId]);
  const ages: ReportAges | null = report.data ?? null;
  const timeZone = knownTimeZone(report.data?.timeZone);
  return { ...report, ages, details: report.data?.report ?? null, timeZone };
}

/** The data of a report, for the reports page, which works without it. So an error is only logged. */
export function useReportWithoutErrors(reportId: string | null) {
  return useReportQuery(reportId, 'reports', { onFault: 'log' }).data;
}

function useReportQuery(reportId: string | null, pageGroup: ReportPageGroup, meta: ScreenMeta = {}) {
  const clientId = useReportClientId(pageGroup);
  return trpc.hra.getReportData.useQuery(dataInput(reportId, clientId), {
    enabled: reportId !== null && clientId !== null,
    meta,
  });
}

/**
 * The e-mail that identifies the person in calls (s.6), from user-details; null while it is unknown. Before user-details has
 * arrived, the stored `userDetailsEmail` is used only if it equals the e-mail of the log-in. Otherwise it may belong to another account.
 */
export function useUserEmail(): string | null {
  return useIdentity().email;
}

function useIdentity(): { readonly email: string | null; readonly isPending: boolean } {
  // Without `retryOnMount: false`, each component that mounts later would repeat a failed call, and show its error again.
  const details = trpc.authentication.userDetails.useQuery(undefined, { retryOnMount: false });
  const detailsEmail = useAtomValue(storedAtoms.userDetailsEmail);
  const loginEmail = useAtomValue(storedAtoms.email);
  const { isPending } = details;
  if (details.data) return { email: details.data.userEmail, isPending };
  if (isPending && !isSameAccount(detailsEmail, loginEmail)) return { email: null, isPending };
  // After an error of user-details only the stored e-mails are known, so they are used even if they may be outdated.
  return { email: detailsEmail ?? loginEmail, isPending };
}

/** The query of the person's report list, which starts once the e-mail is known. @param meta decides how an error is shown */
export function useReports(meta: ScreenMeta = {}) {
  const { email, isPending } = useIdentity();
  const list = trpc.risksAppraisedAudit.readByRisksAppraisedAuditUserId.useQuery(listInput(email), {
    enabled: email !== null,
    meta,
  });
  // TanStack Query does not count a disabled query as loading, but the list will be loaded once the e-mail is known.
  const isLoading = list.isLoading || (email === null && isPending);
  return { reports: list.data?.data, isLoading, isError: list.isError, refetch: list.refetch };
}

/** The person's reports and the id of the latest one, which is stored as `reportId` when the list arrives. */
export function useReportList(pageGroup: ReportPageGroup) {
  const [storedId, storeReportId] = useAtom(storedAtoms.reportId);
  const list = useReports();
  // The stored report is usually still the latest, so its data is requested in the same batch as the list. If it is not the latest, the
  // page does not show it. So an error is only logged.
  useReportQuery(storedId, pageGroup, { onFault: 'log' });
  const latestId = list.reports ? latestReportId(list.reports) : null;
  useEffect(() => {
    if (latestId !== null) storeReportId(latestId);
  }, [latestId, storeReportId]);
  return { ...list, latestId };
}
