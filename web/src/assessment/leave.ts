import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import {
  type Questionnaire,
  type QuestionPart,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { flushSync } from 'react-dom';
import { logOut } from '@/api/log-out';
import { queries } from '@/api/trpc';
import { reportSessionEnd } from '@/feedback/notification';
import { forgettingAtom } from '@/session/forget';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentState, dispatch, waitForState } from './dispatch.ts';
import { accountKey, draftInState, isUnsaved } from './drafts.ts';
import { saveAutomatically } from './save.ts';
import { openAssessmentIn } from './state.ts';
import { isEditedElsewhere, joinOtherTabs, maxAnswerWaitMs } from './tabs.ts';

/*
 * Saves unsaved answers before a log-out (docs/faults.md D26) and before an idle session ends (D30). `session/forget.ts` has the states
 * of a session. The answers may be in another tab. Then this tab takes the assessment over, as the button 'Use it here' does (D13,
 * `tabs.ts`), so that it has all unsaved answers of this browser.
 */

/**
 * The maximum duration of each wait of a takeover, in milliseconds. Without answers of the other tab, `tabs.ts` steals the lock after
 * `maxAnswerWaitMs`, so this wait is longer.
 */
const maxTakeoverWaitMs = maxAnswerWaitMs + 1_300;

/** Takes over unsaved answers from other tabs. @returns whether there are unsaved answers; they are then in this tab */
export async function takeOverUnsaved(): Promise<boolean> {
  const account = accountKey(jotaiStore.get(storedAtoms.email) ?? '');
  if (account !== '' && (await isEditedElsewhere(account))) {
    joinOtherTabs(account);
    // `takeover-requested` has an effect only in `watching`. In `editing` there is nothing to take over.
    await waitForState(
      ({ sharing }) => sharing.kind === 'watching' || sharing.kind === 'editing',
      maxTakeoverWaitMs,
    );
    dispatch({ type: 'takeover-requested' });
    await waitForState(({ sharing }) => sharing.kind === 'editing', maxTakeoverWaitMs);
  }
  return isUnsaved(draftInState(assessmentState()));
}

/** Saves the unsaved answers of this tab, without any message. @returns whether all answers are saved now */
export async function saveUnsaved(): Promise<boolean> {
  // Only an open assessment is saved. After a reload the draft stays closed until a page of the assessment opens it.
  dispatch({ type: 'draft-opened' });
  await saveAutomatically();
  return !isUnsaved(draftInState(assessmentState()));
}

/** The maximum time for saves before an idle session ends, in milliseconds: longer than a short loss of the network. */
const maxSavingMs = 8_000;

/**
 * Ends an idle session (docs/faults.md D30): pages are unmounted, unsaved answers are saved, and the person is logged out.
 * Answers that cannot be saved stay in memory for their account (D5). A lock makes sure that only one tab does this.
 */
export async function endIdleSession(): Promise<void> {
  const token = readToken();
  const leave = async () => {
    // Another tab may have ended the session already, or a call got code 22 (session expired).
    if (token === null || readToken() !== token) return;
    // Unmounted now and not with the next render, because pages store their draft when they are unmounted, and the save below has to include it.
    flushSync(() => jotaiStore.set(forgettingAtom, true));
    const isSaved = await saveInTime();
    // If the session has ended or was replaced in the meantime, `session/forget.ts` has removed its data, and pages may be shown again.
    if (readToken() !== token) jotaiStore.set(forgettingAtom, false);
    // The save got code 22. An automatic save does not open the dialog of an expired session, so it is opened here.
    else if (openAssessmentIn(assessmentState())?.save.kind === 'no-auth') reportSessionEnd(token);
    // With 'session-ended', unsaved answers stay in memory (docs/faults.md D5). With 'logged-out' they are removed.
    else logOut({ reason: isSaved ? 'logged-out' : 'session-ended', isIdle: true });
  };
  // Web Locks exist only in a secure context. Without them several tabs may leave at the same time.
  await (navigator.locks?.request('choose-life leaving', leave) ?? leave());
}

/** Milliseconds between two attempts to save. At most four attempts begin within `maxSavingMs`. */
const retryPauseMs = 2_000;

/** Repeats the save until it succeeds or `maxSavingMs` have passed. @returns whether all answers are saved */
async function saveInTime(): Promise<boolean> {
  let isTimeUp = false;
  const saveRepeatedly = async () => {
    if (!(await takeOverUnsaved())) return true;
    while (!isTimeUp && readToken() !== null) {
      if (await saveUnsaved()) return true;
      await pause(retryPauseMs);
    }
    return false;
  };
  // After an error the answers count as unsaved, and stay in memory.
  const isSaved = await Promise.race([
    saveRepeatedly().catch(() => false),
    pause(maxSavingMs).then(() => false),
  ]);
  // Ends the loop above, which would otherwise still save after the log-out.
  isTimeUp = true;
  return isSaved;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** A question and its answer in the words of the questionnaire. */
interface AnswerInWords {
  readonly question: string;
  readonly answer: string;
}

/** An unsaved answer. Two questions may have the same words, so `key` is the answer key. */
export interface UnsavedAnswer extends AnswerInWords {
  readonly key: string;
}

/**
 * The unsaved answers of this tab in the words of the questionnaire; '-' for an answer that was removed. If the questionnaire is not
 * loaded, or has no such question any more, answer key and value are returned instead.
 */
export function unsavedInWords(): UnsavedAnswer[] {
  const draft = draftInState(assessmentState());
  if (draft === null) return [];
  const questionnaire = queries.hra.getQuestionnaire.getData();
  const inWords = questionnaire ? wordsByKey(questionnaire, draft.answers) : new Map<string, AnswerInWords>();
  return draft.unsavedKeys.map(key => {
    const words = inWords.get(key) ?? { question: key, answer: String(draft.answers[key] ?? '-') };
    return { key, ...words };
  });
}

/** Every question and answer in words, by answer key. */
function wordsByKey({ meta }: Questionnaire, answers: Answers): Map<string, AnswerInWords> {
  const words = new Map<string, AnswerInWords>();
  for (const { label, parts } of meta.modules.flatMap(questionsOf)) {
    for (const part of parts) {
      // The parts of a question share its label, such as high and low number of the blood pressure.
      const question = parts.length > 1 && part.label ? `${label} ${part.label}` : label;
      words.set(part.answerKey, { question, answer: wordsOf(answers[part.answerKey], part) });
    }
  }
  return words;
}

function wordsOf(value: Answers[string] | undefined, part: QuestionPart): string {
  if (!isAnswered(value)) return '-';
  // An answer may be a number, but the ids of options are strings.
  const optionLabel = part.options.find(option => option.id === String(value))?.label;
  if (optionLabel) return optionLabel;
  return part.units === null ? String(value) : `${value} ${part.units}`;
}
