import { isAdditionalKey } from '@choose-life/contracts/domain/hra/additional-key';
import {
  type AnswerProblem,
  isInvented,
  unknownQuestion,
} from '@choose-life/contracts/domain/hra/answer-judge';
import { answerKeyOfWireKey, normalForm } from '@choose-life/contracts/domain/hra/answer-keys';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { flatMap } from '@choose-life/contracts/gateway/operations/hra';
import type { SessionUser } from '../accounts/sessions.ts';
import { judgeAnswer } from '../appraisal/asked-questions.ts';
import { answersTooLong } from '../assessments/saved-answers.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

/** How many of the caller's assessments are looked through, newest first. */
const rememberedAssessments = 20;

/** Members of a save that are judged. A complete assessment has about 120; a refusal must not cost more than a few saves. */
const maxMembers = 500;

/**
 * Refuses answers that no person can type: an unknown question, part or option, a word for a number. A typing error in a number is
 * kept. An answer that the caller's assessments already contain passes: the questionnaire may have changed since, and a front end
 * sends back what it got (docs/faults.md D24).
 */
export async function refuseInvented(db: Database, caller: SessionUser, flat: FlatMap): Promise<void> {
  if (Object.keys(flat).length > maxMembers) throw new Refusal(answersTooLong);
  const invented = Object.entries(flat).flatMap(([wireKey, value]) => {
    const problem = isAnswered(value) ? problemOf(wireKey, value) : null;
    return problem && isInvented(problem) ? [{ trace: traceOf([wireKey, value]), problem }] : [];
  });
  if (invented.length === 0) return;
  const held = await heldAnswers(db, caller);
  const refused = invented.find(({ trace }) => !held.has(trace));
  if (refused) throw new Refusal(`Please answer again. ${refused.problem.message.slice(0, 300)}.`);
}

function problemOf(wireKey: string, value: string | number): AnswerProblem | null {
  const known = answerKeyOfWireKey(wireKey);
  if (known !== undefined) return judgeAnswer(known, value);
  if (wireKey in flatMap.shape) return null;
  return isAdditionalKey(wireKey) ? judgeAnswer(wireKey, value) : unknownQuestion(wireKey);
}

/** The same for all spellings of an answer: it comes back under another key, and a number may come back as text. */
function traceOf([key, value]: readonly [string, string | number]): string {
  return `${normalForm(key)} ${value}`;
}

async function heldAnswers(db: Database, caller: SessionUser): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('assessments')
    .select('answers')
    .where('user_id', '=', caller.userId)
    .orderBy('created_at', 'desc')
    .limit(rememberedAssessments)
    .execute();
  return new Set(
    rows.flatMap(({ answers }) => Object.entries(flatMap.parse(JSON.parse(answers))).map(traceOf)),
  );
}
