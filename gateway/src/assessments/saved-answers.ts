import { randomUUID } from 'node:crypto';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import type { OperationRequest, OperationResponse } from '@choose-life/contracts/gateway/operations';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { requireOwnAnswers, unknownAssessment } from './assessment-owner.ts';
import { readFlatMap, writeFlatMap } from './stored-flat-map.ts';

/** What the report list calls an assessment: ACTIVE means Completed, anything else Uncompleted (s.4). */
export const assessmentStatus = { draft: 'DRAFT', active: 'ACTIVE' } as const;

/**
 * Stores the answers so far, and makes an uncompleted line in the report list. Once this has answered, the answers are on
 * the disk. The statement names the owner and the state, so that no check can grow stale before the write.
 *
 * @returns the unique string under which they are found again.
 */
export async function saveAnswers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: SessionUser,
  flat: FlatMap,
): Promise<string> {
  const { meta } = decodeFlatMap(flat);
  requireOwnAnswers(caller, meta.userId);
  const answers = writeFlatMap(flat);
  if (meta.uniqueString === undefined) {
    const uniqueString = randomUUID();
    await openAssessment({ db, clock }, caller.userId, uniqueString, answers);
    return uniqueString;
  }
  const updated = await db
    .updateTable('assessments')
    .set({ answers, updated_at: clock().toISOString() })
    .where('unique_string', '=', meta.uniqueString)
    .where('user_id', '=', caller.userId)
    .where('status', '=', assessmentStatus.draft)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) throw new Refusal(unknownAssessment);
  return meta.uniqueString;
}

/** A new, unfinished assessment; one that is there already stays as it is. */
export async function openAssessment(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  uniqueString: string,
  answers = writeFlatMap({}),
): Promise<void> {
  const now = clock().toISOString();
  const row = { status: assessmentStatus.draft, answers, created_at: now, updated_at: now };
  await db
    .insertInto('assessments')
    .values({ unique_string: uniqueString, user_id: userId, ...row })
    .onConflict(conflict => conflict.column('unique_string').doNothing())
    .execute();
}

/** The caller's own unfinished answers under camel-case keys (s.3). */
export async function readSavedAnswers(
  db: Database,
  caller: SessionUser,
  request: OperationRequest<'hra.getSavedAnswers'>,
): Promise<OperationResponse<'hra.getSavedAnswers'>> {
  requireOwnAnswers(caller, request.userId);
  const saved = await db
    .selectFrom('assessments')
    .select('answers')
    .where('unique_string', '=', request.uniqueString)
    .where('user_id', '=', caller.userId)
    .where('status', '=', assessmentStatus.draft)
    .executeTakeFirst();
  if (saved === undefined) throw new Refusal(unknownAssessment);
  return {
    ...encodeSavedAnswers(readFlatMap(saved.answers)),
    appraiseRisksUserId: caller.email,
    uniqueString: request.uniqueString,
  };
}
