import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { ResponseEnd } from '@choose-life/service/response-end';
import type { SessionUser } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import { assessmentStatus, parseFlatMap } from '../assessments/saved-answers.ts';
import type { Database } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import {
  appendJsonMember,
  createSizeLimiter,
  readInBatches,
  type SizeLimiter,
  serializeListItem,
} from '../encoded-answer.ts';
import { Busy } from '../refusal.ts';
import { printReport } from '../reports/print-report.ts';
import { readAppraisal } from '../reports/reports.ts';
import { profileOf } from './profile.ts';
import { questionnaireResponseOf } from './questionnaire-response.ts';

/**
 * The JSON of everything that is stored about the caller, with the newest assessments and PDFs that fit into an answer. It omits secrets
 * (hashes, and texts of e-mails, whose links open the account), and the counts for the rate limits of e-mails, which expire after an hour.
 * @throws Busy while too many exports run
 */
export async function exportData(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'exportLimit' | 'printer' | 'settings'>,
  caller: SessionUser,
  { disconnectSignal, whenEnded }: ResponseEnd,
): Promise<Buffer> {
  // Released after the answer is sent, since an export uses memory until then.
  whenEnded(await dependencies.exportLimit.acquire());
  const fits = createSizeLimiter(answerLimits.export);
  const person = await exportedPerson(dependencies, caller);
  // `fits` also counts the size. The data of the person is counted first, because it is never omitted. With many sessions it is larger than the
  // bytes that `createSizeLimiter` reserves for members other than the lists.
  fits(serializeListItem(person));
  const assessments = await exportedAssessments(dependencies.db, caller, fits, disconnectSignal);
  const data = appendJsonMember(
    { ...person, assessmentsTotal: assessments.total },
    'assessments',
    assessments.list,
  );
  return appendJsonMember(
    data,
    'reportPdfs',
    await exportedPdfs(dependencies, caller, assessments.reportIds, fits, disconnectSignal),
  );
}

/**
 * No further PDF is begun after this time, and the PDF that was begun last is completed. 5 s is our choice: a caller waits at most 31 s for
 * the header of the answer (`callTimeouts.write`).
 */
const maxDrawingMs = 5_000;

/**
 * A JSON array of the PDFs, newest first. The array ends when the answer is full, the time is over, or the queue of the printer is full. The
 * caller can request the other PDFs one by one.
 */
async function exportedPdfs(
  dependencies: Pick<Dependencies, 'db' | 'printer' | 'settings'>,
  caller: SessionUser,
  reportIds: readonly string[],
  fits: SizeLimiter,
  disconnectSignal: AbortSignal,
): Promise<Buffer> {
  const texts: string[] = [];
  const endsAt = performance.now() + maxDrawingMs;
  for (const reportId of reportIds) {
    if (performance.now() >= endsAt) break;
    const base64 = await printReport(
      dependencies,
      caller,
      { reportId, letter: null },
      disconnectSignal,
    ).catch(nullIfBusy);
    if (base64 === null) break;
    const item = serializeListItem({ reportId, mediaType: 'application/pdf', base64 });
    if (!fits(item)) break;
    texts.push(item.text);
  }
  return Buffer.from(`[${texts.join()}]`);
}

/** Handles a rejected PDF: returns null if the queue of the printer is full, and throws any other error. */
function nullIfBusy(error: unknown): null {
  if (error instanceof Busy) return null;
  throw error;
}

async function exportedPerson({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, caller: SessionUser) {
  return {
    exportedAt: clock().toISOString(),
    account: await exportedAccount(db, caller.userId),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', caller.userId)
      .orderBy('created_at')
      .execute(),
    pendingSignUps: await db
      .selectFrom('enrolments')
      .select(['first_name as firstName', 'last_name as lastName', 'gender', 'created_at as createdAt'])
      .where('email', '=', caller.email)
      .orderBy('created_at')
      .execute(),
    // E-mails. The export keeps the name of earlier releases.
    letters: [
      ...(await messagesIn(db, 'mails', caller.email)),
      ...(await messagesIn(db, 'outbox', caller.email)),
    ],
    waitList: await db
      .selectFrom('wait_list')
      .select('created_at as joinedAt')
      .where('email', '=', caller.email)
      .execute(),
  };
}

function messagesIn(db: Database, table: 'mails' | 'outbox', email: string) {
  return db
    .selectFrom(table)
    .select(['subject', 'created_at as createdAt'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

async function exportedAccount(db: Database, userId: string) {
  const user = await getUser(db, userId);
  const company = await db
    .selectFrom('companies')
    .select('name')
    // No company has the id ''.
    .where('id', '=', user.company_id ?? '')
    .executeTakeFirst();
  return {
    ...profileOf(user),
    companyName: company?.name ?? null,
    createdAt: user.created_at,
  };
}

/** The number of assessments that are read before yielding to the event loop. */
const batchSize = 5;

/** The part of an export with the assessments. */
interface ExportedAssessments {
  /** A JSON array, oldest first. */
  readonly list: Buffer;
  /** How many assessments the person has. */
  readonly total: number;
  /** Reports of the assessments in `list`, newest first. */
  readonly reportIds: readonly string[];
}

/** The newest assessments of the caller, as many as fit into an answer. */
export async function exportedAssessments(
  db: Database,
  caller: SessionUser,
  fits: SizeLimiter,
  disconnectSignal?: AbortSignal,
): Promise<ExportedAssessments> {
  const newestFirst = await db
    .selectFrom('assessments')
    .select('unique_string as id')
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .orderBy('unique_string', 'desc')
    .execute();
  const ids = newestFirst.map(({ id }) => id);
  const texts: string[] = [];
  const reportIds: string[] = [];
  for await (const row of readInBatches(ids, batchSize, batch => readRows(db, batch), disconnectSignal)) {
    const item = serializeListItem(exportedAssessment(row));
    if (!fits(item)) break;
    texts.push(item.text);
    if (row.reportId !== null) reportIds.push(row.reportId);
  }
  const list = Buffer.from(`[${texts.toReversed().join()}]`);
  return { list, total: ids.length, reportIds };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as id',
      'assessments.status',
      'assessments.answers',
      'assessments.created_at as createdAt',
      'assessments.updated_at as updatedAt',
      'reports.id as reportId',
      'reports.created_at as reportedAt',
      'reports.model_version as modelVersion',
      'reports.result',
    ])
    .where('assessments.unique_string', 'in', ids)
    .execute();
}

function exportedAssessment(row: Row) {
  const { groups, meta } = decodeFlatMap(parseFlatMap(row.answers));
  const { createdAt, id: uniqueString, updatedAt } = row;
  return {
    uniqueString,
    createdAt,
    updatedAt,
    questionnaireResponse: questionnaireResponseOf({
      uniqueString,
      isFinished: row.status === assessmentStatus.submitted,
      authored: row.reportedAt ?? updatedAt,
      questionnaireId: meta.defaultHraId,
      answers: fromGroups(groups),
    }),
    report: exportedReport(row),
  };
}

function exportedReport({ modelVersion, reportedAt, reportId, result }: Row) {
  if (result === null) return null;
  const { currentAge, details, riskAge, targetAge } = readAppraisal(result);
  return {
    reportId,
    createdAt: reportedAt,
    modelVersion,
    targetAge,
    riskAge,
    currentAge,
    // Not validated again: for hundreds of reports that would take a quarter of the time of the export.
    details,
  };
}
