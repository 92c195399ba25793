import { setImmediate as othersTurn } from 'node:timers/promises';
import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { assessmentStatus, readFlatMap } from '../assessments/saved-answers.ts';
import type { Database } from '../db/schema.ts';
import { encodedList, listItemOf, roomFor } from '../encoded-answer.ts';
import { readAppraisal } from '../reports/reports.ts';
import { questionnaireResponseOf } from './questionnaire-response.ts';

/** As many assessments as an answer may hold, and how many there are. */
export interface ExportedAssessments {
  /** As a list in JSON, oldest first. */
  readonly list: Buffer;
  readonly total: number;
  /** Those with a report, newest first, as far as they are in the list. */
  readonly reportIds: readonly string[];
  /** Counts what else is put into the same answer. */
  readonly hasRoom: ReturnType<typeof roomFor>;
}

/** Assessments that are read in one turn of the event loop. */
const rowsAtOnce = 5;

/** The caller's assessments, saved and finished: the newest, as many as an answer may hold. */
export async function exportedAssessments(db: Database, caller: SessionUser): Promise<ExportedAssessments> {
  const rows = await db
    .selectFrom('assessments')
    .select('unique_string as uniqueString')
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .orderBy('unique_string', 'desc')
    .execute();
  const uniqueStrings = rows.map(({ uniqueString }) => uniqueString);
  const hasRoom = roomFor(answerLimits.export);
  const { texts, reportIds } = await newestThatFit(db, uniqueStrings, hasRoom);
  const list = encodedList();
  list.add(texts.toReversed());
  return { list: list.toBytes(), total: rows.length, reportIds, hasRoom };
}

async function newestThatFit(
  db: Database,
  uniqueStrings: readonly string[],
  hasRoom: ExportedAssessments['hasRoom'],
): Promise<{ texts: string[]; reportIds: string[] }> {
  const texts: string[] = [];
  const reportIds: string[] = [];
  for (let start = 0; start < uniqueStrings.length; start += rowsAtOnce) {
    const some = uniqueStrings.slice(start, start + rowsAtOnce);
    const rows = new Map((await readRows(db, some)).map(row => [row.uniqueString, row]));
    for (const uniqueString of some) {
      const row = rows.get(uniqueString);
      if (row === undefined) continue;
      const item = listItemOf(exported(row));
      if (!hasRoom(item)) return { texts, reportIds };
      texts.push(item.text);
      if (row.reportId !== null) reportIds.push(row.reportId);
    }
    await othersTurn();
  }
  return { texts, reportIds };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, uniqueStrings: readonly string[]) {
  return db
    .selectFrom('assessments')
    .leftJoin('reports', 'reports.unique_string', 'assessments.unique_string')
    .select([
      'assessments.unique_string as uniqueString',
      'assessments.status',
      'assessments.answers',
      'assessments.created_at as createdAt',
      'assessments.updated_at as updatedAt',
      'reports.id as reportId',
      'reports.created_at as reportedAt',
      'reports.model_version as modelVersion',
      'reports.result',
    ])
    .where('assessments.unique_string', 'in', uniqueStrings)
    .execute();
}

/** One assessment with all that is kept of it. */
function exported(row: Row) {
  const { groups, meta } = decodeFlatMap(readFlatMap(row.answers));
  const { createdAt, uniqueString, updatedAt } = row;
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
