import { randomUUID } from 'node:crypto';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import type { OperationRequest, OperationResponse } from '@choose-life/contracts/gateway/operations';
import { flatMap } from '@choose-life/contracts/gateway/operations/hra';
import { sql } from 'kysely';
import { isEmailOf } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { lockCaller } from '../accounts/users.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';

/** The quotas of an account. A save above one of them is refused; earlier saves stay as they are. */
const most = {
  /** Characters of one answer: an option's id, or a number. */
  value: 100,
  /** Characters of a member that is no answer, such as the e-mail. */
  meta: 500,
  /** Characters of all answers of an assessment. One with every question answered has about 4,000. */
  answers: 16_384,
  unfinished: 100,
  /** Bytes of all assessments and reports of an account. One with its report takes about 14 KB. */
  bytes: 8 * 1024 * 1024,
} as const;

export const answersTooLong = 'These answers are too long for us to keep.';

/** Refuses answers that no assessment of ours has. @param written the same as text */
export function requireBoundedAnswers(flat: FlatMap, written: string): void {
  const isLong = ([key, value]: readonly [string, string | number]) =>
    String(value).length > (key in flatMap.shape ? most.meta : most.value);
  if (written.length > most.answers || Object.entries(flat).some(isLong)) throw new Refusal(answersTooLong);
}

/** A flat map as text, in the order of its keys: the same answers are the same text. */
export function writeFlatMap(flat: FlatMap): string {
  return JSON.stringify(Object.fromEntries(Object.entries(flat).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** A stored flat map, checked again: a damaged row must not pass for answers. */
export function readFlatMap(text: string): FlatMap {
  return flatMap.parse(JSON.parse(text));
}

export function readAnswers(text: string): Answers {
  return fromGroups(decodeFlatMap(readFlatMap(text)).groups);
}

/** One sentence for what is not there, not the caller's, or submitted already: the difference is nobody's business. */
export const unknownAssessment = 'We could not find these saved answers.';

/** Every assessment call names its person (s.7). Answers typed under another account are never stored under this one. */
export function requireOwnAnswers(caller: SessionUser, userId: string | undefined): void {
  if (userId !== undefined && !isEmailOf(caller, userId)) {
    throw new Refusal('These answers belong to another account.');
  }
}

/** The statuses of an assessment in the report list: ACTIVE means Completed, any other Uncompleted (s.4). */
export const assessmentStatus = { draft: 'DRAFT', active: 'ACTIVE' } as const;

/** Once this has answered, the answers are on the disk. The statement names owner and state, so that no check can grow stale. */
export async function saveAnswers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: SessionUser,
  flat: FlatMap,
): Promise<string> {
  const { meta } = decodeFlatMap(flat);
  requireOwnAnswers(caller, meta.userId);
  const answers = writeFlatMap(flat);
  requireBoundedAnswers(flat, answers);
  if (meta.uniqueString === undefined) {
    const uniqueString = randomUUID();
    await db.transaction().execute(async transaction => {
      await lockCaller(transaction, caller);
      await requireRoom(transaction, caller.userId, assessmentStatus.draft);
      await addAssessment(transaction, { uniqueString, userId: caller.userId, answers, now: clock() });
    });
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

/** Refuses an assessment too much for one account. The caller holds the person's row (`lockCaller`): those who come together queue. */
export async function requireRoom(
  transaction: DatabaseTransaction,
  userId: string,
  status: string,
): Promise<void> {
  const saved = await transaction
    .selectFrom('assessments')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('status', '=', assessmentStatus.draft).as('unfinished'),
      sql<number | string | null>`sum(octet_length(answers))`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (status === assessmentStatus.draft && Number(saved.unfinished) >= most.unfinished) {
    throw new Refusal(`You have ${most.unfinished} unfinished assessments. Please finish one of them first.`);
  }
  const reported = await transaction
    .selectFrom('reports')
    .select(sql<number | string | null>`sum(octet_length(answers) + octet_length(result))`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(saved.bytes) + Number(reported.bytes) >= most.bytes) {
    throw new Refusal(
      'Your account is full: we can keep no more assessments. Those you have stay as they are.',
    );
  }
}

/** A new assessment, unfinished unless it is said; one that is there already stays as it is. */
export async function addAssessment(
  db: Database | DatabaseTransaction,
  one: { uniqueString: string; userId: string; answers: string; now: Date; status?: string },
): Promise<void> {
  const { uniqueString, userId, answers, now, status = assessmentStatus.draft } = one;
  const time = now.toISOString();
  const row = { user_id: userId, status, answers, created_at: time, updated_at: time };
  await db
    .insertInto('assessments')
    .values({ unique_string: uniqueString, ...row })
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
