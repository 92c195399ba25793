import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { wireKeyOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { demoAccount } from '../../src/accounts/demo-account.ts';
import { type DatabaseSettings, openDatabase } from '../../src/db/open-database.ts';
import { type Answer, call } from '../call.ts';

/** The state of an assessment from the view of its caller. */
interface TrackedAssessment {
  /** Identifies the assessment in its rows, so that a repeated write is recognised. */
  readonly name: string;
  /** The id of the assessment; null until a save was acknowledged. */
  uniqueString: string | null;
  /** The number of the last acknowledged write. Null before the first acknowledged write. */
  acknowledgedNumber: number | null;
  /** The numbers of all later writes. They were sent, but not acknowledged, so each may be stored or not. */
  readonly unacknowledgedNumbers: number[];
  /** Whether the assessment was submitted. `sent`: the submission was not acknowledged, so it may be stored or not. */
  submitted: 'no' | 'sent' | 'yes';
}

/** The time at which a call was sent, its duration, and its status, which is null if the connection broke. */
export interface Outcome {
  readonly sentAt: number;
  readonly durationMs: number;
  readonly status: number | null;
}

/** Callers who save at a running gateway. */
export interface SavingCallers {
  readonly assessments: readonly TrackedAssessment[];
  readonly outcomes: readonly Outcome[];
  /** The number of acknowledged writes so far. */
  readonly acknowledged: () => number;
  /** Waits until each caller has finished its assessment. */
  readonly stop: () => Promise<void>;
}

/** A member of a save that can have any text. It identifies the assessment. */
const nameKey = 'hra.app.external_id';
/** Answers that all contain the number of the write. */
const numberKeys = (['height_cm', 'weight_kg', 'beer', 'wine', 'resting_heart_rate'] as const).map(wireKeyOf);

/** Answers that all contain the same number, so that a row with two different numbers is a mix of two writes. */
function answersOf(name: string, number: number): Record<string, string | number> {
  const fixedAnswers = {
    'hra.q.sex.a': 'female',
    'hra.q.age_in_years.a.years': 45,
    'appraise_risks.user_id': demoAccount.email,
  };
  return { [nameKey]: name, ...Object.fromEntries(numberKeys.map(key => [key, number])), ...fixedAnswers };
}

/** Logs in to the demo account, under which all callers save. */
export async function demoToken(gateway: { url: string }): Promise<string> {
  const request = { userEmail: demoAccount.email, userPassword: demoAccount.password };
  return String((await call(gateway, 'authentication.login', request)).body.token);
}

/** Starts callers who save, save again and submit one assessment after another. They never repeat a write. */
export function startSaving(gateway: { readonly url: string }, token: string, count: number): SavingCallers {
  const assessments: TrackedAssessment[] = [];
  const outcomes: Outcome[] = [];
  let acknowledged = 0;
  let number = 0;
  let isEnding = false;

  const send = async (
    id: 'hra.saveAnswers' | 'hra.appraiseRisks',
    assessment: TrackedAssessment,
  ): Promise<Answer | null> => {
    number += 1;
    const numberOfWrite = number;
    assessment.unacknowledgedNumbers.push(numberOfWrite);
    // A draft is identified by its unique string; a new assessment has none yet.
    const identity: Record<string, string> =
      assessment.uniqueString === null ? {} : { unique_string: assessment.uniqueString };
    const sentAt = performance.now();
    // A broken connection is an outcome that the drill counts.
    const answer = await call(
      gateway,
      id,
      { ...answersOf(assessment.name, numberOfWrite), ...identity },
      { token },
    ).catch(() => null);
    outcomes.push({ sentAt, durationMs: performance.now() - sentAt, status: answer?.status ?? null });
    // Only a refusal has a code in these answers.
    if (answer?.status !== 200 || answer.body.responseCode !== undefined) {
      // A gateway that is down refuses at once, so the pause limits the rate of attempts.
      await delay(50);
      return null;
    }
    assessment.acknowledgedNumber = numberOfWrite;
    assessment.unacknowledgedNumbers.length = 0;
    acknowledged += 1;
    return answer;
  };

  const saveOneAssessment = async () => {
    const assessment: TrackedAssessment = {
      name: randomUUID(),
      uniqueString: null,
      acknowledgedNumber: null,
      unacknowledgedNumbers: [],
      submitted: 'no',
    };
    assessments.push(assessment);
    const saved = await send('hra.saveAnswers', assessment);
    if (saved === null) return;
    assessment.uniqueString = String(saved.body.uniqueString);
    for (let repetition = 0; repetition < 2 && !isEnding; repetition += 1)
      await send('hra.saveAnswers', assessment);
    assessment.submitted = 'sent';
    if ((await send('hra.appraiseRisks', assessment)) !== null) assessment.submitted = 'yes';
  };
  const callers = Promise.all(
    Array.from({ length: count }, async () => {
      while (!isEnding) await saveOneAssessment();
    }),
  );
  return {
    assessments,
    outcomes,
    acknowledged: () => acknowledged,
    stop: async () => {
      isEnding = true;
      await callers;
    },
  };
}

/** The names of assessments with a fault. */
export interface Findings {
  /** An acknowledged write is missing. */
  readonly lost: readonly string[];
  /** A write is stored twice. */
  readonly double: readonly string[];
  /** A row mixes two writes. */
  readonly torn: readonly string[];
  /** A report is stored, although it was not requested. */
  readonly unexpected: readonly string[];
}

/** The findings of a drill without a fault. */
export const noFindings: Findings = { lost: [], double: [], torn: [], unexpected: [] };

/** Compares the acknowledged writes with the database. */
export async function checkAssessments(
  settings: DatabaseSettings,
  assessments: readonly TrackedAssessment[],
): Promise<Findings> {
  await using db = await openDatabase(settings);
  const rows = await db.selectFrom('assessments').select(['unique_string', 'answers', 'status']).execute();
  const reports = await db.selectFrom('reports').select(['unique_string', 'answers']).execute();
  const readRow = (row: { unique_string: string; answers: string }) => ({
    uniqueString: row.unique_string,
    ...readAnswers(row.answers),
  });
  const stored = Map.groupBy(rows.map(readRow), ({ name }) => name);
  const reported = Map.groupBy(reports.map(readRow), ({ name }) => name);
  const findings: Record<keyof Findings, string[]> = { lost: [], double: [], torn: [], unexpected: [] };
  for (const { acknowledgedNumber, name, submitted, unacknowledgedNumbers, uniqueString } of assessments) {
    const saves = stored.get(name) ?? [];
    const reportsOfAssessment = reported.get(name) ?? [];
    if (saves.length > 1 || reportsOfAssessment.length > 1) findings.double.push(name);
    if ([...saves, ...reportsOfAssessment].some(({ isWhole }) => !isWhole)) findings.torn.push(name);
    const [assessment] = saves;
    const isSaveRight =
      acknowledgedNumber === null ||
      (assessment?.uniqueString === uniqueString &&
        [acknowledgedNumber, ...unacknowledgedNumbers].includes(assessment?.number ?? -1));
    const isReportRight = submitted !== 'yes' || reportsOfAssessment[0]?.number === acknowledgedNumber;
    if (!isSaveRight || !isReportRight) findings.lost.push(name);
    if (submitted === 'no' && reportsOfAssessment.length > 0) findings.unexpected.push(name);
  }
  return findings;
}

/** Reads the assessment and the number from a row. `isWhole` is true if the whole row is from this one write. */
function readAnswers(text: string): { name: string; number: number; isWhole: boolean } {
  const { unique_string: _, ...stored } = JSON.parse(text);
  const name = String(stored[nameKey]);
  const number = Number(stored[numberKeys[0] ?? '']);
  const expected = Object.entries(answersOf(name, number));
  const isWhole =
    expected.length === Object.keys(stored).length && expected.every(([key, value]) => stored[key] === value);
  return { name, number, isWhole };
}
