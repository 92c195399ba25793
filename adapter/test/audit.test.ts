import { createChooseLifeClient } from '@choose-life/client';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { objectNameFor, personNameFor } from '../src/audit/audit.ts';
import { createKeyedHash, deriveKey } from '../src/logging/keyed-hash.ts';
import { type RunningAdapter, startAdapterInProcess } from './start-adapter-in-process.ts';

const key = deriveKey('a key of this test', 'audit');
/** Creates the hash for names in audit lines. Each adapter creates one at its start, from the stored key. */
const createAuditHash = () => createKeyedHash(key);
const auditNameOfPerson = (email: string) => personNameFor(createAuditHash(), email);
const auditNameOfObject = (id: string) => objectNameFor(createAuditHash(), id);
const password = 'a good password';

let gateway: RunningGateway;
let adapters: RunningAdapter[];
beforeEach(async () => {
  gateway = await startGateway();
  adapters = [];
});
afterEach(async () => {
  for (const adapter of adapters) await adapter.stop();
  await gateway.stop();
});

/** Long enough for a PDF on a busy machine. The gateway draws PDFs in a thread of lower priority. */
const answerMs = 120_000;
const settings = { firstAttemptHeadersMs: answerMs, retryHeadersMs: answerMs, totalMs: answerMs };

async function start(variables: NodeJS.ProcessEnv = {}) {
  const adapter = await startAdapterInProcess(gateway.url, variables, {
    auditHash: createAuditHash(),
    settings,
  });
  adapters.push(adapter);
  return {
    adapter,
    /** A client that sends each call in its own request. */
    clientWith: (token: string | null) =>
      createChooseLifeClient({ url: `${adapter.url}/trpc`, token, maxItems: 1 }),
    auditLines: () =>
      adapter.log
        .map(line => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'audit'),
  };
}

it('audit lines are written only for calls that use health data, delete an account or read the wait-list', async () => {
  const { adapter, clientWith, auditLines } = await start();
  const email = 'ada@example.test';
  await gateway.createAccount({ email, password });
  const { token } = await clientWith(null).authentication.login.mutate({
    userEmail: email,
    userPassword: password,
  });
  const ada = clientWith(token);
  const { uniqueString } = await ada.hra.saveAnswers.mutate({
    answers: { general: { sex: 'female' } },
    assessment: { clientId: 'any', userId: email },
  });
  const reportId = await gateway.createReport(email);
  const report = { getReportDataReportId: reportId, getReportDataClientId: 'any' };
  await ada.hra.getQuestionnaire.query();
  await ada.hra.getSavedAnswers.query({ uniqueString, userId: email });
  await ada.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({ risksAppraisedAuditUserId: email });
  await ada.hra.getReportData.query(report);
  const pdf = await fetch(`${adapter.url}/reports/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ getReportPdfReportId: reportId, getReportPdfClientId: 'any' }),
  });
  await pdf.arrayBuffer();
  await ada.hra.getReportLetter.query({ getReportLetterReportId: reportId, showScores: false });
  await ada.user.exportData.query();
  await clientWith(null).waitList.read.query();
  await ada.user.deleteAccount.mutate({ userEmail: email, userPassword: password });
  // The deletion has ended the session.
  await ada.hra.getReportData.query(report).catch(() => undefined);

  const ofAda = { person: auditNameOfPerson(email), kind: 'OK' };
  const ofReport = { ...ofAda, object: auditNameOfObject(reportId) };
  const expected = [
    { proc: 'hra.saveAnswers', ...ofAda },
    { proc: 'hra.getSavedAnswers', ...ofAda, object: auditNameOfObject(uniqueString) },
    { proc: 'risksAppraisedAudit.readByRisksAppraisedAuditUserId', ...ofAda },
    { proc: 'hra.getReportData', ...ofReport },
    { proc: 'hra.getReportPdf', ...ofReport },
    { proc: 'hra.getReportLetter', ...ofReport },
    { proc: 'user.exportData', ...ofAda },
    { proc: 'waitList.read', kind: 'OK' },
    { proc: 'user.deleteAccount', ...ofAda },
    { proc: 'hra.getReportData', ...ofReport, kind: 'SESSION_EXPIRED' },
  ];
  // A stop waits until all lines are written. Without the stop, a superfluous line could be missed.
  await adapter.stop();
  expect(auditLines()).toHaveLength(expected.length);
  for (const line of auditLines()) {
    expect(line).toMatchObject({
      at: expect.stringMatching(/Z$/),
      reqId: expect.stringMatching(/^[\w-]{36}$/),
    });
  }
  const linesWithoutTime = auditLines().map(({ at, reqId, time, level, msg, ...line }) => line);
  // The order is not fixed, because each line waits for the name of its person.
  expect(linesWithoutTime).toEqual(expect.arrayContaining(expected));
  for (const secret of [email, token, reportId, uniqueString, password, 'female', '127.0.0.1']) {
    expect(JSON.stringify(auditLines())).not.toContain(secret);
  }
});

it('an audit line names the person who tries to open the report of somebody else, even after a restart', async () => {
  const { token } = await gateway.createAccount({ email: 'bea@example.test', password });
  await gateway.createAccount({ email: 'ada@example.test', password });
  const reportId = await gateway.createReport('ada@example.test');
  const expected = expect.objectContaining({
    proc: 'hra.getReportData',
    kind: 'REJECTED',
    // All spellings of an address have the same hash.
    person: auditNameOfPerson('Bea@Example.test '),
    object: auditNameOfObject(reportId),
  });
  // The second adapter has nothing from the memory of the first, like an adapter after a restart.
  for (const _adapter of ['first', 'second']) {
    const { clientWith, auditLines } = await start();
    // This adapter did not handle the log-in of the session, so it requests the person from the gateway.
    await clientWith(token)
      .hra.getReportData.query({ getReportDataReportId: reportId, getReportDataClientId: 'any' })
      .catch(() => undefined);
    await expect.poll(auditLines).toEqual([expected]);
  }
});

it('audit lines contain no person if the token is unknown', async () => {
  const { clientWith, auditLines } = await start({ WAITLIST_ADMIN: 'off' });
  await clientWith('made-up')
    .waitList.read.query()
    .catch(() => undefined);
  await clientWith('made-up')
    .hra.getReportData.query({ getReportDataReportId: 'x', getReportDataClientId: 'y' })
    .catch(() => undefined);
  await expect
    .poll(() => auditLines().map(line => [line.proc, line.kind, line.person]))
    .toEqual([
      ['waitList.read', 'FORBIDDEN', undefined],
      ['hra.getReportData', 'SESSION_EXPIRED', undefined],
    ]);
});

it('audit lines are written with LOG_LEVEL=error', async () => {
  const { clientWith, auditLines } = await start({ LOG_LEVEL: 'error' });
  await clientWith(null).waitList.read.query();
  await expect.poll(() => auditLines().map(line => line.proc)).toEqual(['waitList.read']);
});
