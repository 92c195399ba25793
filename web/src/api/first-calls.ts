import type { WebConfig } from '@/config';
import { configQuery } from '@/config-query';
import type { RouteName } from '@/paths';
import { chosenId } from '@/session/chosen';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { libraryInput } from './library.ts';
import { requestReports } from './reports.ts';
import { queries, queryClient } from './trpc.tsx';

/*
 * The first calls of a signed-in page. They start while the code of the page is still loading, and travel in one batch: most answers
 * are there when the page renders, and it renders once instead of once for each answer. The hooks of the page find their queries in
 * the cache, because both build their inputs with the same functions.
 */

/** The calls of a page that need the configuration. */
const calls: Partial<Record<RouteName, (config: WebConfig) => void>> = {
  dashboard: config => requestReports({ config, client: 'dashboard', ...latestReport() }),
  reports: config => requestReports({ config, client: 'reports', ...latestReport() }),
  reportSummary: config =>
    requestReports({ ...summary(config), reportId: chosenId('singleReportId') ?? latestReport().reportId }),
  resultsSummary: config => requestReports({ ...summary(config), reportId: chosenId('getResultsReportId') }),
};

/** The latest report of the last visit. There may be a newer one, so a fault of this one is only logged. */
function latestReport() {
  return { reportId: jotaiStore.get(storedAtoms.reportId), dataMeta: { onFault: 'log' } as const };
}

/** The page of a report reads only its heading from the list, so an error of the list is only logged. */
function summary(config: WebConfig) {
  return { config, client: 'reports', listMeta: { onFault: 'log' } } as const;
}

/**
 * Requests what a signed-in page shows first, for a person who has a session. The caller has ended an idle session before.
 * @returns a promise that resolves once the calls have started, and the configuration has arrived, which the first render needs
 */
export async function requestFirst(page: RouteName): Promise<void> {
  const token = readToken();
  // Not in the batch of the others: a response with personal data is not compressed, and the list of all articles is long.
  if (token !== null && page === 'library') void queries.content.readContentLibrary.prefetch(libraryInput);
  const config = await queryClient.fetchQuery(configQuery);
  // The session may have ended meanwhile.
  if (token === null || readToken() !== token) return;
  void queries.authentication.userDetails.prefetch();
  calls[page]?.(config);
}
