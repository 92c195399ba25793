import { codes } from '@choose-life/contracts/domain/codes';
import type { SinceLast } from '@choose-life/contracts/domain/report/generated/report-details';
import { shownAgeOf } from '@choose-life/contracts/domain/report/shown-age';
import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { wireReportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { ExpressionBuilder } from 'kysely';
import type { SessionUser } from '../accounts/sessions.ts';
import { type Appraisal, whatIf } from '../appraisal/appraise.ts';
import { parseAnswers } from '../assessments/saved-answers.ts';
import type { Database, Schema } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

/** A stored report. */
export interface Report {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The flat map as it was submitted, as JSON. */
  readonly answers: string;
  readonly appraisal: Appraisal;
}

/** A report of the caller. @throws Refusal if there is none with this id, or it belongs to another account */
export async function readReport(db: Database, caller: SessionUser, reportId: string): Promise<Report> {
  const row = await reportsOf(db, caller).where('id', '=', reportId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this report.');
  return reportOf(row);
}

/** The newest report of the caller; undefined if there is none. */
export async function readLatestReport(db: Database, caller: SessionUser): Promise<Report | undefined> {
  const row = await newestFirst(reportsOf(db, caller)).limit(1).executeTakeFirst();
  return row && reportOf(row);
}

/**
 * The change of the risk age since the caller's newest earlier report with a risk age; null if the last `maxEarlierReports` before this report
 * have none.
 */
export async function readSinceLast(
  db: Database,
  caller: SessionUser,
  report: Report,
): Promise<SinceLast | null> {
  const rows = await newestFirst(reportsOf(db, caller).where(isThisOrEarlier(report)))
    .where('id', '<>', report.id)
    .limit(maxEarlierReports)
    .execute();
  return rows.map(row => sinceLastOf(reportOf(row), report)).find(since => since !== null) ?? null;
}

/** How many earlier reports are searched for a risk age. The number is limited, because all of them are read into memory. */
const maxEarlierReports = 10;

/** The position of a report (1 = oldest), and the count of the caller's reports. */
export async function readPosition(
  db: Database,
  caller: SessionUser,
  report: Report,
): Promise<{ readonly number: number; readonly count: number }> {
  const { number, count } = await db
    .selectFrom('reports')
    .select(({ fn }) => [
      // Postgres returns 64-bit counts as text.
      fn.countAll<number | string>().as('count'),
      fn.countAll<number | string>().filterWhere(isThisOrEarlier(report)).as('number'),
    ])
    .where('user_id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  return { number: Number(number), count: Number(count) };
}

/**
 * The condition for this report and all earlier ones. Of two reports that were created in the same millisecond, the one with the smaller id is
 * the earlier one.
 */
function isThisOrEarlier({ createdAt, id }: Report) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'reports'>) =>
    eb(refTuple('created_at', 'id'), '<=', tuple(createdAt, id));
}

function newestFirst(reports: ReturnType<typeof reportsOf>) {
  return reports.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function reportsOf(db: Database, caller: SessionUser) {
  return db
    .selectFrom('reports')
    .select(['id', 'created_at as createdAt', 'answers', 'result'])
    .where('user_id', '=', caller.userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof reportsOf>['executeTakeFirstOrThrow']>>;

function reportOf({ id, createdAt, answers, result }: Row): Report {
  return { id, createdAt, answers, appraisal: readAppraisal(result) };
}

/** Parses a stored result, without validating it. */
export function readAppraisal(result: string): Appraisal {
  // Only `appraiseRisks` writes this column, with a result of `appraise`.
  return JSON.parse(result) as Appraisal;
}

/**
 * The change between two reports: the years by which each factor moved the risk age, largest first. Factors are compared only between reports
 * of the same version of the model. @returns null if the earlier report has no risk age
 */
function sinceLastOf(
  { appraisal: earlier, createdAt: at }: Report,
  { appraisal: current }: Report,
): SinceLast | null {
  const riskAge = shownAgeOf(earlier.riskAge, earlier.details.riskAgeBound);
  if (riskAge === null) return null;
  const earlierYears = new Map(earlier.details.contributions.map(({ factor, years }) => [factor, years]));
  // The years of different versions of the model are not comparable. `isOtherRule` is the name in the contract.
  const isOtherRule = earlier.details.model?.version !== current.details.model?.version;
  const comparableContributions = isOtherRule ? [] : current.details.contributions;
  const moved = comparableContributions
    .map(({ factor, label, years }) => {
      // Reports of the same version of the model list the same factors, so the fallback only satisfies TypeScript.
      return { label, years: Math.round((years - (earlierYears.get(factor) ?? 0)) * 10) / 10 };
    })
    .filter(({ years }) => years !== 0)
    .sort((a, b) => Math.abs(b.years) - Math.abs(a.years));
  return { at, riskAge, moved, isOtherRule };
}

/** The answer of `getReportData` (s.3, s.7): the ages, the details in `report`, and the time zone for shown times. @throws Refusal as `readReport` */
export async function readReportData(
  db: Database,
  caller: SessionUser,
  { reportId, timeZone }: { readonly reportId: string; readonly timeZone: string },
): Promise<OperationResponse<'hra.getReportData'>> {
  const report = await readReport(db, caller, reportId);
  const { currentAge, details, riskAge, targetAge } = report.appraisal;
  const sinceLast = await readSinceLast(db, caller, report);
  const ages = { targetAge, riskAge, ascvd: { data: { age: currentAge } } };
  return {
    status: codes.ok,
    // Parsed, so that the result of an earlier release has the form of the contract.
    data: { ...ages, report: wireReportDetails.parse({ ...details, sinceLast }), timeZone },
  };
}

/** The risk age that a change would give, computed from the answers of a report. Nothing is stored. @throws Refusal as `readReport` */
export async function whatIfOfReport(
  db: Database,
  caller: SessionUser,
  { notSmoking, systolic, weight, whatIfReportId }: CallRequest<'hra.whatIf'>,
): Promise<Pick<CallResponse<'hra.whatIf'>, 'riskAge' | 'riskAgeBound' | 'tenYears'>> {
  const report = await readReport(db, caller, whatIfReportId);
  const { details, riskAge } = whatIf(parseAnswers(report.answers), { notSmoking, systolic, weight });
  return { riskAge, riskAgeBound: details.riskAgeBound, tenYears: details.tenYears?.now ?? null };
}
