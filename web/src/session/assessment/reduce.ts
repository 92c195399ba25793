import type { AssessmentEvent, Stamp, Transitions } from './events.ts';
import type { AssessmentState } from './state.ts';
import { accountTransitions } from './transitions/accounts.ts';
import { answerTransitions } from './transitions/answers.ts';
import { saveTransitions } from './transitions/saves.ts';
import { sharingTransitions } from './transitions/sharing.ts';
import { submissionTransitions } from './transitions/submissions.ts';
import { undoTransitions } from './transitions/undo.ts';

const transitions: Transitions<AssessmentEvent['type']> = {
  ...answerTransitions,
  ...saveTransitions,
  ...submissionTransitions,
  ...undoTransitions,
  ...accountTransitions,
  ...sharingTransitions,
};

/**
 * The state after an event; the very same where nothing changed. It keeps every answer until the person clears it: what
 * gives way is put aside or waits for its own account.
 */
export function reduce(state: AssessmentState, event: AssessmentEvent & Stamp): AssessmentState {
  // The name picks the transition of this very event; TypeScript does not follow that over a union.
  const transition = transitions[event.type] as (state: AssessmentState, event: object) => AssessmentState;
  return transition(state, event);
}
