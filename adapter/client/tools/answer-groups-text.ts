import { type AnswerKey, answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { unitOf } from '@choose-life/contracts/domain/hra/answer-keys';

/** The source of `src/answer-groups.ts`: the answer groups, each with its keys and their units. */
export function answerGroupsText(): string {
  const groups = Object.entries(answerGroups).map(
    ([name, keys]) => `  readonly ${name}?: {\n${keys.map(memberText).join('\n')}\n  } | undefined;`,
  );
  return `/** The id of an option of the questionnaire. Absent and null both mean unanswered. */
export type ChoiceAnswer = string | number | null | undefined;

/** A number, or one as it was typed: '5.5'. Absent, null and a blank text mean unanswered. */
export type NumberAnswer = number | string | null | undefined;

/**
 * The answers of an assessment (s.3): one group for each section. Any group and any key may be missing. A key that stands in
 * two groups counts once.
 */
export interface AnswerGroups {
${groups.join('\n')}
  /** Answers of questions that stand in no group, by wire key, for example \`hra.q.new_question.a.hours\`. */
  readonly additional?: { readonly [wireKey: string]: NumberAnswer } | undefined;
}
`;
}

function memberText(key: AnswerKey): string {
  // The units travel as a text of the flat map as well (s.7), so a number is refused there.
  if (key === 'app_units')
    return `    /** The units of the person: the id of an option. */\n    readonly app_units?: string | null | undefined;`;
  const unit = unitOf(key);
  const [doc, type] =
    unit === null ? ['The id of an option.', 'ChoiceAnswer'] : [`In ${unit}.`, 'NumberAnswer'];
  return `    /** ${doc} */\n    readonly ${key}?: ${type};`;
}
