import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf } from '../answer-reading.ts';
import type { Measurements } from '../measurements.ts';

/** One sentence of advice, the question ids it rests on and the public body or scale that says so. */
export interface Advice {
  readonly id: string;
  readonly text: string;
  readonly questions: readonly string[];
  readonly source: string;
}

/** What a rule looks at. */
export interface AdviceFacts {
  readonly measurements: Measurements;
  readonly answers: Answers;
}

/** A row of the advice tables: it speaks when its condition holds. */
export interface AdviceRule extends Advice {
  readonly when: (facts: AdviceFacts) => boolean;
}

/** Holds when the answer to `key` is one of `choices`. */
export function chose(key: string, ...choices: string[]): (facts: AdviceFacts) => boolean {
  return ({ answers }) => choices.includes(choiceOf(answers, key) ?? '');
}
