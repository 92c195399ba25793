import type { OperationId } from '@choose-life/contracts/gateway/operations';

/** Calls whose result nothing can undo, with what they leave: made only with `--allow-signups`. */
export const lastingResults: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

/** Why a call with a lasting result is not made. */
export function needsSignups(result: string): string {
  return `needs --allow-signups: ${result} would stay at the gateway`;
}

/** Records what a run leaves at a gateway. @param signsUp whether writes are made by users who signed up for this run. */
export function createLastingChanges(signsUp: boolean) {
  let signUps = 0;
  const saved = new Set<string>();
  return {
    noteSignUp: () => {
      signUps++;
    },
    /** What a user of this run has saved counts as part of their sign-up. */
    noteRecord: (records: 'answers' | 'reports') => {
      if (!signsUp) saved.add(`${records} of the test account`);
    },
    lines: (): readonly string[] => [...(signUps > 0 ? [`sign-ups: ${signUps}`] : []), ...saved],
  };
}

export type LastingChanges = ReturnType<typeof createLastingChanges>;
