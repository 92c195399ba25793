import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, reportListOf } from './call.ts';
import { demoToken } from './drills/saving-callers.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

const answers = { 'appraise_risks.user_id': demoAccount.email, 'hra.q.sex.a': 'female' };

describe('another process with the write lock of SQLite', () => {
  const folder = temporaryFolder();
  let gateway: ServerProcess;
  let token: string;
  let lockHolder: DatabaseSync;
  beforeAll(async () => {
    gateway = await spawnServer({ DATA_DIR: folder });
    token = await demoToken(gateway);
    // The statements of this connection wait up to 10 seconds for a write of the gateway, instead of failing at once.
    lockHolder = new DatabaseSync(join(folder, 'choose-life.db'), { timeout: 10_000 });
  });
  afterAll(async () => {
    lockHolder.close();
    expect(await gateway.end('SIGTERM')).toBe(0);
  });

  const save = () => call(gateway, 'hra.saveAnswers', answers, { token });
  const appraise = () => call(gateway, 'hra.appraiseRisks', answers, { token });
  const read = () => reportListOf(gateway, { email: demoAccount.email, token });

  it('does not block reads or /livez, while writes get a 503 with Retry-After', async () => {
    lockHolder.exec('begin immediate');
    const endedCalls: string[] = [];
    /** Records the order in which the calls end. */
    const recorded = <Result>(name: string, answer: Promise<Result>) =>
      answer.finally(() => endedCalls.push(name));
    const writes = Promise.all([
      recorded('write', save()),
      recorded('write', save()),
      recorded('write', appraise()),
    ]);
    for (let round = 0; round < 3; round += 1) {
      await recorded('livez', fetch(new URL('/livez', gateway.url)));
      expect(await recorded('read', read())).toHaveLength(1);
    }
    expect(endedCalls).not.toContain('write');
    expect((await writes).map(({ retryAfter, status }) => [status, retryAfter])).toEqual(
      Array.from({ length: 3 }, () => [503, '2']),
    );
    lockHolder.exec('rollback');
  });

  it('delays writes, but does not make them fail, if it keeps the lock for a short time', async () => {
    lockHolder.exec('begin immediate');
    const delayedWrites = Promise.all([save(), appraise(), save()]);
    // Shorter than the 5 seconds for which a write waits for the lock.
    await delay(200);
    lockHolder.exec('rollback');
    expect((await delayedWrites).map(({ status }) => status)).toEqual([200, 200, 200]);
    // The report of the demo account, and the three writes.
    expect(await read()).toHaveLength(4);
  });
});
