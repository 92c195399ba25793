import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { generatedHead } from './generated-head.ts';

/** The source of `src/answer-groups.ts`: the answer groups with the keys of each. */
export function answerGroupsText(): string {
  const groups = Object.entries(answerGroups).map(
    ([name, keys]) =>
      `  /** Its keys: ${keys.map(key => `\`${key}\``).join(', ')}. */\n  readonly ${name}?: AnswerGroup;`,
  );
  return `${generatedHead}
/** Answers by answer key: an option's id, or a number. Absent and null both mean unanswered. */
export type AnswerGroup = { readonly [key: string]: string | number | null };

/**
 * The answers of an assessment (s.3): one group for each section, of which any may be missing. A key that stands in two
 * groups counts once; one that no group has is refused, but in \`additional\`.
 */
export interface AnswerGroups {
${groups.join('\n')}
  /** Answers of questions that stand in no group, by wire key, for example \`hra.q.new_question.a.hours\`. */
  readonly additional?: AnswerGroup;
}
`;
}
