import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../gateway/src/db/open-database.ts';
import { gatewayErrorOf } from '../../client/src/gateway-error.ts';
import { limitRules } from '../../src/limits/limits.ts';
import type { Deployment } from './deployment.ts';
import { browserAt, completeJourney, newPerson, type Person } from './person.ts';

interface Options {
  readonly people: number;
  /** The time over which the people start, at even intervals. */
  readonly startOverMs: number;
  /** How long a killed process does not run. */
  readonly downtimeMs: number;
}

interface DrillResults extends StoredRecords {
  readonly people: number;
  readonly seconds: number;
  /** The number of retries of failed calls. */
  readonly retries: number;
  /** Why people did not reach the PDF, one reason for each of them. */
  readonly stopped: readonly string[];
  /** The number of wrong passwords for one account that were checked, by all adapters together, before the limit refused the next one. */
  readonly checkedGuesses: number;
}

/** More than the limit of wrong passwords (5). */
const maxGuesses = 12;

/**
 * People go from sign-up to the PDF. In the meantime one gateway and one adapter are killed and started again, and another adapter is
 * stopped. Then somebody guesses a password through all adapters.
 */
export async function runDrill(
  deployment: Deployment,
  { people: count, startOverMs, downtimeMs }: Options,
): Promise<DrillResults> {
  const startedAt = performance.now();
  const people = Array.from({ length: count }, (_, index) => newPerson(`person-${index}@people.test`));
  const [killedAdapter, stoppedAdapter] = deployment.adapters;
  const [killedGateway] = deployment.gateways;
  const killAndStop = async () => {
    await delay(startOverMs / 4);
    await Promise.all([killedAdapter.end('SIGKILL'), killedGateway.end('SIGKILL')]);
    await delay(downtimeMs);
    await Promise.all([killedAdapter.start(), killedGateway.start()]);
    await delay(startOverMs / 4);
    await stoppedAdapter.end('SIGTERM');
  };
  const incidents = killAndStop();
  const journeys = await Promise.allSettled(
    people.map(async (person, index) => {
      await delay((startOverMs * index) / count);
      // Each person has another address of the loopback interface, as people at home have different addresses.
      const address = `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;
      await completeJourney(deployment, person, address);
    }),
  );
  await incidents;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await stoppedAdapter.start();
  return {
    people: count,
    seconds,
    retries: people.reduce((sum, { retries }) => sum + retries, 0),
    stopped: journeys.flatMap(journey => (journey.status === 'rejected' ? [messageOf(journey.reason)] : [])),
    checkedGuesses: await guessPasswords(deployment, people[0]?.email ?? ''),
    ...(await readStoredRecords(deployment, people)),
  };
}

/** Tries wrong passwords for one account from one address. @returns how many are checked before the limit refuses the next one */
async function guessPasswords(deployment: Deployment, userEmail: string): Promise<number> {
  // The load balancer needs this time to detect that all adapters are available again.
  await delay(3_000);
  const { client, close } = browserAt(deployment, '127.2.0.1');
  let checked = 0;
  for (; checked < maxGuesses; checked += 1) {
    const userPassword = `wrong password ${checked}`;
    const error = await client.authentication.login.mutate({ userEmail, userPassword }).catch(error => error);
    const kind = gatewayErrorOf(error)?.kind;
    if (kind === 'RATE_LIMITED') break;
    // Without an answer of the gateway it is unknown whether the password was checked.
    if (kind !== 'REJECTED') throw new Error(`a guess was not refused: ${messageOf(error)}`);
  }
  await close();
  return checked;
}

function messageOf(error: unknown): string {
  const callError = gatewayErrorOf(error);
  if (callError !== null) return `${callError.kind}: ${callError.message}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * One line for each person who did not reach the PDF, lost a write, or got two reports or e-mails, and one if too many wrong passwords were
 * checked.
 */
export function failuresIn({
  checkedGuesses,
  doubleEmails,
  doubleReports,
  lost,
  stopped,
}: DrillResults): string[] {
  const maxChecked = limitRules['login-to-email-from-address'].max;
  return [
    ...stopped.map(reason => `a person did not reach the PDF: ${reason}`),
    ...lost.map(email => `lost: ${email}`),
    ...doubleReports.map(email => `two reports: ${email}`),
    ...doubleEmails.map(email => `two e-mails: ${email}`),
    ...(checkedGuesses > maxChecked ? [`${checkedGuesses} wrong passwords were checked`] : []),
  ];
}

/** The contents of the database and the mailboxes, compared with the writes that the adapter acknowledged. */
interface StoredRecords {
  /** Acknowledged saves, submissions and PDFs. */
  readonly acknowledged: number;
  /** People with an acknowledged write that is missing. */
  readonly lost: readonly string[];
  /** People with more than one report, although they submitted once. */
  readonly doubleReports: readonly string[];
  /** People with more different e-mails than presses of "Sign up" and "Send Again". */
  readonly doubleEmails: readonly string[];
  /** The number of all e-mails that arrived. */
  readonly arrivedEmails: number;
  /** E-mails that arrived again with the same Message-ID. That is allowed for a gateway that is killed while it sends. */
  readonly repeatedEmails: number;
}

async function readStoredRecords(deployment: Deployment, people: readonly Person[]): Promise<StoredRecords> {
  // With a database URL, `dataDir` is not used.
  const db = await openDatabase({ databaseUrl: deployment.databaseUrl, dataDir: '' });
  const saved = await db
    .selectFrom('assessments')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'answers'])
    .execute();
  const reported = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'reports.id as id'])
    .execute();
  await db.destroy();
  const assessments = Map.groupBy(saved, ({ email }) => email);
  const reports = Map.groupBy(reported, ({ email }) => email);
  const messages = Map.groupBy(deployment.mailServer.accepted, ({ to }) => to);
  const messageIdsOf = (email: string) => new Set(messages.get(email)?.map(({ messageId }) => messageId));
  const isLost = ({ email, reportId, savedKg }: Person) => {
    const isSaved = (assessments.get(email) ?? []).some(({ answers }) => weightIn(answers) === savedKg);
    const isReported = (reports.get(email) ?? []).some(({ id }) => id === reportId);
    return (savedKg !== null && !isSaved) || (reportId !== null && !isReported);
  };
  const emailsWhere = (condition: (person: Person) => boolean) =>
    people.filter(condition).map(({ email }) => email);
  const messageCount = deployment.mailServer.accepted.length;
  const distinctMessageCount = people.reduce((sum, { email }) => sum + messageIdsOf(email).size, 0);
  return {
    acknowledged: people.reduce(
      (sum, { saves, reportId, pdfs }) => sum + saves + (reportId === null ? 0 : 1) + pdfs,
      0,
    ),
    lost: emailsWhere(isLost),
    doubleReports: emailsWhere(({ email }) => (reports.get(email)?.length ?? 0) > 1),
    doubleEmails: emailsWhere(({ email, mailRequests }) => messageIdsOf(email).size > mailRequests),
    arrivedEmails: messageCount,
    repeatedEmails: messageCount - distinctMessageCount,
  };
}

function weightIn(answers: string): unknown {
  return JSON.parse(answers)['hra.q.weight_kg.a.kilograms'];
}
