import { faultOfCall } from '../../feedback/call-fault.ts';
import {
  type Assessment,
  saveFailed,
  savePending,
  saveSucceeded,
} from '../../session/assessment/assessment.ts';
import { assessmentAtom, changeAssessment, keepDraft } from '../../session/assessment/assessment-store.ts';
import { type SaveState, saveStateOfFault, unansweredSince } from '../../session/assessment/save-state.ts';
import { sessionStore } from '../../session/store.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';

let underWay: Promise<unknown> | null = null;

/** Whether a save is on its way. */
export function isSaving(): boolean {
  return underWay !== null;
}

/** Saves are made one after another, so that an older one never arrives last. Begins at once where none is on its way. */
export async function inTurn<Result>(save: () => Promise<Result>): Promise<Result> {
  while (underWay !== null) await underWay.catch(() => {});
  const own = save();
  underWay = own;
  try {
    return await own;
  } finally {
    underWay = null;
  }
}

let lastSaveNo = 0;

/** One save: what it sends, and how its end is told. Answers to a save made before Start are dropped (docs/faults.md D12). */
export interface SaveTurn {
  readonly assessment: Assessment;
  readonly saved: (uniqueString: string) => 'saved' | 'superseded';
  readonly failed: (error: unknown) => void;
  /** Takes back that it is on its way: nothing was sent. */
  readonly takenBack: () => void;
  /** From here on the very answers are on their way; before, an earlier save may still be the open question. */
  readonly sending: () => void;
}

/** Begins a save of what is held, in memory and in the draft. */
export function beginSave(assessment: Assessment, quiet: boolean): SaveTurn {
  lastSaveNo += 1;
  const saveNo = lastSaveNo;
  const { answers, save: before } = assessment;
  const attempt = attemptOf(assessment);
  const end = (state: SaveState) => {
    changeAssessment(held => saveFailed(held, saveNo, state));
    keepDraft();
  };
  let isSent = false;
  changeAssessment(held => savePending(held, saveNo, { attempt, quiet }));
  return {
    assessment,
    sending: () => {
      isSent = true;
      keepDraft();
    },
    saved: uniqueString => {
      if (sessionStore.get(assessmentAtom)?.saveNo !== saveNo) return 'superseded';
      changeAssessment(held => saveSucceeded(held, { saveNo, sent: answers, uniqueString, now: new Date() }));
      sessionStore.set(storedAtoms.uniqueString, uniqueString);
      keepDraft();
      return 'saved';
    },
    failed: error => {
      const unanswered = !isSent && unansweredSince(before) !== null;
      end(unanswered ? before : saveStateOfFault(faultOfCall(error), navigator.onLine, { attempt, quiet }));
    },
    takenBack: () => end(before),
  };
}

/** A first save is looked for since its first try, until that is found or known to be lost. */
function attemptOf({ save, uniqueString }: Assessment): Date {
  return (uniqueString === null ? unansweredSince(save) : null) ?? new Date();
}
