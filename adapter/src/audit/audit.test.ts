import { expect, it } from 'vitest';
import { createPersons } from '../limits/persons.ts';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { createLogger } from '../logging/logger.ts';
import { createAudit, personNameFor } from './audit.ts';

// adapter/test/audit.test.ts tests which calls are audited, and what their lines contain.

const email = 'ada@example.test';
const hash = createKeyedHash();
const ada = personNameFor(hash, email);
const requestId = 'a-request-of-this-test';

/** Creates an audit log that has recorded no person. @param fetchEmail requests the e-mail of a token from the gateway */
function start(fetchEmail: () => Promise<string | null>) {
  const written: string[] = [];
  const trackedWork: Promise<void>[] = [];
  const auditNameOf = (address: string) => personNameFor(hash, address);
  const audit = createAudit({
    hash,
    persons: createPersons({ hash, auditNameOf, shared: null, fetchEmail, now: () => 0 }),
    logger: createLogger('info', { write: line => void written.push(line) }),
    track: work => {
      trackedWork.push(work);
      return work;
    },
  });
  return { audit, trackedWork, lines: () => written.map((line): unknown => JSON.parse(line)) };
}

it('an audit line is tracked until it is written, also while its person is requested from the gateway', async () => {
  const details = Promise.withResolvers<string>();
  const { audit, lines, trackedWork } = start(() => details.promise);
  audit.record({ name: 'hra.getReportData', input: {}, token: 'token', requestId, kind: 'OK' });
  // A stop waits for this work.
  expect(trackedWork).toHaveLength(1);
  expect(lines()).toEqual([]);
  details.resolve(email);
  await Promise.all(trackedWork);
  expect(lines()).toMatchObject([{ proc: 'hra.getReportData', person: ada }]);
});

it('an audit line names the person of a deleted account, whose token the gateway no longer knows', async () => {
  const { audit, lines, trackedWork } = start(async () => null);
  const input = { userEmail: email, userPassword: 'a good password' };
  audit.record({ name: 'user.deleteAccount', input, token: 'token', requestId, kind: 'OK' });
  await Promise.all(trackedWork);
  expect(lines()).toMatchObject([{ proc: 'user.deleteAccount', person: ada }]);
});
