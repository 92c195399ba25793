import type { AnswerCheck } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { atom } from 'jotai';
import { whenLoggingOut } from '../../../session/log-out.ts';
import { sessionStore } from '../../../session/store.ts';

/** The answers that somebody was asked to check and keeps as they are: they are not asked about again. */
export const keptAnswersAtom = atom<ReadonlySet<string>>(new Set<string>());

whenLoggingOut(() => sessionStore.set(keptAnswersAtom, new Set<string>()));

/** 'Keep': holds for these very values alone. */
export function keepAnswer(check: AnswerCheck, answers: Answers): void {
  sessionStore.set(keptAnswersAtom, kept => new Set([...kept, keptIdOf(check, answers)]));
}

/** What a kept answer is known by: its key and value, for a pair in the wrong order both values. */
export function keptIdOf({ key, kind }: AnswerCheck, answers: Answers): string {
  const values = kind === 'order' ? [answers.high_number, answers.low_number] : [answers[key]];
  return JSON.stringify([key, ...values.map(String)]);
}
