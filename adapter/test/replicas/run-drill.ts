import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../../gateway/src/db/open-database.ts';
import { gatewayErrorOf } from '../../client/src/gateway-error.ts';
import { limitRules } from '../../src/limits/limits.ts';
import type { Deployment } from './deployment.ts';
import { browserAt, goThrough, newPerson, type Person } from './person.ts';

interface Options {
  readonly people: number;
  /** Milliseconds in which they come, evenly. */
  readonly withinMs: number;
  /** Milliseconds for which a killed process stays away. */
  readonly awayMs: number;
}

interface DrillFigures extends StoredRecords {
  readonly people: number;
  readonly seconds: number;
  /** Presses that failed and were made again. */
  readonly repeats: number;
  readonly stopped: readonly string[];
  /** Wrong passwords that were checked before the guesser had to wait, over all adapters. */
  readonly guesses: number;
}

const guessCount = 12;

/**
 * People come, and while they do one gateway and one adapter are killed and started again, and another adapter is stopped. Then
 * somebody guesses a password through all adapters.
 */
export async function runDrill(
  deployment: Deployment,
  { people: count, withinMs, awayMs }: Options,
): Promise<DrillFigures> {
  const begun = performance.now();
  const people = Array.from({ length: count }, (_, place) => newPerson(`person-${place}@people.test`));
  const [killedAdapter, , stoppedAdapter] = deployment.adapters;
  const [killedGateway] = deployment.gateways;
  const disturbed = (async () => {
    await delay(withinMs / 4);
    await Promise.all([killedAdapter.end('SIGKILL'), killedGateway.end('SIGKILL')]);
    await delay(awayMs);
    await Promise.all([killedAdapter.start(), killedGateway.start()]);
    await delay(withinMs / 4);
    await stoppedAdapter.end('SIGTERM');
  })();
  const stops = await Promise.allSettled(
    people.map(async (person, place) => {
      await delay((withinMs * place) / count);
      // Each has an address, as people at home do; all of them lead to this machine.
      await goThrough(deployment, person, `127.1.${Math.floor(place / 250)}.${(place % 250) + 1}`);
    }),
  );
  await disturbed;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  await stoppedAdapter.start();
  return {
    people: count,
    seconds,
    repeats: people.reduce((sum, { repeats }) => sum + repeats, 0),
    stopped: stops.flatMap(each => (each.status === 'rejected' ? [reasonOf(each.reason)] : [])),
    guesses: await guess(deployment, people[0]?.email ?? ''),
    ...(await readStoredRecords(deployment, people)),
  };
}

/** How many wrong passwords for one account, from one address, are looked at before the next has to wait. */
async function guess(deployment: Deployment, userEmail: string): Promise<number> {
  // The load balancer has to notice that all adapters are there again.
  await delay(3_000);
  const { client, close } = browserAt(deployment, '127.2.0.1');
  let lookedAt = 0;
  for (let guess = 0; guess < guessCount; guess += 1) {
    const tried = client.authentication.login.mutate({ userEmail, userPassword: `wrong password ${guess}` });
    const fault = gatewayErrorOf(
      await tried.then(
        () => null,
        error => error,
      ),
    );
    if (fault?.kind === 'RATE_LIMITED') break;
    lookedAt += 1;
  }
  await close();
  return lookedAt;
}

function reasonOf(error: unknown): string {
  const fault = gatewayErrorOf(error);
  if (fault !== null && fault !== undefined) return `${fault.kind}: ${fault.message}`;
  return error instanceof Error ? error.message : String(error);
}

export function faultsIn({ stopped, lost, doubleReports, doubleMessages, guesses }: DrillFigures): string[] {
  return [
    ...stopped.map(reason => `somebody did not come to the PDF: ${reason}`),
    ...lost.map(email => `lost: ${email}`),
    ...doubleReports.map(email => `two reports: ${email}`),
    ...doubleMessages.map(email => `two e-mails: ${email}`),
    ...(guesses > limitRules['login-to-email-from-address'].max ? [`${guesses} guesses`] : []),
  ];
}

/** Compares the database and the mailboxes with what the adapter acknowledged to people. */
interface StoredRecords {
  /** Acknowledged saves, submissions and PDFs. */
  readonly acknowledged: number;
  /** People of whom something that was acknowledged is not there. */
  readonly lost: readonly string[];
  /** People with more than one report of the one submission. */
  readonly doubleReports: readonly string[];
  /** People with more different e-mails than presses of "Sign up" and "Send Again". */
  readonly doubleMessages: readonly string[];
  readonly messages: number;
  /** E-mails that came again under the same Message-ID, as is said of a gateway that is killed while it sends. */
  readonly messagesAgain: number;
}

async function readStoredRecords(deployment: Deployment, people: readonly Person[]): Promise<StoredRecords> {
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
  const emails = (wanted: (person: Person) => boolean) => people.filter(wanted).map(({ email }) => email);
  const all = deployment.mailServer.accepted.length;
  const different = people.reduce((sum, { email }) => sum + idsTo(email).size, 0);
  return {
    acknowledged: people.reduce(
      (sum, { saves, reportId, pdfs }) => sum + saves + (reportId === null ? 0 : 1) + pdfs,
      0,
    ),
    lost: emails(isLost),
    doubleReports: emails(({ email }) => (reports.get(email)?.length ?? 0) > 1),
    doubleMessages: emails(({ email, mailRequests }) => idsTo(email).size > mailRequests),
    messages: all,
    messagesAgain: all - different,
  };
}

function weightIn(answers: string): unknown {
  return JSON.parse(answers)['hra.q.weight_kg.a.kilograms'];
}
