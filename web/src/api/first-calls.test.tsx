import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { ada, adapter, alertDialog, heading, inputsOf, open, sees } from '../../test/screen.tsx';
import { rereadStored } from '../session/stored-atoms.ts';
import { requestFirst } from './first-calls.ts';

const userDetails = 'authentication.userDetails';
const list = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const data = 'hra.getReportData';
const library = 'content.readContentLibrary';

/** The storage of somebody who has opened the dashboard before. */
const storedAtLastVisit = {
  token: 'token-of-last-visit',
  email: ada.email,
  userDetailsEmail: ada.email,
  reportId: 'report-1',
};

function keep(strings: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(strings)) localStorage.setItem(key, value);
  rereadStored();
}

const called = () => adapter.calls.map(({ path }) => path).toSorted();

describe('the first calls of a page', () => {
  it.each([
    ['dashboard', { getReportDataClientId: 'choose-life-demo', getReportDataReportId: 'report-1' }],
    ['reports', { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-1' }],
    ['reportSummary', { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-1' }],
  ] as const)('are the details, the list and the report of the last visit: %s', async (page, input) => {
    keep(storedAtLastVisit);
    await requestFirst(page);
    await expect.poll(called).toEqual([userDetails, data, list]);
    expect(inputsOf(data)).toEqual([input]);
    expect(inputsOf(list)).toEqual([{ risksAppraisedAuditUserId: ada.email }]);
  });

  it('are about the chosen report on its page', async () => {
    keep({ ...storedAtLastVisit, singleReportId: 'report-7' });
    await requestFirst('reportSummary');
    await expect.poll(() => inputsOf(data)).toMatchObject([{ getReportDataReportId: 'report-7' }]);
  });

  it('are the details and all articles in the library', async () => {
    keep(storedAtLastVisit);
    await requestFirst('library');
    await expect.poll(called).toEqual([userDetails, library]);
  });

  it.each([
    ['dashboard', '/dashboard', 'Hello, Ada Okafor'],
    ['reportSummary', '/reports/summary', 'Health Risk Report'],
  ] as const)('are not repeated by its hooks: %s', async (page, path, title) => {
    keep(storedAtLastVisit);
    await requestFirst(page);
    await open(path, { stored: storedAtLastVisit });
    await sees(heading(title));
    for (const call of [userDetails, list, data]) expect(inputsOf(call), call).toHaveLength(1);
  });

  it('are only the details if the stored ones belong to another account', async () => {
    keep({ ...storedAtLastVisit, userDetailsEmail: 'ben@example.test' });
    await requestFirst('dashboard');
    await expect.poll(called).toEqual([userDetails]);
  });

  it('are none without a session', async () => {
    await requestFirst('library');
    expect(called()).toEqual([]);
  });

  it('are none for a session that ends while the configuration is fetched', async () => {
    keep(storedAtLastVisit);
    const requesting = requestFirst('dashboard');
    localStorage.removeItem('token');
    await requesting;
    expect(called()).toEqual([]);
  });

  it('open the modal of an error once', async () => {
    adapter.answer({ authentication: { userDetails: rejected('REJECTED', { message: 'not now' }) } });
    keep(storedAtLastVisit);
    await requestFirst('dashboard');
    await open('/dashboard', { stored: storedAtLastVisit });
    await sees(alertDialog('Error').getByText('not now'));
    expect(inputsOf(userDetails)).toHaveLength(1);
  });
});
