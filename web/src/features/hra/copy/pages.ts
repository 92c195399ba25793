import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { notANumber } from '@/copy/numbers';

/*
 * Texts of all assessment pages. Texts that docs/specification.md quotes must not be changed. In the texts, a part is a section of the
 * assessment. In the code, a part is one input of a question.
 */

export const questionCopy = {
  loading: 'Loading Questions...',
  sectionNumber: (number: number, total: number) => `Part ${number} of ${total}`,
  minutesLeft: (minutes: number) => (minutes === 0 ? 'all answered' : `${minutes} min left`),
  sectionsDone: (done: number, total: number) => `${done} of ${total} parts done`,
  sections: 'All parts',
  progress: 'Progress',
  countOf: (answered: number, total: number) => `${answered} of ${total} answered`,
  noQuestions: 'There are no questions in this part.',
  save: 'Save',
  saving: 'Saving...',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  overview: 'Back to overview',
  /** The label of an input for which the gateway sends no label, in a question with several inputs. */
  partLabel: (number: number) => `Answer ${number}`,
  clear: 'Clear answer',
  keyboardHint: 'With a keyboard: arrow keys or its letter choose an answer, Delete clears it, Tab moves on.',
  clearKey: 'Delete',
  choose: 'Choose one',
  neededForResult: 'Needed for your result.',
  backToReview: 'Back to review',
} as const;

export const saveStateCopy = {
  saved: 'Saved',
  savedAt: (time: string) => `Saved ${time}`,
  unsaved: 'Not saved yet',
  tryingAgain: 'Not saved yet, trying again',
  failure: 'Not saved. Your answers are kept in this tab.',
  offline: 'You are offline. Your answers are kept in this tab.',
  unknown: 'We could not confirm the save. Your answers are kept in this tab.',
  again: 'Try again',
  checkAgain: 'Check again',
} as const;

export const noticeCopy = {
  /** The notice that offers Undo, for each reason why answers were put aside. */
  aside: {
    'started-again': 'Started again. Your earlier answers are kept for 10 minutes.',
    discarded: 'Discarded. Your unsaved answers are kept for 10 minutes.',
    'opened-saved': 'Your saved assessment is open. The answers you had not saved are kept for 10 minutes.',
  },
  otherTab: 'This assessment is open in another tab.',
  takeOver: 'Use it here',
  undo: 'Undo',
  dismiss: 'Dismiss',
  notKept: 'This browser cannot keep your answers. Save before you leave.',
  savedNotFound: 'We could not find your saved answers. What you typed here is still here.',
} as const;

export const failedCopy = {
  questions: 'The questions could not be loaded.',
  savedAnswers: 'Your saved answers could not be loaded.',
} as const;

export const savedModalCopy = {
  title: 'Health Assessment Saved',
  body: 'You can continue now, or come back later and find your answers here.',
  continue: 'Continue Assessment',
  leave: 'Leave Assessment',
} as const;

export const numberCopy = {
  notANumber,
  outOfRange: (range: string) => `Enter a number ${range}.`,
  pleaseCheck: 'Please check this answer.',
  didYouMean: 'Did you mean something else?',
  weightAndHeight: 'This weight does not fit your height.',
  lowBelowHigh: 'The low number must be smaller than the high number.',
  use: (meaning: string) => `Use ${meaning}`,
  keep: (answer: string) => `Keep ${answer}`,
  pair: (high: string, low: string) => `${high} over ${low}`,
  readAs: (amount: string, unit: string) =>
    unit === '%' ? `We read this as ${amount}%.` : `We read this as ${amount} ${unit}.`,
  notUsed: 'An answer that needs a check is not used for your result.',
  kept: 'Kept as it is. It is not used for your result.',
} as const;

/** The message for a typed text that could not be read. @param answer the earlier answer, which is still used; null if there is none */
export function unreadableMessage(text: string, answer: AnswerValue | null): string {
  return answer === null ? `${text} could not be read.` : `${text} could not be read; ${answer} is used.`;
}

export const generalCopy = {
  groups: {
    units: 'Units',
    you: 'You',
    body: 'Your body',
    places: 'Where you live and work',
  },
} as const;

/** Texts about a section that Next skips (s.2.4) while it is not complete. */
export const stillOpenCopy = {
  /** For a section that Next is about to skip. */
  ahead: (section: string, next: string) => `${section} is still open. Next leads to ${next}.`,
  /** For a section that was skipped before this page. */
  before: (section: string) => `${section} is still open.`,
  goTo: (section: string) => `Go to ${section}`,
} as const;

/** Texts about questions that depend on the answer to another question. */
export const dependentQuestionsCopy = {
  dependsOn: (number: number) => `Depends on question ${number}`,
  removed: (count: number, number: number) =>
    count === 1
      ? `1 question below depends on question ${number} and is no longer asked.`
      : `${count} questions below depend on question ${number} and are no longer asked.`,
  added: (count: number, number: number) =>
    count === 1
      ? `1 question below depends on question ${number} and is asked now.`
      : `${count} questions below depend on question ${number} and are asked now.`,
  changed: (number: number) => `Some questions below depend on question ${number} and have changed.`,
  kept: 'What you answered there is kept.',
} as const;

/** Texts about numbers that can be typed in a unit other than the question's unit. */
export const otherUnitCopy = {
  which: {
    blood_glucose: 'Which unit is on your blood sugar result?',
    cholesterol_level: 'Which unit is on your cholesterol result?',
  },
  stored: (amount: string, unit: string) => `We keep this as ${amount} ${unit}.`,
  storedRounded: (amount: string, unit: string) => `We keep this as ${amount} ${unit}, rounded.`,
} as const;
