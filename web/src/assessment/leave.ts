import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import { type Questionnaire, questionsOf } from '@choose-life/contracts/domain/hra/questionnaire';
import { flushSync } from 'react-dom';
import { logOut } from '@/api/log-out';
import { queries } from '@/api/trpc';
import { sessionEnded } from '@/feedback/notification';
import { forgettingAtom } from '@/session/forget';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentState, dispatch, stateWhere } from './dispatch.ts';
import { accountKey, heldDraft, isUnsaved } from './drafts.ts';
import { saveQuietly } from './save.ts';
import { answeringIn } from './state.ts';
import { isSharedElsewhere, shareAssessment } from './tabs.ts';

/*
 * Before somebody leaves, what the server lacks is saved. It may be in another tab: then it is taken over from there, as by "Use
 * it here", and this tab has all that is unsaved in this browser (docs/faults.md D13, D26).
 */

/** Milliseconds for another tab to hand over its answers. */
const maxWaitMs = 2_000;

/** Whether this browser holds answers that the server lacks. If so they are in this tab afterwards. */
export async function gatherUnsaved(): Promise<boolean> {
  const account = accountKey(jotaiStore.get(storedAtoms.email) ?? '');
  if (account !== '' && (await isSharedElsewhere(account))) {
    shareAssessment(account);
    await stateWhere(({ sharing }) => sharing.kind === 'watching' || sharing.kind === 'editing', maxWaitMs);
    dispatch({ type: 'taken-over' });
    await stateWhere(({ sharing }) => sharing.kind === 'editing', maxWaitMs);
  }
  return isUnsaved(heldDraft(assessmentState()));
}

/** Saves them without a word. @returns whether the server has everything now */
export async function saveGathered(): Promise<boolean> {
  dispatch({ type: 'draft-opened' });
  await saveQuietly();
  return !isUnsaved(heldDraft(assessmentState()));
}

/** Longer than a short loss of the network. */
const maxSavingMs = 8_000;

/**
 * The way out of a session that nobody uses (docs/faults.md D30): pages leave the screen, what is unsaved is saved, and the person
 * is logged out. What cannot be saved waits for its account (D5). One tab at a time goes.
 */
export async function leaveIdle(): Promise<void> {
  const token = readToken();
  const leave = async () => {
    // Another tab may have been first, or code 22.
    if (token === null || readToken() !== token) return;
    flushSync(() => jotaiStore.set(forgettingAtom, true));
    const isSaved = await saveInTime();
    if (readToken() !== token) jotaiStore.set(forgettingAtom, false);
    else if (answeringIn(assessmentState())?.save.kind === 'no-auth') sessionEnded(token);
    else logOut(isSaved ? 'logged-out' : 'session-ended', true);
  };
  await (navigator.locks?.request('choose-life leaving', leave) ?? leave());
}

async function saveInTime(): Promise<boolean> {
  let isOver = false;
  const save = async () => {
    if (!(await gatherUnsaved())) return true;
    while (!isOver && readToken() !== null) {
      if (await saveGathered()) return true;
      await pause(2_000);
    }
    return false;
  };
  const isSaved = await Promise.race([save().catch(() => false), pause(maxSavingMs).then(() => false)]);
  isOver = true;
  return isSaved;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

export interface AnswerInWords {
  readonly question: string;
  readonly answer: string;
}

/** The unsaved answers of this tab in words, as far as the questions are here; an answer that was taken back says so. */
export function unsavedInWords(): AnswerInWords[] {
  const draft = heldDraft(assessmentState());
  if (draft === null) return [];
  const questionnaire = queries.hra.getQuestionnaire.getData();
  const words = questionnaire ? wordsByKey(questionnaire, draft.answers) : new Map<string, AnswerInWords>();
  return draft.unsavedKeys.map(
    key => words.get(key) ?? { question: key, answer: String(draft.answers[key] ?? '-') },
  );
}

function wordsByKey({ meta }: Questionnaire, answers: Answers): Map<string, AnswerInWords> {
  const words = new Map<string, AnswerInWords>();
  for (const { label, parts } of meta.modules.flatMap(questionsOf)) {
    for (const part of parts) {
      const value = answers[part.answerKey];
      const chosen = part.options.find(option => option.id === String(value))?.label;
      const answer = isAnswered(value) ? [chosen ?? value, chosen ? null : part.units] : ['-'];
      const question = parts.length > 1 && part.label ? `${label} ${part.label}` : label;
      words.set(part.answerKey, { question, answer: answer.filter(each => each !== null).join(' ') });
    }
  }
  return words;
}
