import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { describeOnBothDatabases } from './databases.ts';
import { type InjectedGateway, startInjected } from './injected-gateway.ts';
import { setReadOnly } from './read-only.ts';

const minute = 60_000;

describeOnBothDatabases('a database that takes no writes', databaseUrl => {
  let gateway: InjectedGateway;
  beforeEach(async () => {
    gateway = await startInjected({ databaseUrl: await databaseUrl() });
  });
  afterEach(async () => gateway.close());

  const lastUse = async () =>
    (await gateway.db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
  const events = () => gateway.lines.map(line => JSON.parse(line)).filter(({ event }) => event !== 'call');

  it('lets people who are signed in read, refuses to write, and is told by /readyz, once by the log, and counted', async () => {
    const { app, ask, db } = gateway;
    const before = await lastUse();
    gateway.advanceClock(2 * minute);
    await setReadOnly(db, true);

    for (const _each of [1, 2]) {
      const details = await ask('authentication.userDetails', {});
      expect([details.statusCode, details.json().responseCode]).toEqual([200, '00']);
    }
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'last use of sessions is not written',
        reason: 'database-read-only',
      }),
    ]);
    expect((await app.inject('/metrics')).body).toContain('session_last_use_unwritten_total 1');
    expect(await lastUse()).toBe(before);

    const write = await ask('hra.saveAnswers', { 'appraise_risks.user_id': demoAccount.email });
    expect([write.statusCode, write.headers['retry-after']]).toEqual([503, '5']);
    expect(events().at(-1)).toMatchObject({ event: 'write refused', reason: 'database-read-only' });
    expect(gateway.lines.at(-1)).toContain('"result":"failed"');

    const readiness = await app.inject('/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toEqual({ status: 'unavailable', reason: 'database-read-only' });
  });

  it('is needed for no read: the last use is written once a minute', async () => {
    const opened = await lastUse();
    gateway.advanceClock(minute - 1);
    await gateway.ask('authentication.userDetails', {});
    expect(await lastUse()).toBe(opened);
    gateway.advanceClock(1);
    await Promise.all([1, 2].map(() => gateway.ask('authentication.userDetails', {})));
    expect(Date.parse(await lastUse())).toBe(Date.parse(opened) + minute);
  });
});
