import { type AnswerCheck, checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { limitsIn, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { urgentRowsIn } from '@choose-life/contracts/domain/report/urgent-answers';
import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent-rows';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whenForgetting } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';

/** Nothing is said about a number half typed. */
export interface AnswerWatch {
  /** What is urgent in all the answers, most urgent first. */
  readonly urgent: readonly UrgentRow[];
  /** What is to be checked about a number, and whether somebody keeps it all the same. */
  readonly check: (key: string) => { readonly check: AnswerCheck; readonly kept: boolean } | null;
  readonly keep: (check: AnswerCheck) => void;
  /** A number is being typed: nothing is said about it yet. */
  readonly isTyping: (key: string) => boolean;
  /** Told before each change of a number. */
  readonly type: (key: string) => void;
  readonly leave: (key: string) => void;
}

interface Typing {
  readonly key: string;
  readonly before: AnswerValue | null;
}

export function useAnswerWatch(page: string, questionnaire: Questionnaire, answers: Answers): AnswerWatch {
  const [typing, setTyping] = useState<Typing | null>(null);
  const kept = useAtomValue(keptAnswersAtom);
  const afterMouseUp = useAfterMouseUp();
  const limitsOf = useMemo(() => limitsIn(questionnaire), [questionnaire]);
  const settled = useMemo(
    () => (typing === null ? answers : { ...answers, [typing.key]: typing.before }),
    [typing, answers],
  );
  const urgent = useMemo(() => {
    const before = urgentRowsIn(questionnaire, settled);
    if (settled === answers) return before;
    // While typing a notice can go, since the answer is mended, but none can come.
    const now = new Set(urgentRowsIn(questionnaire, answers));
    return before.filter(row => now.has(row));
  }, [questionnaire, settled, answers]);
  // A field that goes with its page is never left.
  useEffect(() => () => setTyping(null), [page]);

  const checkNow = (key: string): AnswerCheck | null => {
    if (typing?.key === key) return null;
    const check = checkOf(settled, key, limitsOf);
    return check?.kind === 'order' && typing && isPressure(typing.key) ? null : check;
  };
  return {
    urgent,
    check: key => {
      // A pair in the wrong order is asked about once, at its high number.
      if (key === 'low_number' && checkNow('high_number')?.kind === 'order') return null;
      const check = checkNow(key);
      return check && { check, kept: kept.has(keptIdOf(check, settled)) };
    },
    keep: check => keepAnswer(check, settled),
    isTyping: key => typing?.key === key,
    type: key => setTyping(held => (held?.key === key ? held : { key, before: answers[key] ?? null })),
    leave: key => afterMouseUp(() => setTyping(held => (held?.key === key ? null : held))),
  };
}

function isPressure(key: string): boolean {
  return key === 'high_number' || key === 'low_number';
}

const keptAnswersAtom = atom<ReadonlySet<string>>(new Set<string>());

whenForgetting(() => jotaiStore.set(keptAnswersAtom, new Set<string>()));

/** 'Keep': holds for these very values alone. */
function keepAnswer(check: AnswerCheck, answers: Answers): void {
  jotaiStore.set(keptAnswersAtom, kept => new Set([...kept, keptIdOf(check, answers)]));
}

function keptIdOf({ key, kind }: AnswerCheck, answers: Answers): string {
  const values = kind === 'order' ? [answers.high_number, answers.low_number] : [answers[key]];
  return JSON.stringify([key, ...values.map(String)]);
}

/**
 * Runs a callback now, or after the mouse button is released. A press outside a field blurs the field first: if content
 * appeared below it then, the target would move away from the pointer and the click would be lost.
 */
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
