import { randomUUID } from 'node:crypto';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import type { SessionUser } from '../accounts/sessions.ts';
import { lockCaller } from '../accounts/users.ts';
import { appraise } from '../appraisal/appraise.ts';
import { modelVersion } from '../appraisal/model.ts';
import {
  addAssessment,
  assessmentStatus,
  requireBoundedAnswers,
  requireOwnAnswers,
  requireRoom,
  unknownAssessment,
  writeFlatMap,
} from '../assessments/saved-answers.ts';
import { type DatabaseTransaction, orderedId } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { reportSummaryOf } from './report-list.ts';

interface Submission {
  readonly userId: string;
  readonly answers: string;
  readonly now: Date;
}

/** How long the same answers of a person are the same submission, where no save gives them an id. */
const samePressMs = 60_000;

/**
 * Stores the report with its answers, model and result, so that it can be replayed. The same submission again gives the same report; if
 * it was never saved, within a minute and with no other report in between. @returns the report's id
 */
export async function appraiseRisks(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: SessionUser,
  flat: FlatMap,
): Promise<string> {
  const { groups, meta } = decodeFlatMap(flat);
  requireOwnAnswers(caller, meta.userId);
  const answers = writeFlatMap(flat);
  requireBoundedAnswers(flat, answers);
  const appraisal = appraise(fromGroups(groups));
  const { userId } = caller;
  const now = clock();
  const submission = { userId, answers, now };
  return db.transaction().execute(async transaction => {
    await lockCaller(transaction, caller);
    // From an earlier save; undefined when the answers were never saved.
    let { uniqueString } = meta;
    if (uniqueString === undefined || !(await closeDraft(transaction, uniqueString, submission))) {
      const earlier = await earlierReport(transaction, uniqueString, submission);
      if (earlier !== undefined) return earlier;
      await requireRoom(transaction, userId, assessmentStatus.active);
      uniqueString = randomUUID();
      await addAssessment(transaction, { ...submission, uniqueString, status: assessmentStatus.active });
    }
    const reportId = orderedId(now);
    await transaction
      .insertInto('reports')
      .values({
        id: reportId,
        unique_string: uniqueString,
        user_id: userId,
        answers,
        model_version: modelVersion,
        result: JSON.stringify(appraisal),
        created_at: now.toISOString(),
        ...reportSummaryOf(appraisal),
      })
      .execute();
    return reportId;
  });
}

/** Completes the line of the saved answers. @returns whether it was a draft until now. */
async function closeDraft(
  transaction: DatabaseTransaction,
  uniqueString: string,
  { userId, answers, now }: Submission,
): Promise<boolean> {
  const closed = await transaction
    .updateTable('assessments')
    .set({ status: assessmentStatus.active, answers, updated_at: now.toISOString() })
    .where('unique_string', '=', uniqueString)
    .where('user_id', '=', userId)
    .where('status', '=', assessmentStatus.draft)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

/** The report that this submission got before. The person's row is locked, so presses at the same time come one after the other. */
async function earlierReport(
  transaction: DatabaseTransaction,
  uniqueString: string | undefined,
  { userId, answers, now }: Submission,
): Promise<string | undefined> {
  const reports = transaction
    .selectFrom('reports')
    .select(['id', 'answers', 'created_at'])
    .where('user_id', '=', userId);
  if (uniqueString !== undefined) {
    const saved = await reports.where('unique_string', '=', uniqueString).executeTakeFirst();
    if (saved === undefined) throw new Refusal(unknownAssessment);
    if (saved.answers === answers) return saved.id;
  }
  const newest = await reports
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSamePress =
    newest?.answers === answers && Math.abs(now.getTime() - Date.parse(newest.created_at)) < samePressMs;
  return isSamePress ? newest.id : undefined;
}
