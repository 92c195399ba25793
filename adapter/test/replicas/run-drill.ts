import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../gateway/src/db/open-database.ts';
import { gatewayErrorOf } from '../../client/src/gateway-error.ts';
import { limitRules } from '../../src/limits/limits.ts';
import type { Deployment } from './deployment.ts';
import { browserAt, goThrough, newPerson, type Person } from './person.ts';

interface Options {
  readonly people: number;
  /** The time over which the people start, at even intervals. */
  readonly withinMs: number;
  /** How long a killed process does not run. */
  readonly downtimeMs: number;
}

interface DrillFigures extends StoredRecords {
  readonly people: number;
  readonly seconds: number;
  /** Failed calls that were repeated. */
  readonly repeats: number;
  /** Why people did not reach the PDF, one reason for each of them. */
  readonly stopped: readonly string[];
  /** Wrong passwords for one account that were checked before the limit refused the next, over all adapters. */
  readonly guesses: number;
}

/** More guesses than the limit allows (5). */
const guessCount = 12;

/**
 * People go from sign-up to the PDF. In the meantime one gateway and one adapter are killed and started again, and another adapter is
 * stopped. Then somebody guesses a password through all adapters.
 */
export async function runDrill(
  deployment: Deployment,
  { people: count, withinMs, downtimeMs }: Options,
): Promise<DrillFigures> {
  const startedAt = performance.now();
  const people = Array.from({ length: count }, (_, index) => newPerson(`person-${index}@people.test`));
  const [killedAdapter, , stoppedAdapter] = deployment.adapters;
  const [killedGateway] = deployment.gateways;
  const incidents = (async () => {
    await delay(withinMs / 4);
    await Promise.all([killedAdapter.end('SIGKILL'), killedGateway.end('SIGKILL')]);
    await delay(downtimeMs);
    await Promise.all([killedAdapter.start(), killedGateway.start()]);
    await delay(withinMs / 4);
    await stoppedAdapter.end('SIGTERM');
  })();
  const journeys = await Promise.allSettled(
    people.map(async (person, index) => {
      await delay((withinMs * index) / count);
      // Each person has another address of the loopback interface, as people at home have different addresses.
      await goThrough(deployment, person, `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`);
    }),
  );
  await incidents;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await stoppedAdapter.start();
  return {
    people: count,
    seconds,
    repeats: people.reduce((sum, { repeats }) => sum + repeats, 0),
    stopped: journeys.flatMap(each => (each.status === 'rejected' ? [reasonOf(each.reason)] : [])),
    guesses: await guess(deployment, people[0]?.email ?? ''),
    ...(await readStoredRecords(deployment, people)),
  };
}

/** The number of wrong passwords for one account, from one address, that are checked before the limit refuses the next. */
async function guess(deployment: Deployment, userEmail: string): Promise<number> {
  // The load balancer needs this time to detect that all adapters are available again.
  await delay(3_000);
  const { client, close } = browserAt(deployment, '127.2.0.1');
  let checked = 0;
  for (let guess = 0; guess < guessCount; guess += 1) {
    const tried = client.authentication.login.mutate({ userEmail, userPassword: `wrong password ${guess}` });
    const fault = gatewayErrorOf(
      await tried.then(
        () => null,
        error => error,
      ),
    );
    if (fault?.kind === 'RATE_LIMITED') break;
    checked += 1;
  }
  await close();
  return checked;
}

function reasonOf(error: unknown): string {
  const fault = gatewayErrorOf(error);
  if (fault !== null && fault !== undefined) return `${fault.kind}: ${fault.message}`;
  return error instanceof Error ? error.message : String(error);
}

/** One line for each loss, repetition or exceeded limit in the figures of a drill. */
export function faultsIn({ stopped, lost, doubleReports, doubleMessages, guesses }: DrillFigures): string[] {
  return [
    ...stopped.map(reason => `a person did not reach the PDF: ${reason}`),
    ...lost.map(email => `lost: ${email}`),
    ...doubleReports.map(email => `two reports: ${email}`),
    ...doubleMessages.map(email => `two e-mails: ${email}`),
    ...(guesses > limitRules['login-to-email-from-address'].max ? [`${guesses} guesses`] : []),
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
  readonly doubleMessages: readonly string[];
  readonly messages: number;
  /** E-mails that arrived again with the same Message-ID. That is allowed for a gateway that is killed while it sends. */
  readonly messagesAgain: number;
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
  const idsTo = (email: string) => new Set(messages.get(email)?.map(({ messageId }) => messageId));
  const isLost = ({ email, reportId, savedKg }: Person) => {
    const isSaved = (assessments.get(email) ?? []).some(({ answers }) => weightIn(answers) === savedKg);
    const isReported = (reports.get(email) ?? []).some(({ id }) => id === reportId);
    return (savedKg !== null && !isSaved) || (reportId !== null && !isReported);
  };
  const emailsOf = (isMeant: (person: Person) => boolean) => people.filter(isMeant).map(({ email }) => email);
  const all = deployment.mailServer.accepted.length;
  const different = people.reduce((sum, { email }) => sum + idsTo(email).size, 0);
  return {
    acknowledged: people.reduce(
      (sum, { saves, reportId, pdfs }) => sum + saves + (reportId === null ? 0 : 1) + pdfs,
      0,
    ),
    lost: emailsOf(isLost),
    doubleReports: emailsOf(({ email }) => (reports.get(email)?.length ?? 0) > 1),
    doubleMessages: emailsOf(({ email, mailRequests }) => idsTo(email).size > mailRequests),
    messages: all,
    messagesAgain: all - different,
  };
}

function weightIn(answers: string): unknown {
  return JSON.parse(answers)['hra.q.weight_kg.a.kilograms'];
}
