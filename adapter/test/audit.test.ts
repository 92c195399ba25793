import { createChooseLifeClient } from '@choose-life/client';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { objectNameFor, personNameFor } from '../src/audit/audit.ts';
import { createKeyedHash, deriveKey } from '../src/logging/keyed-hash.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

const key = deriveKey('a key of this test', 'audit');
/** The hash that an adapter creates from the stored key at its start. */
const hashOfStart = () => createKeyedHash(key);
const person = (email: string) => personNameFor(hashOfStart(), email);
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

async function start(variables: NodeJS.ProcessEnv = {}) {
  const adapter = await startAdapterHere(gateway.url, variables, {
    auditHash: hashOfStart(),
  });
  adapters.push(adapter);
  return {
    adapter,
    /** A client that sends each call in its own request. */
    clientWith: (token: string | null) =>
      createChooseLifeClient({ url: `${adapter.url}/trpc`, token, maxItems: 1 }),
    lines: () =>
      adapter.log
        .map(line => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'audit'),
  };
}

it('audit lines are written only for calls that use health data, delete an account or read the wait-list', async () => {
  const { adapter, clientWith, lines } = await start();
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
  await clientWith(token)
    .hra.getReportData.query(report)
    .catch(() => undefined);

  await expect.poll(() => lines().length).toBe(10);
  const ofAda = { person: person(email), kind: 'OK' };
  const ofReport = { ...ofAda, object: objectNameFor(hashOfStart(), reportId) };
  const linesWithoutTime = lines().map(({ at, reqId, time, level, msg, ...line }) => {
    expect([at, reqId]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/^[\w-]{36}$/)]);
    return line;
  });
  const expected = [
    { proc: 'hra.saveAnswers', ...ofAda },
    { proc: 'hra.getSavedAnswers', ...ofAda, object: objectNameFor(hashOfStart(), uniqueString) },
    { proc: 'risksAppraisedAudit.readByRisksAppraisedAuditUserId', ...ofAda },
    { proc: 'hra.getReportData', ...ofReport },
    { proc: 'hra.getReportPdf', ...ofReport },
    { proc: 'hra.getReportLetter', ...ofReport },
    { proc: 'user.exportData', ...ofAda },
    { proc: 'waitList.read', kind: 'OK' },
    { proc: 'user.deleteAccount', ...ofAda },
    { proc: 'hra.getReportData', ...ofReport, kind: 'SESSION_EXPIRED' },
  ];
  expect(linesWithoutTime).toEqual(expect.arrayContaining(expected));
  for (const secret of [email, token, reportId, uniqueString, password, 'female', '127.0.0.1']) {
    expect(JSON.stringify(lines())).not.toContain(secret);
  }
});

it('an audit line names the person who tries to open the report of somebody else, even after a restart', async () => {
  const { token } = await gateway.createAccount({ email: 'bea@example.test', password });
  await gateway.createAccount({ email: 'ada@example.test', password });
  const reportId = await gateway.createReport('ada@example.test');
  const line = {
    proc: 'hra.getReportData',
    kind: 'REJECTED',
    // All spellings of an address have the same hash.
    person: person('Bea@Example.test '),
    object: objectNameFor(hashOfStart(), reportId),
  };
  for (const _start of ['first', 'second']) {
    const { clientWith, lines } = await start();
    const open = () =>
      clientWith(token)
        .hra.getReportData.query({
          getReportDataReportId: reportId,
          getReportDataClientId: 'any',
        })
        .catch(() => undefined);
    // This adapter did not handle the log-in of the session, so it requests the person from the gateway.
    await Promise.all([open(), open()]);
    await expect.poll(lines).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
  }
});

it('audit lines are written for refused calls with an unknown token, without a person, even with LOG_LEVEL=error', async () => {
  const { clientWith, lines } = await start({ WAITLIST_ADMIN: 'off', LOG_LEVEL: 'error' });
  await clientWith('made-up')
    .waitList.read.query()
    .catch(() => undefined);
  await clientWith('made-up')
    .hra.getReportData.query({ getReportDataReportId: 'x', getReportDataClientId: 'y' })
    .catch(() => undefined);
  await expect
    .poll(() => lines().map(line => [line.proc, line.kind, line.person]))
    .toEqual([
      ['waitList.read', 'FORBIDDEN', undefined],
      ['hra.getReportData', 'SESSION_EXPIRED', undefined],
    ]);
});
