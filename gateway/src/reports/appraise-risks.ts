import { randomUUID } from 'node:crypto';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import type { SessionUser } from '../accounts/sessions.ts';
import { lockCaller } from '../accounts/users.ts';
import { type Appraisal, appraise } from '../appraisal/appraise.ts';
import { modelVersion } from '../appraisal/model.ts';
import {
  addAssessment,
  assessmentStatus,
  requireBoundedAnswers,
  requireOwnAnswers,
  requireQuota,
  serializeFlatMap,
  unknownAssessment,
} from '../assessments/saved-answers.ts';
import { type DatabaseTransaction, orderedId } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { reportSummaryOf } from './report-list.ts';

interface Submission {
  readonly userId: string;
  /** The flat map as JSON. */
  readonly answers: string;
  readonly now: Date;
}

/**
 * Answers that are sent again unchanged within this time, in milliseconds, count as the same submission: a double click, or a retry. After it
 * they are a new submission (docs/faults.md).
 */
const sameSubmissionMs = 60_000;

/**
 * Computes a report, and stores it with its answers and the version of the model. A repeated submission gets an earlier report instead:
 * - If the assessment is already submitted with these answers, it always gets the report of the assessment.
 * - If the answers were never saved, or have changed since the assessment was submitted, it gets the person's newest report if that has the same
 *   answers and is less than a minute old. Otherwise the answers become a new assessment.
 * @returns the id of the report @throws Refusal for an unknown assessment, another account, answers that are too large, or above a quota
 */
export async function appraiseRisks(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: SessionUser,
  flat: FlatMap,
): Promise<string> {
  const { groups, meta } = decodeFlatMap(flat);
  requireOwnAnswers(caller, meta.userId);
  const answers = serializeFlatMap(flat);
  requireBoundedAnswers(flat, answers);
  const appraisal = appraise(fromGroups(groups));
  const { userId } = caller;
  const now = clock();
  const submission = { userId, answers, now };
  return db.transaction().execute(async transaction => {
    await lockCaller(transaction, caller);
    // Undefined if the answers were never saved.
    const { uniqueString: savedUniqueString } = meta;
    if (
      savedUniqueString !== undefined &&
      (await submitUnfinished(transaction, savedUniqueString, submission))
    ) {
      // The quotas are not checked, so that a person whose account is full can still finish the assessments that are already saved.
      return addReport(transaction, savedUniqueString, submission, appraisal);
    }
    const earlier = await earlierReport(transaction, savedUniqueString, submission);
    if (earlier !== undefined) return earlier;
    await requireQuota(transaction, userId, assessmentStatus.submitted);
    const uniqueString = randomUUID();
    await addAssessment(transaction, { ...submission, uniqueString, status: assessmentStatus.submitted });
    return addReport(transaction, uniqueString, submission, appraisal);
  });
}

/** @returns the id of the new report */
async function addReport(
  transaction: DatabaseTransaction,
  uniqueString: string,
  { userId, answers, now }: Submission,
  appraisal: Appraisal,
): Promise<string> {
  const id = orderedId(now);
  await transaction
    .insertInto('reports')
    .values({
      id,
      unique_string: uniqueString,
      user_id: userId,
      answers,
      model_version: modelVersion,
      result: JSON.stringify(appraisal),
      created_at: now.toISOString(),
      ...reportSummaryOf(appraisal),
    })
    .execute();
  return id;
}

/** Marks a saved assessment as submitted, with its new answers. @returns whether it was an unfinished assessment of this person until now */
async function submitUnfinished(
  transaction: DatabaseTransaction,
  uniqueString: string,
  { userId, answers, now }: Submission,
): Promise<boolean> {
  const submitted = await transaction
    .updateTable('assessments')
    .set({ status: assessmentStatus.submitted, answers, updated_at: now.toISOString() })
    .where('unique_string', '=', uniqueString)
    .where('user_id', '=', userId)
    .where('status', '=', assessmentStatus.draft)
    .executeTakeFirst();
  return submitted.numUpdatedRows === 1n;
}

/**
 * The id of the report that this submission already has; undefined if there is none. Concurrent submissions wait for the lock of `lockCaller`.
 * @throws Refusal if this person has no report of the assessment with this unique string
 */
async function earlierReport(
  transaction: DatabaseTransaction,
  savedUniqueString: string | undefined,
  { userId, answers, now }: Submission,
): Promise<string | undefined> {
  const reports = transaction
    .selectFrom('reports')
    .select(['id', 'answers', 'created_at'])
    .where('user_id', '=', userId);
  if (savedUniqueString !== undefined) {
    const saved = await reports.where('unique_string', '=', savedUniqueString).executeTakeFirst();
    if (saved === undefined) throw new Refusal(unknownAssessment);
    if (saved.answers === answers) return saved.id;
    // The answers have changed. They may already have become a new assessment, which the search below finds.
  }
  const newest = await reports
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The absolute difference, since the clock of the computer may have been set back.
  const isSameSubmission =
    newest?.answers === answers && Math.abs(now.getTime() - Date.parse(newest.created_at)) < sameSubmissionMs;
  return isSameSubmission ? newest.id : undefined;
}
