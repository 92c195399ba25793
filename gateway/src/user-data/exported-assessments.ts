import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { assessmentStatus, readFlatMap } from '../assessments/saved-answers.ts';
import type { Database } from '../db/schema.ts';
import { encodedList, listItemOf, roomFor, rowsInSteps } from '../encoded-answer.ts';
import { readAppraisal } from '../reports/reports.ts';
import { questionnaireResponseOf } from './questionnaire-response.ts';

/** Assessments that are read in one turn of the event loop. */
const rowsAtOnce = 5;

/**
 * The newest, as many as an answer may hold. @returns `list` as JSON, oldest first; `reportIds` of those in it, newest first; `hasRoom`,
 * which counts what else is put into the same answer
 */
export async function exportedAssessments(db: Database, caller: SessionUser) {
  const newestFirst = await db
    .selectFrom('assessments')
    .select('unique_string as id')
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .orderBy('unique_string', 'desc')
    .execute();
  const ids = newestFirst.map(({ id }) => id);
  const hasRoom = roomFor(answerLimits.export);
  const texts: string[] = [];
  const reportIds: string[] = [];
  for await (const row of rowsInSteps(ids, rowsAtOnce, some => readRows(db, some))) {
    const item = listItemOf(exported(row));
    if (!hasRoom(item)) break;
    texts.push(item.text);
    if (row.reportId !== null) reportIds.push(row.reportId);
  }
  const list = encodedList();
  list.add(texts.toReversed());
  return { list: list.toBytes(), total: ids.length, reportIds, hasRoom };
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

function exported(row: Row) {
  const { groups, meta } = decodeFlatMap(readFlatMap(row.answers));
  const { createdAt, id: uniqueString, updatedAt } = row;
  return {
    uniqueString,
    createdAt,
    updatedAt,
    questionnaireResponse: questionnaireResponseOf({
      uniqueString,
      isFinished: row.status === assessmentStatus.active,
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
    details: reportDetails.parse(details),
  };
}
