import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { describeOnBothDatabases } from './databases.ts';
import { demoLogin, type InjectedGateway, startInjected } from './injected-gateway.ts';

let gateway: InjectedGateway;
beforeEach(async () => {
  gateway = await startInjected({ passwordQueue: { atOnce: 1, waiting: 0 } });
  return gateway.close;
});

const lastLine = () => JSON.parse(gateway.lines.at(-1) ?? '{}');

describe('the log of calls', () => {
  it('has a line for each call: which, how it ended, how long it took, and for which request', async () => {
    const { ask } = gateway;
    await ask('authentication.login', demoLogin, { 'x-request-id': '2b0f-1.a' });
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
    await ask('authentication.login', { ...demoLogin, userPassword: 'a wrong one' });
    expect(lastLine()).toMatchObject({ reqId: null, operation: 'authentication.login', result: 'refused' });
    await ask('authentication.userDetails', {}, { authorization: 'unknown' });
    expect(lastLine()).toMatchObject({ operation: 'authentication.userDetails', result: 'expired' });
    await gateway.app.inject({ method: 'POST', url: '/api/prod/authentication/login', payload: '{' });
    expect(lastLine()).toMatchObject({ operation: 'authentication.login', result: 'refused' });
    await Promise.all([1, 2].map(() => ask('authentication.login', demoLogin)));
    expect(gateway.lines.slice(-2).join('')).toContain('"result":"busy"');
    await gateway.db.schema.dropTable('wait_list').execute();
    const failed = await ask('waitList.create', { waitListEmail: 'ada@example.test' });
    expect(lastLine()).toMatchObject({ operation: 'waitList.create', result: 'failed' });
    // An unexpected error is told without detail, and logged without anything a person sent.
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: 'Internal server error' }]);
    expect(JSON.parse(gateway.lines.at(-2) ?? '')).toMatchObject({
      level: 'error',
      route: '/api/prod/wait-list/create',
    });
    expect(gateway.lines.join('')).not.toMatch(/ada@|no such table/);
  });

  it('leaves out an id that is empty, too long, holds other characters or could end a line', async () => {
    for (const id of ['', 'x'.repeat(65), 'ada@example.test', 'a"},{"b']) {
      await gateway.ask('authentication.userDetails', {}, { 'x-request-id': id });
      expect(lastLine()).toMatchObject({ reqId: null, result: 'accepted' });
    }
  });

  it('holds nothing that a person sent or got: no e-mail, password, token, answer or report', async () => {
    const { ask, token } = gateway;
    const { email, password } = demoAccount;
    const { token: opened } = (await ask('authentication.login', demoLogin)).json();
    const answers = { 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': 47.125 };
    const { uniqueString } = (await ask('hra.saveAnswers', answers)).json();
    const { meta } = (await ask('hra.appraiseRisks', answers)).json();
    const { data } = (
      await ask('risksAppraisedAudit.readByRisksAppraisedAuditUserId', { risksAppraisedAuditUserId: email })
    ).json();
    expect(data.length).toBeGreaterThan(1);
    const log = gateway.lines.join('');
    expect(log.match(/"event":"call"/g)).toHaveLength(4);
    for (const secret of [
      email,
      encodeURIComponent(email),
      password,
      token,
      opened,
      uniqueString,
      meta?.reportId,
      '47.125',
    ])
      expect(log).not.toContain(String(secret));
  });
});

describeOnBothDatabases('the figures of connections', databaseUrl => {
  it('are those of the pool, where there is one', async () => {
    const url = await databaseUrl();
    const other = await startInjected({ databaseUrl: url });
    const { body } = await other.app.inject('/metrics');
    await other.close();
    expect(body.includes('database_connections{state="idle"} 1\n')).toBe(url !== undefined);
    expect(body.includes('database_connections{state="waiting"} 0\n')).toBe(url !== undefined);
  });
});

describe('the figures of a gateway', () => {
  it('count calls by how they ended, what was purged, and what is under way', async () => {
    await gateway.ask('authentication.userDetails', {});
    await gateway.ask('authentication.userDetails', {}, { authorization: 'unknown' });
    gateway.metrics.purged('sessions', 3);
    const text = (await gateway.app.inject('/metrics')).body;
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
    expect(text).toMatch(
      /^served_call_duration_seconds_sum\{operation="authentication\.userDetails"\} [\d.e-]*[1-9]/m,
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });
});
