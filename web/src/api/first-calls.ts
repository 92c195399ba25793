import type { WebConfig } from '@/config';
import { configQuery } from '@/config-query';
import type { RouteName } from '@/paths';
import { readChosenId } from '@/session/chosen';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { libraryInput } from './library.ts';
import { requestReports } from './reports.ts';
import { queries, queryClient } from './trpc.tsx';

/*
 * The first calls of a signed-in page. They start while the code of the page is still loading, and are sent in one batch, except the list
 * of articles. Most responses have arrived when the page renders, so it renders once and not once for each response. The hooks of the page
 * find these queries in the cache, because they build their inputs with the same functions. `prefetch` never rejects: the query cache
 * shows or logs its errors (`trpc.tsx`).
 */

/**
 * The calls of each page that wait for the configuration, because they send one of its client ids (s.7). `reportSummary` shows the report
 * that was chosen in a list (`singleReportId`), or else the latest one; `resultsSummary` the report of a submission (`getResultsReportId`).
 */
const reportCalls: Partial<Record<RouteName, (config: WebConfig) => void>> = {
  dashboard: config => requestReports({ config, pageGroup: 'dashboard', ...reportOfLastVisit() }),
  reports: config => requestReports({ config, pageGroup: 'reports', ...reportOfLastVisit() }),
  reportSummary: config =>
    requestReports({
      ...reportPageOptions(config),
      reportId: readChosenId('singleReportId') ?? reportOfLastVisit().reportId,
    }),
  resultsSummary: config =>
    requestReports({ ...reportPageOptions(config), reportId: readChosenId('getResultsReportId') }),
};

/** The latest report at the last visit. The page may show a newer one, so an error of this one is only logged. */
function reportOfLastVisit() {
  return { reportId: jotaiStore.get(storedAtoms.reportId), dataMeta: { onFault: 'log' } as const };
}

/** The page of a report uses the report list only for its heading, so an error of the list is only logged. */
function reportPageOptions(config: WebConfig) {
  return { config, pageGroup: 'reports', listMeta: { onFault: 'log' } } as const;
}

/**
 * Requests the data that a signed-in page shows first; without a session only the configuration. The caller must have ended an idle session
 * before.
 * @returns a promise that resolves once the configuration, which the first render needs, has arrived, and the calls have started
 */
export async function requestFirstCalls(page: RouteName): Promise<void> {
  const token = readToken();
  // Sent before the other calls, while the configuration is loading, so that it is alone in its request: the adapter does not compress a
  // batch of several calls, and the list of all articles is long.
  if (token !== null && page === 'library') void queries.content.readContentLibrary.prefetch(libraryInput);
  const config = await queryClient.fetchQuery(configQuery);
  // The session may have ended while the configuration was loading.
  if (token === null || readToken() !== token) return;
  void queries.authentication.userDetails.prefetch();
  reportCalls[page]?.(config);
}
