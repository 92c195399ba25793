import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openSession, requireSession } from '../src/accounts/sessions.ts';
import { addUser } from '../src/accounts/users.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, codeOf, messagesTo } from './call.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';
import { ada as person } from './people.ts';

const minute = 60_000;

describeOnBothDatabases('sessions', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
    return gateway.stop;
  });

  const codeFor = async (token?: string) => {
    const answer = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(answer.status).toBe(200);
    return answer.body.responseCode;
  };

  it('refuse a missing, unknown, prefixed or expired token with code 22', async () => {
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    expect(await codeFor(token)).toBe('00');
    expect(await codeFor()).toBe('22');
    expect(await codeFor('unknown')).toBe('22');
    expect(await codeFor(`Bearer ${token}`)).toBe('22');
    await gateway.expireSession(token);
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(body).toEqual({ responseCode: '22', responseMessage: expect.stringMatching(/timed out/) });
  });

  it.each([
    {
      end: '30 minutes without use, but not while they are used',
      uses: 4,
      minutesBetween: 29,
      lastMinutes: 31,
    },
    // 25 x 28 minutes are 11 hours and 40 minutes. With 21 minutes more, the session is older than 12 hours.
    { end: '12 hours, even if they are used', uses: 25, minutesBetween: 28, lastMinutes: 21 },
  ])('end after $end', async ({ uses, minutesBetween, lastMinutes }) => {
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    for (let use = 0; use < uses; use += 1) {
      gateway.advanceClock(minutesBetween * minute);
      expect(await codeFor(token)).toBe('00');
    }
    gateway.advanceClock(lastMinutes * minute);
    expect(await codeFor(token)).toBe('22');
  });

  it('stay valid when another session of the account logs out', async () => {
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    const otherSession = await gateway.createAccount({ email: 'ada@example.test' });
    expect((await call(gateway, 'authentication.logOut', {}, { token })).body.responseCode).toBe('00');
    expect(await codeFor(token)).toBe('22');
    expect(await codeFor(otherSession.token)).toBe('00');
  });

  it('are checked before the request is validated', async () => {
    // An invalid request, which the type of the call does not allow.
    expect(await codeOf(gateway, 'user.update', { x: 1 } as never)).toBe('22');
  });
});

describeOnBothDatabases('after a time in which the clock was ahead', databaseUrl => {
  const year = 365 * 24 * 60 * minute;
  const userEmail = 'hasty@example.test';
  let gateway: RunningGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
    gateway.advanceClock(year);
    ({ token } = await gateway.createAccount({ email: userEmail }));
    // One more than the limit of five e-mails an hour.
    for (let request = 0; request < 6; request += 1) await requestReset();
    gateway.advanceClock(-year);
    return gateway.stop;
  });
  const requestReset = () => call(gateway, 'authentication.initiatePasswordReset', { userEmail });

  it('sessions from that time have ended', async () => {
    expect(await codeOf(gateway, 'authentication.userDetails', {}, { token })).toBe('22');
  });

  it('links from that time have expired', async () => {
    const otp = (await messagesTo(gateway, userEmail))[0]?.otp ?? '';
    expect(otp).not.toBe('');
    const form = { userEmail, otp, userPassword: 'a heron in the rain' };
    expect(await codeOf(gateway, 'authentication.completePasswordReset', form)).toBe('99');
  });

  it('e-mails from that time do not count for the limit', async () => {
    expect(await messagesTo(gateway, userEmail)).toHaveLength(5);
    await requestReset();
    expect(await messagesTo(gateway, userEmail)).toHaveLength(6);
  });
});

const securityInventory = new URL('../../docs/security-inventory.md', import.meta.url);

describeOnBothDatabases('an operator with a database client', databaseUrl => {
  it('ends the sessions of one person with the statement in docs/security-inventory.md', async () => {
    const { db, close } = await openTestDatabase(await databaseUrl());
    const now = new Date();
    const context = { db, clock: () => now };
    const logIn = async (id: string) => {
      await addUser(db, { ...person, id, email: `${id}@example.com` }, now);
      return openSession(context, id);
    };
    const [ada, bea] = [await logIn('ada'), await logIn('bea')];

    const page = await readFile(securityInventory, 'utf8');
    const [, statement = ''] = /^ {4}(delete from sessions .*);$/m.exec(page) ?? [];
    await sql.raw(statement).execute(db);
    await expect(requireSession(context, ada)).rejects.toThrow(/timed out/);
    expect(await requireSession(context, bea)).toMatchObject({ email: 'bea@example.com' });
    await close();
  });
});
