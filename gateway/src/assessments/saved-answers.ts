import { randomUUID } from 'node:crypto';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import type { OperationRequest, OperationResponse } from '@choose-life/contracts/gateway/operations';
import { flatMapSchema } from '@choose-life/contracts/gateway/operations/hra';
import { sql } from 'kysely';
import { isEmailOf } from '../accounts/email.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { lockCaller } from '../accounts/users.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';

/**
 * The quotas of an account. A save or submission above one of them is refused; assessments that are already stored are not affected.
 * `requireBoundedAnswers` checks the lengths, `requireQuota` the other two.
 */
const quotas = {
  /** Characters of one answer: the id of an option, or a number. */
  valueLength: 100,
  /** Characters of a member that is not an answer, such as the e-mail address. */
  metaLength: 500,
  /**
   * Characters of the flat map as JSON, with its keys and the members that are not answers. An assessment without a missing answer has about 4,000.
   */
  answersLength: 16_384,
  /** Unfinished assessments. */
  unfinishedCount: 100,
  /** Bytes of all assessments and reports of an account. An assessment with its report takes about 14 KB. */
  accountBytes: 8 * 1024 * 1024,
} as const;

/** The refusal of answers above a quota of one assessment. */
export const answersTooLong = 'These answers are too long for us to keep.';

/** Checks the size of each answer and of all of them. @param text the flat map as JSON @throws Refusal above a quota */
export function requireBoundedAnswers(flat: FlatMap, text: string): void {
  const isLong = ([key, value]: readonly [string, string | number]) => {
    // The shape of the schema lists only the members that are not answers.
    const isMeta = key in flatMapSchema.shape;
    return String(value).length > (isMeta ? quotas.metaLength : quotas.valueLength);
  };
  if (text.length > quotas.answersLength || Object.entries(flat).some(isLong))
    throw new Refusal(answersTooLong);
}

/** Serializes a flat map with sorted keys, so that equal answers give equal text. */
export function serializeFlatMap(flat: FlatMap): string {
  return JSON.stringify(Object.fromEntries(Object.entries(flat).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Parses a stored flat map. @throws SyntaxError or ZodError for a damaged row, which must not be read as answers */
export function parseFlatMap(text: string): FlatMap {
  return flatMapSchema.parse(JSON.parse(text));
}

/** Parses a stored flat map into answers by key. @throws SyntaxError or ZodError for a damaged row */
export function parseAnswers(text: string): Answers {
  return fromGroups(decodeFlatMap(parseFlatMap(text)).groups);
}

/** The refusal of an assessment that does not exist, belongs to another account, or is submitted. The text does not reveal which. */
export const unknownAssessment = 'We could not find these saved answers.';

/**
 * Checks that a request names the caller's account, so that answers of another account are not stored under the caller's.
 * @param namedEmail `userId` of the request, which is an e-mail address (s.7); undefined if the request has none @throws Refusal for another
 * account
 */
export function requireOwnAnswers(caller: SessionUser, namedEmail: string | undefined): void {
  if (namedEmail !== undefined && !isEmailOf(caller, namedEmail)) {
    throw new Refusal('These answers belong to another account.');
  }
}

/** The statuses of an assessment in the report list: ACTIVE is shown as Completed, any other as Uncompleted (s.4). */
export const assessmentStatus = { draft: 'DRAFT', submitted: 'ACTIVE' } as const;

/**
 * Stores a draft; when it resolves, the answers are on the disk. Owner and status are conditions of the update itself, because a concurrent
 * call could change them after a separate check. @returns the unique string of the assessment @throws Refusal
 */
export async function saveAnswers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  caller: SessionUser,
  flat: FlatMap,
): Promise<string> {
  const { meta } = decodeFlatMap(flat);
  requireOwnAnswers(caller, meta.userId);
  const answers = serializeFlatMap(flat);
  requireBoundedAnswers(flat, answers);
  if (meta.uniqueString === undefined) {
    const uniqueString = randomUUID();
    await db.transaction().execute(async transaction => {
      await lockCaller(transaction, caller);
      await requireQuota(transaction, caller.userId, assessmentStatus.draft);
      await addAssessment(transaction, { uniqueString, userId: caller.userId, answers, now: clock() });
    });
    return uniqueString;
  }
  // The quotas of the account are not checked again: an update adds no assessment, and `quotas.answersLength` limits the size of the draft.
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

/**
 * Checks the quotas of an account before an assessment is added. Call `lockCaller` first, so that concurrent calls wait for each other.
 * @param status of the new assessment @throws Refusal above a quota
 */
export async function requireQuota(
  transaction: DatabaseTransaction,
  userId: string,
  status: string,
): Promise<void> {
  // Postgres returns counts and sums of its 64-bit integers as text, SQLite as numbers.
  const saved = await transaction
    .selectFrom('assessments')
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('status', '=', assessmentStatus.draft).as('unfinished'),
      sql<number | string | null>`sum(octet_length(answers))`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (status === assessmentStatus.draft && Number(saved.unfinished) >= quotas.unfinishedCount) {
    throw new Refusal(
      `You have ${quotas.unfinishedCount} unfinished assessments. Please finish one of them first.`,
    );
  }
  const reported = await transaction
    .selectFrom('reports')
    .select(sql<number | string | null>`sum(octet_length(answers) + octet_length(result))`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(saved.bytes) + Number(reported.bytes) >= quotas.accountBytes) {
    throw new Refusal(
      'Your account is full: we can keep no more assessments. Those you have stay as they are.',
    );
  }
}

/**
 * Adds an assessment, by default a draft. It has no effect if the unique string already exists. That only happens for the demo account
 * (`seed.ts`), whose assessment has a fixed unique string and the same answers in every process. All other assessments have random strings.
 */
export async function addAssessment(
  db: Database | DatabaseTransaction,
  assessment: { uniqueString: string; userId: string; answers: string; now: Date; status?: string },
): Promise<void> {
  const { uniqueString, userId, answers, now, status = assessmentStatus.draft } = assessment;
  const time = now.toISOString();
  await db
    .insertInto('assessments')
    .values({
      unique_string: uniqueString,
      user_id: userId,
      status,
      answers,
      created_at: time,
      updated_at: time,
    })
    .onConflict(conflict => conflict.column('unique_string').doNothing())
    .execute();
}

/** The answers of the caller's draft, under camel-case keys (s.3). @throws Refusal if the caller has no such draft */
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
    ...encodeSavedAnswers(parseFlatMap(saved.answers)),
    appraiseRisksUserId: caller.email,
    uniqueString: request.uniqueString,
  };
}
