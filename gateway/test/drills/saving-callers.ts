import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { wireKeyOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { demoAccount } from '../../src/accounts/demo-account.ts';
import { type DatabaseSettings, openDatabase } from '../../src/db/open-database.ts';
import { type Answer, call } from '../call.ts';

/** An assessment, as its caller knows it. */
interface Line {
  /** A number in its answers, by which a repeated write is recognised. */
  readonly name: string;
  /** Null until a save was acknowledged. */
  uniqueString: string | null;
  /** The number of the last acknowledged write. Later writes may be stored or not. */
  certain: number | null;
  readonly possible: number[];
  /** The number of submissions, 0 or 1. */
  submitted: 'no' | 'sent' | 'yes';
}

/** When a call was sent, and its status; null if the connection broke. */
export interface Outcome {
  readonly sentAt: number;
  readonly tookMs: number;
  readonly status: number | null;
}

/** Callers who save at a running gateway. */
export interface SavingCallers {
  readonly lines: readonly Line[];
  readonly outcomes: readonly Outcome[];
  /** The number of acknowledged writes so far. */
  readonly acknowledged: () => number;
  /** Waits until each caller has finished its assessment. */
  readonly stop: () => Promise<void>;
}

/** A member of a save that can have any text. It identifies the assessment. */
const lineKey = 'hra.app.external_id';
/** Answers that all contain the number of the write. */
const numberKeys = (['height_cm', 'weight_kg', 'beer', 'wine', 'resting_heart_rate'] as const).map(wireKeyOf);

/** The numbers in a row. A row with two different numbers is a mix of two writes. */
function answersOf(name: string, number: number): Record<string, string | number> {
  const known = {
    'hra.q.sex.a': 'female',
    'hra.q.age_in_years.a.years': 45,
    'appraise_risks.user_id': demoAccount.email,
  };
  return { [lineKey]: name, ...Object.fromEntries(numberKeys.map(key => [key, number])), ...known };
}

/** Logs in to the demo account, under which all callers save. */
export async function demoToken(gateway: { url: string }): Promise<string> {
  const request = { userEmail: demoAccount.email, userPassword: demoAccount.password };
  return String((await call(gateway, 'authentication.login', request)).body.token);
}

/** Starts callers who save, save again and submit one assessment after another. They never repeat a write. */
export function startSaving(gateway: { readonly url: string }, token: string, count: number): SavingCallers {
  const lines: Line[] = [];
  const outcomes: Outcome[] = [];
  let acknowledged = 0;
  let number = 0;
  let isEnding = false;

  const send = async (id: 'hra.saveAnswers' | 'hra.appraiseRisks', line: Line): Promise<Answer | null> => {
    number += 1;
    const numberOfWrite = number;
    line.possible.push(numberOfWrite);
    const known: Record<string, string> =
      line.uniqueString === null ? {} : { unique_string: line.uniqueString };
    const sentAt = performance.now();
    const answer = await call(
      gateway,
      id,
      { ...answersOf(line.name, numberOfWrite), ...known },
      { token },
    ).catch(() => null);
    outcomes.push({ sentAt, tookMs: performance.now() - sentAt, status: answer?.status ?? null });
    if (answer?.status !== 200 || answer.body.responseCode !== undefined) {
      await delay(50);
      return null;
    }
    line.certain = numberOfWrite;
    line.possible.length = 0;
    acknowledged += 1;
    return answer;
  };

  const saveOneLine = async () => {
    const line: Line = {
      name: randomUUID(),
      uniqueString: null,
      certain: null,
      possible: [],
      submitted: 'no',
    };
    lines.push(line);
    const saved = await send('hra.saveAnswers', line);
    if (saved === null) return;
    line.uniqueString = String(saved.body.uniqueString);
    for (let again = 0; again < 2 && !isEnding; again += 1) await send('hra.saveAnswers', line);
    line.submitted = 'sent';
    if ((await send('hra.appraiseRisks', line)) !== null) line.submitted = 'yes';
  };
  const callers = Promise.all(
    Array.from({ length: count }, async () => {
      while (!isEnding) await saveOneLine();
    }),
  );
  return {
    lines,
    outcomes,
    acknowledged: () => acknowledged,
    stop: async () => {
      isEnding = true;
      await callers;
    },
  };
}

/** The names of assessments by what is wrong with them. `torn`: a row mixes two writes. */
export interface Findings {
  readonly lost: readonly string[];
  readonly double: readonly string[];
  readonly torn: readonly string[];
}

/** Compares the acknowledged writes with the database. */
export async function checkLines(settings: DatabaseSettings, lines: readonly Line[]): Promise<Findings> {
  await using db = await openDatabase(settings);
  const rows = await db.selectFrom('assessments').select(['unique_string', 'answers', 'status']).execute();
  const reports = await db.selectFrom('reports').select(['unique_string', 'answers']).execute();
  const read = (row: { unique_string: string; answers: string }) => ({
    uniqueString: row.unique_string,
    ...readAnswers(row.answers),
  });
  const stored = Map.groupBy(rows.map(read), ({ name }) => name);
  const reported = Map.groupBy(reports.map(read), ({ name }) => name);
  const findings = { lost: [] as string[], double: [] as string[], torn: [] as string[] };
  for (const { certain, name, possible, submitted, uniqueString } of lines) {
    const saves = stored.get(name) ?? [];
    const reportsOfLine = reported.get(name) ?? [];
    if (saves.length > 1 || reportsOfLine.length > 1) findings.double.push(name);
    if ([...saves, ...reportsOfLine].some(({ isWhole }) => !isWhole)) findings.torn.push(name);
    const [line] = saves;
    const fits =
      certain === null ||
      (line?.uniqueString === uniqueString && [certain, ...possible].includes(line?.number ?? -1));
    const reportFits = submitted !== 'yes' || reportsOfLine[0]?.number === certain;
    const isUnexpected = submitted === 'no' && reportsOfLine.length > 0;
    if (!fits || !reportFits || isUnexpected) findings.lost.push(name);
  }
  return findings;
}

/** The assessment and the number in a row, and whether the row has only these. */
function readAnswers(text: string): { name: string; number: number; isWhole: boolean } {
  const { unique_string: _, ...stored } = JSON.parse(text);
  const name = String(stored[lineKey]);
  const number = Number(stored[numberKeys[0] ?? '']);
  const expected = Object.entries(answersOf(name, number));
  const isWhole =
    expected.length === Object.keys(stored).length && expected.every(([key, value]) => stored[key] === value);
  return { name, number, isWhole };
}
