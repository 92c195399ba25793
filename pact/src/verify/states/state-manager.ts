import type { GivenState, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import type { StateValues } from '../request.ts';

/** The result of setting up the states of an interaction. */
export type SetupResult =
  | {
      readonly kind: 'ready';
      readonly values: StateValues;
      /** Values that are sent instead of those of the example, which would make a change that cannot be undone. */
      readonly replacementMembers?: Readonly<Record<string, unknown>> | undefined;
    }
  | SetupProblem;

/**
 * Why a state cannot be set up. `unavailable`: this run cannot set it up, for example because a command-line option or data of the test
 * account is missing. The run may still be complete. `failed`: it should have worked, so the run is incomplete.
 */
export interface SetupProblem {
  readonly kind: 'unavailable' | 'failed';
  readonly reason: string;
}

/** The result for states that are set up. @param values the values that a request can use */
export function stateReady(values: StateValues): SetupResult {
  return { kind: 'ready', values };
}

/** Sets up states one after the other, until one cannot be set up. @returns the values of all states, or the first problem */
export async function setUpEach(
  states: readonly GivenState[],
  setUp: (state: GivenState) => Promise<SetupResult>,
): Promise<SetupResult> {
  let values: StateValues = {};
  for (const state of states) {
    const result = await setUp(state);
    if (result.kind !== 'ready') return result;
    values = { ...values, ...result.values };
  }
  return stateReady(values);
}

/** The result for a state that this run cannot set up. @param reason a part of a sentence for the reports */
export function stateUnavailable(reason: string): SetupProblem {
  return { kind: 'unavailable', reason };
}

/** The result for a state that could not be set up although it should have worked. @param reason a part of a sentence for the reports */
export function setupFailed(reason: string): SetupProblem {
  return { kind: 'failed', reason };
}

/** Sets up provider states: by state handlers (`remoteStates`) or with a test account (`accountStates`). */
export interface StateManager {
  /**
   * Whether state handlers set up the states, exactly as described. With a test account the states are only similar. A missing optional member
   * or an empty list is then no breach, because the account may not have the data.
   */
  readonly hasStateHandlers: boolean;
  /** Returns the reason why the state value `name` is missing, as a part of a sentence for the reports. */
  readonly missingValueReason: (name: string) => string;
  readonly setUp: (interaction: Interaction) => Promise<SetupResult>;
  /** Called after each interaction, also if its states could not be set up. */
  readonly tearDown: (interaction: Interaction, outcome: CallOutcome) => Promise<void>;
  /** Restores the changes of the run. @returns descriptions of the changes that remain at the gateway */
  readonly finish: () => Promise<readonly string[]>;
}

/**
 * The outcome of a call, as the adapter reads the answer. `unclear`: the request was sent, but there is no usable answer, so the gateway may
 * have carried out the call. `not-sent`: the request was never sent.
 */
export type CallOutcome = InteractionKind | 'unclear' | 'not-sent';

/** The names of state values that are secrets, which reports must not contain. */
export const secretValueNames: ReadonlySet<string> = new Set(['token', 'password', 'otp']);
