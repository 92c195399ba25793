import { type AnswerCheck, checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { limitsIn, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dispatch } from '@/assessment/dispatch';
import { type Opened, unreadTextsOf } from '@/assessment/state';
import { urgentRules } from '@/assessment/submit';
import { useOnceUsed } from '@/components/use-once-used';
import { whenForgetting } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';

export type AnswerWatch = ReturnType<typeof useAnswerWatch>;

/** Nothing is said about a number half typed. */
export function useAnswerWatch(page: string, questionnaire: Questionnaire, assessment: Opened) {
  const { answers } = assessment;
  const unread = unreadTextsOf(assessment);
  const [typing, setTyping] = useState<{ key: string; before: AnswerValue | null } | null>(null);
  const kept = useAtomValue(keptAnswersAtom);
  const afterMouseUp = useAfterMouseUp();
  const limitsOf = useMemo(() => limitsIn(questionnaire), [questionnaire]);
  const settled = useMemo(
    () => (typing === null ? answers : { ...answers, [typing.key]: typing.before }),
    [typing, answers],
  );
  const rules = useUrgentRules(answers);
  const urgent = useMemo(() => {
    if (rules === null) return [];
    const { urgentNoticesIn } = rules;
    const before = urgentNoticesIn(questionnaire, settled);
    if (settled === answers) return before;
    // While typing a notice can go, since the answer is mended, but none can come.
    const now = new Set(urgentNoticesIn(questionnaire, answers).map(({ id }) => id));
    return before.filter(({ id }) => now.has(id));
  }, [rules, questionnaire, settled, answers]);
  // A field that goes with its page is never left.
  useEffect(() => () => setTyping(null), [page]);

  const checkNow = (key: string): AnswerCheck | null => {
    if (typing?.key === key) return null;
    const check = checkOf(settled, key, limitsOf);
    return check?.kind === 'order' && typing && isPressure(typing.key) ? null : check;
  };
  return {
    urgent,
    check: (key: string) => {
      // A pair in the wrong order is asked about once, at its high number.
      if (key === 'low_number' && checkNow('high_number')?.kind === 'order') return null;
      const check = checkNow(key);
      return check && { check, kept: kept.has(keptIdOf(check, settled)) };
    },
    keep: (check: AnswerCheck) =>
      jotaiStore.set(keptAnswersAtom, kept => new Set([...kept, keptIdOf(check, settled)])),
    isTyping: (key: string) => typing?.key === key,
    /** The text of a field that could not be read; null for a field that shows its answer. */
    unreadText: (key: string): string | null => unread[key] ?? null,
    /** Keeps a text that cannot be read. The digits on the way to it ('176' of '176 cms') are no answer: that of before counts. */
    keepUnread: (key: string, text: string) => {
      const value = typing?.key === key ? typing.before : (answers[key] ?? null);
      dispatch({ type: 'typed-unread', key, text, value });
    },
    /** Told before each change of a number. */
    type: (key: string) =>
      setTyping(held => (held?.key === key ? held : { key, before: answers[key] ?? null })),
    leave: (key: string) => afterMouseUp(() => setTyping(held => (held?.key === key ? null : held))),
  };
}

/** The rules of what is urgent; null until they have been loaded, which begins before the first answer is there. */
function useUrgentRules(answers: Answers) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof urgentRules>> | null>(null);
  useOnceUsed(urgentRules);
  useEffect(() => {
    const isNeeded = rules === null && Object.keys(answers).length > 0;
    // Without a network, the next answer tries again.
    if (isNeeded) urgentRules().then(setRules, () => {});
  }, [rules, answers]);
  return rules;
}

function isPressure(key: string): boolean {
  return key === 'high_number' || key === 'low_number';
}

const keptAnswersAtom = atom<ReadonlySet<string>>(new Set<string>());

whenForgetting(() => jotaiStore.set(keptAnswersAtom, new Set<string>()));

/** 'Keep' holds for these very values alone. */
function keptIdOf({ key, kind }: AnswerCheck, answers: Answers): string {
  const values = kind === 'order' ? [answers.high_number, answers.low_number] : [answers[key]];
  return JSON.stringify([key, ...values.map(String)]);
}

/** A press outside a field blurs it first: content that appears below it then would move the target, and lose the click. */
export function useAfterMouseUp(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = ({ type, target }: Event) => {
      // Blur events of fields reach the window too.
      if (type === 'blur' && target !== window) return;
      const works = waiting.current ?? [];
      waiting.current = null;
      // The click event follows mouseup.
      setTimeout(() => {
        for (const work of works) work();
      });
    };
    window.addEventListener('mousedown', press, true);
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback(work => (waiting.current ? void waiting.current.push(work) : work()), []);
}

/** Dragging and switching windows end a press without mouseup. */
const ends = ['mouseup', 'dragend', 'blur'] as const;
