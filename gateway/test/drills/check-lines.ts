import type { DatabasePlace } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { answersOf, type Line } from './saving-callers.ts';

/** What the database holds against what was acknowledged. */
export interface Findings {
  readonly lost: readonly string[];
  readonly double: readonly string[];
  readonly torn: readonly string[];
}

/** Looks every line up in the database. */
export async function checkLines(place: DatabasePlace, lines: readonly Line[]): Promise<Findings> {
  const db = await openDatabase(place);
  const rows = await db.selectFrom('assessments').select(['unique_string', 'answers', 'status']).execute();
  const reports = await db.selectFrom('reports').select(['unique_string', 'answers']).execute();
  await db.destroy();
  const read = (row: { unique_string: string; answers: string }) => ({
    uniqueString: row.unique_string,
    ...readAnswers(row.answers),
  });
  const kept = Map.groupBy(rows.map(read), ({ name }) => name);
  const reported = Map.groupBy(reports.map(read), ({ name }) => name);
  const findings = { lost: [] as string[], double: [] as string[], torn: [] as string[] };
  for (const { certain, name, possible, submitted, uniqueString } of lines) {
    const own = kept.get(name) ?? [];
    const ownReports = reported.get(name) ?? [];
    if (own.length > 1 || ownReports.length > 1) findings.double.push(name);
    if ([...own, ...ownReports].some(({ isWhole }) => !isWhole)) findings.torn.push(name);
    const [line] = own;
    const fits =
      certain === null ||
      (line?.uniqueString === uniqueString && [certain, ...possible].includes(line?.number ?? -1));
    const reportFits = submitted !== 'yes' || ownReports[0]?.number === certain;
    const sneaked = submitted === 'no' && ownReports.length > 0;
    if (!fits || !reportFits || sneaked) findings.lost.push(name);
  }
  return findings;
}

/** The line and number that stand in a row, and whether they are all of it. */
function readAnswers(text: string): { name: string; number: number; isWhole: boolean } {
  const { unique_string: _, ...held } = JSON.parse(text);
  const name = String(held['hra.q.line.a']);
  const number = Number(held['hra.q.part_0.a']);
  const meant = Object.entries(answersOf(name, number));
  const isWhole =
    meant.length === Object.keys(held).length && meant.every(([key, value]) => held[key] === value);
  return { name, number, isWhole };
}
