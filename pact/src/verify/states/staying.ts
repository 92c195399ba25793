import type { OperationId } from '@choose-life/contracts/gateway/operations';

/** Calls whose work nothing takes back: it is not asked for unless it may stay. */
export const stayingWork: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

/** Why something is not sent. */
export function wouldStay(what: string): string {
  return `needs --allow-signups: ${what} would stay at the gateway`;
}

/** Counts what a run leaves at a gateway. */
export interface Ledger {
  readonly noteSignUp: () => void;
  /** `what`: 'answers', 'reports'. What somebody of the run's own has saved is no more than their sign-up. */
  readonly noteRecord: (what: string) => void;
  readonly lines: () => readonly string[];
}

/** @param signsUp whether writes are made by people of the run's own. */
export function createLedger(signsUp: boolean): Ledger {
  let signUps = 0;
  const records = new Set<string>();
  return {
    noteSignUp: () => {
      signUps++;
    },
    noteRecord: what => {
      if (!signsUp) records.add(`${what} of the test account`);
    },
    lines: () => [...(signUps > 0 ? [`sign-ups: ${signUps}`] : []), ...records],
  };
}
