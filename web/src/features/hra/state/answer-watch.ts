import { type AnswerCheck, checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { limitsIn, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { FoundNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dispatch } from '@/assessment/dispatch';
import { type ShownAssessment, unreadableTextsOf } from '@/assessment/state';
import { loadUrgentRules } from '@/assessment/submit';
import { useLoadOnFirstInteraction } from '@/components/use-load-on-first-interaction';
import { onForget } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';

/*
 * Checks and urgent notices must not judge a number that is only partly typed: the '1' of '120' is not a dangerous pressure. So they use the
 * settled answers. While the person types in a field, its settled answer is the answer from before the person began to type.
 */

/** What the inputs of a page show about their answers, and the events that they report. All keys are answer keys. */
export interface AnswerWatch {
  /** The notices of urgent answers. */
  readonly urgentNotices: readonly FoundNotice[];
  /** The check of a number that is probably a typing error, and whether the person keeps the number; null if there is no check. */
  readonly shownCheck: (key: string) => { readonly check: AnswerCheck; readonly isKept: boolean } | null;
  /** Keeps the numbers of a check. The person is not asked again about these values. */
  readonly keepNumbers: (check: AnswerCheck) => void;
  readonly isTyping: (key: string) => boolean;
  /** The text of a field that could not be read; null for a field that shows its answer. */
  readonly unreadableText: (key: string) => string | null;
  /**
   * Keeps a text that cannot be read. The answer is reset to the answer before typing, because the '176' of '176 cms' was never meant as the
   * answer.
   */
  readonly keepUnreadable: (key: string, text: string) => void;
  /** Must be called before each change of a number. */
  readonly beforeTyping: (key: string) => void;
  /** Must be called when the focus leaves the field of a number. */
  readonly afterBlur: (key: string) => void;
}

/** Watches the answers of a page. @param page the key of the page: typing ends when another page is shown */
export function useAnswerWatch(
  page: string,
  questionnaire: Questionnaire,
  assessment: ShownAssessment,
): AnswerWatch {
  const { answers } = assessment;
  const unreadableTexts = unreadableTextsOf(assessment);
  /** The field in which the person types, and its answer from before typing; null if the person does not type. */
  const [typedField, setTypedField] = useState<{ key: string; before: AnswerValue | null } | null>(null);
  const keptCheckIds = useAtomValue(keptCheckIdsAtom);
  const afterMouseUp = useAfterMouseUp();
  const limitsOf = useMemo(() => limitsIn(questionnaire), [questionnaire]);
  const settledAnswers = useMemo(
    () => (typedField === null ? answers : { ...answers, [typedField.key]: typedField.before }),
    [typedField, answers],
  );
  const rules = useUrgentRules(answers);
  const urgentNotices = useMemo(() => {
    if (rules === null) return [];
    const { urgentNoticesIn } = rules;
    const settledNotices = urgentNoticesIn(questionnaire, settledAnswers);
    if (settledAnswers === answers) return settledNotices;
    // While the person types, a notice may disappear, since the answer is being corrected, but no notice may appear.
    const currentIds = new Set(urgentNoticesIn(questionnaire, answers).map(({ id }) => id));
    return settledNotices.filter(({ id }) => currentIds.has(id));
  }, [rules, questionnaire, settledAnswers, answers]);
  // A field that disappears with its page gets no blur event.
  useEffect(() => () => setTypedField(null), [page]);

  const settledCheckOf = (key: string): AnswerCheck | null => {
    if (typedField?.key === key) return null;
    const check = checkOf(settledAnswers, key, limitsOf);
    // The order of the two pressures is not checked while one of them is being typed.
    if (check?.kind === 'order' && typedField && isPressure(typedField.key)) return null;
    return check;
  };
  return {
    urgentNotices,
    shownCheck: key => {
      // If the two pressures are in the wrong order, only the high number has the check.
      if (key === 'low_number' && settledCheckOf('high_number')?.kind === 'order') return null;
      const check = settledCheckOf(key);
      return check && { check, isKept: keptCheckIds.has(keptIdOf(check, settledAnswers)) };
    },
    keepNumbers: check =>
      jotaiStore.set(keptCheckIdsAtom, ids => new Set([...ids, keptIdOf(check, settledAnswers)])),
    isTyping: key => typedField?.key === key,
    unreadableText: key => unreadableTexts[key] ?? null,
    keepUnreadable: (key, text) => {
      const value = typedField?.key === key ? typedField.before : (answers[key] ?? null);
      dispatch({ type: 'unreadable-text-typed', key, text, value });
    },
    // Only the first change in a field stores the answer, so that `before` is the answer from before typing.
    beforeTyping: key =>
      setTypedField(current => (current?.key === key ? current : { key, before: answers[key] ?? null })),
    afterBlur: key => afterMouseUp(() => setTypedField(current => (current?.key === key ? null : current))),
  };
}

/**
 * The rules for urgent answers; null until there is an answer and the rules are loaded. Their code is loaded with the first interaction, or
 * at once if the page opens with answers.
 */
function useUrgentRules(answers: Answers) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadUrgentRules>> | null>(null);
  useLoadOnFirstInteraction(loadUrgentRules);
  useEffect(() => {
    const isNeeded = rules === null && Object.keys(answers).length > 0;
    // An error is ignored: notices are also shown after the submission, and the next answer loads the rules again.
    if (isNeeded) loadUrgentRules().then(setRules, () => {});
  }, [rules, answers]);
  return rules;
}

/** Whether the key is one of the two blood pressure numbers. */
export function isPressure(key: string): boolean {
  return key === 'high_number' || key === 'low_number';
}

/** The checks for which the person has pressed 'Keep', as ids of `keptIdOf`. */
const keptCheckIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

onForget(() => jotaiStore.set(keptCheckIdsAtom, new Set<string>()));

/**
 * The id of a check, which contains the checked values, so that 'Keep' applies only to these values. The height is not among them: a
 * weight that was kept stays kept if only the height changes.
 */
function keptIdOf({ key, kind }: AnswerCheck, answers: Answers): string {
  // The check of the order compares both pressures.
  const values = kind === 'order' ? [answers.high_number, answers.low_number] : [answers[key]];
  return JSON.stringify([key, ...values.map(String)]);
}

/**
 * Returns a function that runs its callback immediately or, while the mouse button is pressed, after the release. A press outside a field
 * first blurs the field. If a notice appeared below the field at that moment, it would move the pressed button away before the click.
 */
function useAfterMouseUp(): (callback: () => void) => void {
  // Null while no mouse button is pressed.
  const waitingCallbacks = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const startPress = () => {
      waitingCallbacks.current ??= [];
    };
    const endPress = ({ type, target }: Event) => {
      // Blur events of fields reach the window too.
      if (type === 'blur' && target !== window) return;
      const callbacks = waitingCallbacks.current ?? [];
      waitingCallbacks.current = null;
      // The click event comes after mouseup, so the callbacks wait until it was handled.
      setTimeout(() => {
        for (const callback of callbacks) callback();
      });
    };
    window.addEventListener('mousedown', startPress, true);
    for (const name of releaseEvents) window.addEventListener(name, endPress, true);
    return () => {
      window.removeEventListener('mousedown', startPress, true);
      for (const name of releaseEvents) window.removeEventListener(name, endPress, true);
    };
  }, []);
  return useCallback(callback => {
    if (waitingCallbacks.current) waitingCallbacks.current.push(callback);
    else callback();
  }, []);
}

/** The events that end a press. Dragging, or switching to another window, ends it without mouseup. */
const releaseEvents = ['mouseup', 'dragend', 'blur'] as const;
