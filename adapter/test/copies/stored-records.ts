import { openDatabase } from '../../../gateway/src/db/open-database.ts';
import type { Deployment } from './deployment.ts';
import type { Person } from './person.ts';

/** Compares the database and the mailboxes with what the adapter acknowledged to people. */
export interface StoredRecords {
  /** Acknowledged saves, submissions and PDFs. */
  readonly acknowledged: number;
  /** People of whom something that was acknowledged is not there. */
  readonly lost: readonly string[];
  /** People with more than one report of the one submission. */
  readonly doubleReports: readonly string[];
  /** People with more different letters than presses of "Sign up" and "Send Again". */
  readonly doubleLetters: readonly string[];
  readonly letters: number;
  /** Letters that came again under the same Message-ID, as is said of a gateway that is killed while it sends. */
  readonly lettersAgain: number;
}

/** Looks everybody up. */
export async function readStoredRecords(
  deployment: Deployment,
  people: readonly Person[],
): Promise<StoredRecords> {
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
  const letters = Map.groupBy(deployment.mailServer.taken, ({ to }) => to);
  const idsTo = (email: string) => new Set(letters.get(email)?.map(({ messageId }) => messageId));
  const isLost = ({ email, reportId, savedKg }: Person) => {
    const isSaved = (assessments.get(email) ?? []).some(({ answers }) => weightIn(answers) === savedKg);
    const isReported = (reports.get(email) ?? []).some(({ id }) => id === reportId);
    return (savedKg !== null && !isSaved) || (reportId !== null && !isReported);
  };
  const emails = (wanted: (person: Person) => boolean) => people.filter(wanted).map(({ email }) => email);
  const all = deployment.mailServer.taken.length;
  const different = people.reduce((sum, { email }) => sum + idsTo(email).size, 0);
  return {
    acknowledged: people.reduce(
      (sum, { saves, reportId, pdfs }) => sum + saves + (reportId === null ? 0 : 1) + pdfs,
      0,
    ),
    lost: emails(isLost),
    doubleReports: emails(({ email }) => (reports.get(email)?.length ?? 0) > 1),
    doubleLetters: emails(({ email, letterRequests }) => idsTo(email).size > letterRequests),
    letters: all,
    lettersAgain: all - different,
  };
}

function weightIn(answers: string): unknown {
  return JSON.parse(answers)['hra.q.weight_kg.a.kilograms'];
}
