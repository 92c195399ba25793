import { hasFormOfAdditionalKey } from '@choose-life/contracts/domain/hra/additional-key';
import {
  type AnswerProblem,
  isImpossible,
  unknownQuestion,
} from '@choose-life/contracts/domain/hra/answer-judge';
import { answerKeyOfWireKey, normalForm } from '@choose-life/contracts/domain/hra/answer-keys';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { flatMapSchema } from '@choose-life/contracts/gateway/operations/hra';
import type { SessionUser } from '../accounts/sessions.ts';
import { judgeAnswer } from '../appraisal/asked-questions.ts';
import { answersTooLong, parseFlatMap } from '../assessments/saved-answers.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

/** How many of the caller's assessments are searched for an earlier answer, newest first. Each of them is read and parsed. */
const searchedAssessments = 20;

/**
 * The maximum number of members in a save or a submission. A complete assessment has about 120, so no request takes more than about four
 * times as long to check.
 */
const maxMembers = 500;

/**
 * Refuses answers that the web app cannot produce: an unknown question, part or option, or text where a number is required. A number
 * outside the limits is accepted, since a person may mistype. An answer that the caller's latest assessments already contain is accepted:
 * the questionnaire may have changed since, and a front end sends back what it received (docs/faults.md D24). @throws Refusal
 */
export async function refuseImpossibleAnswers(
  db: Database,
  caller: SessionUser,
  flatMap: FlatMap,
): Promise<void> {
  // Checked first, since judging takes time for each answer.
  if (Object.keys(flatMap).length > maxMembers) throw new Refusal(answersTooLong);
  const impossible = Object.entries(flatMap).flatMap(([wireKey, value]) => {
    const problem = isAnswered(value) ? problemOf(wireKey, value) : null;
    return problem && isImpossible(problem) ? [{ answer: comparableAnswer([wireKey, value]), problem }] : [];
  });
  if (impossible.length === 0) return;
  const earlier = await earlierAnswers(db, caller);
  const refused = impossible.find(({ answer }) => !earlier.has(answer));
  // The message is cut, since it contains text of the request.
  if (refused) throw new Refusal(`Please answer again. ${refused.problem.message.slice(0, 300)}.`);
}

function problemOf(wireKey: string, value: string | number): AnswerProblem | null {
  const answerKey = answerKeyOfWireKey(wireKey);
  if (answerKey !== undefined) return judgeAnswer(answerKey, value);
  // A key of the schema that is no answer, such as the user's id.
  if (wireKey in flatMapSchema.shape) return null;
  // `judgeAnswer` also finds a question that only the questionnaire has, and an unknown part of a known question.
  return hasFormOfAdditionalKey(wireKey) ? judgeAnswer(wireKey, value) : unknownQuestion(wireKey);
}

/** An answer as text for comparison. A client may send back a saved answer with another form of its key, and a number as text. */
function comparableAnswer([key, value]: readonly [string, string | number]): string {
  return `${normalForm(key)} ${value}`;
}

async function earlierAnswers(db: Database, caller: SessionUser): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('assessments')
    .select('answers')
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .limit(searchedAssessments)
    .execute();
  return new Set(rows.flatMap(({ answers }) => Object.entries(parseFlatMap(answers)).map(comparableAnswer)));
}
