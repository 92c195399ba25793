import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { ada, adapter, alertDialog, expectVisible, heading, inputsOf, open } from '../../test/screen.tsx';
import { rereadStored } from '../session/stored-atoms.ts';
import { client } from './client.ts';
import { requestFirstCalls } from './first-calls.ts';
import { libraryInput } from './library.ts';
import { queryClient } from './trpc.tsx';

const userDetails = 'authentication.userDetails';
const reportList = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const reportData = 'hra.getReportData';
const library = 'content.readContentLibrary';

/** The local storage of a person who has opened the dashboard before. */
const storedAtLastVisit = {
  token: 'token-of-last-visit',
  email: ada.email,
  userDetailsEmail: ada.email,
  reportId: 'report-1',
};

function storeAndReread(strings: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(strings)) localStorage.setItem(key, value);
  rereadStored();
}

/** The paths of all calls in alphabetical order, because their order in the batch does not matter. */
const calledPaths = () => adapter.calls.map(({ path }) => path).toSorted();

/**
 * Expects that no call was made. Calls that are made together are sent as one batch. So when the call below has been answered, all earlier
 * calls have been recorded too.
 */
async function expectNoCalls(): Promise<void> {
  await client.hra.getQuestionnaire.query();
  expect(calledPaths()).toEqual(['hra.getQuestionnaire']);
}

describe('requestFirstCalls', () => {
  // The dashboard and the pages of reports send different client ids (s.7).
  it.each([
    ['dashboard', { getReportDataClientId: 'choose-life-demo', getReportDataReportId: 'report-1' }],
    ['reports', { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-1' }],
    ['reportSummary', { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-1' }],
  ] as const)(
    'requests the user details, the report list and the report of the last visit for the page %s',
    async (page, input) => {
      storeAndReread(storedAtLastVisit);
      await requestFirstCalls(page);
      await expect.poll(calledPaths).toEqual([userDetails, reportData, reportList]);
      expect(inputsOf(reportData)).toEqual([input]);
      expect(inputsOf(reportList)).toEqual([{ risksAppraisedAuditUserId: ada.email }]);
    },
  );

  it('requests the chosen report for the report page', async () => {
    storeAndReread({ ...storedAtLastVisit, singleReportId: 'report-7' });
    await requestFirstCalls('reportSummary');
    await expect.poll(() => inputsOf(reportData)).toMatchObject([{ getReportDataReportId: 'report-7' }]);
  });

  it('requests the user details and all articles for the library', async () => {
    storeAndReread(storedAtLastVisit);
    await requestFirstCalls('library');
    await expect.poll(calledPaths).toEqual([userDetails, library]);
    expect(inputsOf(library)).toEqual([libraryInput]);
  });

  it.each([
    ['dashboard', '/dashboard', 'Hello, Ada Okafor'],
    ['reportSummary', '/reports/summary', 'Health Risk Report'],
  ] as const)('fills the query cache, so that the page %s repeats no call', async (page, path, title) => {
    storeAndReread(storedAtLastVisit);
    await requestFirstCalls(page);
    await open(path, { stored: storedAtLastVisit });
    await expectVisible(heading(title));
    for (const call of [userDetails, reportList, reportData]) expect(inputsOf(call), call).toHaveLength(1);
  });

  it('requests only the user details if the stored `userDetailsEmail` belongs to another account', async () => {
    storeAndReread({ ...storedAtLastVisit, userDetailsEmail: 'ben@example.test' });
    await requestFirstCalls('dashboard');
    await expect.poll(calledPaths).toEqual([userDetails]);
  });

  it('requests nothing without a session', async () => {
    await requestFirstCalls('library');
    await expectNoCalls();
  });

  it('requests nothing if the session ends while the configuration is fetched', async () => {
    storeAndReread(storedAtLastVisit);
    const requesting = requestFirstCalls('dashboard');
    localStorage.removeItem('token');
    await requesting;
    await expectNoCalls();
  });

  it('makes a failed call only once, and the page shows its error', async () => {
    adapter.answer({ authentication: { userDetails: rejected('REJECTED', { message: 'not now' }) } });
    storeAndReread(storedAtLastVisit);
    await requestFirstCalls('dashboard');
    // The call has failed before the page is mounted.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await open('/dashboard', { stored: storedAtLastVisit });
    await expectVisible(alertDialog('Error').getByText('not now'));
    // The page is shown, so it has made its calls. The call below is sent after them or together with them.
    await expect.poll(() => document.querySelector('main h1')?.textContent).toMatch(/^Hello/);
    await client.hra.getQuestionnaire.query();
    expect(inputsOf(userDetails)).toHaveLength(1);
  });
});
