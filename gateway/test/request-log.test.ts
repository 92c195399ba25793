import { isRecord } from '@choose-life/contracts/domain/properties-of';
import type { CallId, CallRequest } from '@choose-life/contracts/gateway/extensions';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../src/accounts/password.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, reportListOf } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

const email = 'ada@example.test';
const form = { userEmail: email, userPassword: 'a heron in the rain' };

let gateway: RunningGateway;
let token: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  // Of two concurrent log-ins, the second one is answered as busy (503).
  const passwords = createPasswords({ maxRunning: 1, maxWaiting: 0 });
  gateway = await startGateway({ passwords, log: { write: line => lines.push(line) } });
  ({ token } = await gateway.createAccount({ email, password: form.userPassword }));
  return gateway.stop;
});

const makeCall = <Id extends CallId>(id: Id, request: CallRequest<Id>, options = {}) =>
  call(gateway, id, request, { token, ...options });
const lastLine = () => JSON.parse(lines.at(-1) ?? '{}');
/** Makes a call fail, since its table is missing. */
const causeUnexpectedError = async () => {
  await gateway.db.schema.dropTable('wait_list').execute();
  return makeCall('waitList.create', { waitListEmail: email });
};
const metricsOf = async ({ url }: RunningGateway) => (await fetch(new URL('/metrics', url))).text();

it('the answer to a call with an unexpected error has no details', async () => {
  const body = { message: 'Internal server error' };
  expect(await causeUnexpectedError()).toMatchObject({ status: 500, body });
});

describe('the log of calls', () => {
  it('has a line for each call with name, result, duration and request id', async () => {
    await makeCall('authentication.login', form, { requestId: '2b0f-1.a' });
    expect(lastLine()).toEqual({
      time: expect.any(String),
      level: 'info',
      proc: 'gateway',
      event: 'call',
      reqId: '2b0f-1.a',
      operation: 'authentication.login',
      result: 'accepted',
      ms: expect.any(Number),
    });
    expect(lastLine().ms).toBeGreaterThan(0);
  });

  it('names the result of calls that are refused, expired or busy', async () => {
    await makeCall('authentication.login', { ...form, userPassword: 'a wrong one' });
    expect(lastLine()).toMatchObject({ reqId: null, operation: 'authentication.login', result: 'refused' });
    await makeCall('authentication.userDetails', {}, { token: 'unknown' });
    expect(lastLine()).toMatchObject({ operation: 'authentication.userDetails', result: 'expired' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${gateway.url}/prod/authentication/login`, { method: 'POST', headers, body: '{' });
    expect(lastLine()).toMatchObject({ operation: 'authentication.login', result: 'refused' });
    await Promise.all([1, 2].map(() => makeCall('authentication.login', form)));
    expect(lines.slice(-2).join('')).toContain('"result":"busy"');
  });

  it('reports an unexpected error without data of the request', async () => {
    await causeUnexpectedError();
    expect(lastLine()).toMatchObject({ operation: 'waitList.create', result: 'failed' });
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({
      level: 'error',
      route: '/api/prod/wait-list/create',
    });
    expect(lines.join('')).not.toMatch(/ada@|no such table/);
  });

  it('omits an invalid request id', async () => {
    for (const id of ['', 'x'.repeat(65), 'ada@example.test', 'a"},{"b']) {
      await makeCall('authentication.userDetails', {}, { requestId: id });
      expect(lastLine()).toMatchObject({ reqId: null, result: 'accepted' });
    }
  });

  it('has no e-mail address, password, token, answer or report', async () => {
    const { token: newToken } = (await makeCall('authentication.login', form)).body;
    // No other number in the log has these digits.
    const age = 47.125;
    const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': age };
    const { uniqueString } = (await makeCall('hra.saveAnswers', answers)).body;
    const { meta } = (await makeCall('hra.appraiseRisks', answers)).body;
    // The draft and the report.
    expect(await reportListOf(gateway, { email, token })).toHaveLength(2);
    const log = lines.join('');
    expect(log.match(/"event":"call"/g)).toHaveLength(4);
    const reportId = isRecord(meta) ? meta.reportId : undefined;
    expect(reportId).toEqual(expect.any(String));
    const personalData = [email, encodeURIComponent(email), age, uniqueString, reportId];
    for (const value of [...personalData, form.userPassword, token, newToken]) {
      expect(log).not.toContain(String(value));
    }
  });
});

describeOnBothDatabases('the metrics of connections', databaseUrl => {
  it('are those of the Postgres pool, and missing on SQLite', async () => {
    const url = await databaseUrl();
    const gatewayWithDatabase = await startGateway({ databaseUrl: url });
    const body = await metricsOf(gatewayWithDatabase);
    await gatewayWithDatabase.stop();
    expect(body.includes('database_connections{state="idle"} 1\n')).toBe(url !== undefined);
    expect(body.includes('database_connections{state="waiting"} 0\n')).toBe(url !== undefined);
  });
});

describe('the metrics of a gateway', () => {
  it('count calls by result, purged rows and queued work', async () => {
    await makeCall('authentication.userDetails', {});
    await makeCall('authentication.userDetails', {}, { token: 'unknown' });
    gateway.metrics.countPurgedRows('sessions', 3);
    const text = await metricsOf(gateway);
    for (const line of [
      'served_calls_total{operation="authentication.userDetails",result="accepted"} 1',
      'served_calls_total{operation="authentication.userDetails",result="expired"} 1',
      'served_call_duration_seconds_count{operation="authentication.userDetails"} 2',
      'purged_rows_total{kind="sessions"} 3',
      'queue_work{work="password",state="running"} 0',
      'queue_work{work="report",state="waiting"} 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('have the sum of the durations of calls', async () => {
    await makeCall('authentication.userDetails', {});
    const sum = /^served_call_duration_seconds_sum\{operation="authentication\.userDetails"\} (\S+)/m;
    expect(Number(sum.exec(await metricsOf(gateway))?.[1])).toBeGreaterThan(0);
  });

  it('have the event-loop lag and the memory of the process', async () => {
    const text = await metricsOf(gateway);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });
});
