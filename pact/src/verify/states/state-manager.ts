import type { GivenState, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import type { StateValues } from '../request.ts';

/** Whether the provider states of an interaction hold now. */
export type SetupResult =
  | {
      readonly kind: 'reached';
      readonly values: StateValues;
      /** Members of the body in place of the interaction's own, where those would change what cannot be restored. */
      readonly members?: Readonly<Record<string, unknown>> | undefined;
    }
  | Unreached;

/** Why something is not there that a state needs. `failed`: it should have been, so the run has a gap. */
export interface Unreached {
  readonly kind: 'not-reachable' | 'failed';
  readonly reason: string;
}

/** The result of a state that holds now. */
export function reached(values: StateValues): SetupResult {
  return { kind: 'reached', values };
}

/** Sets up states one after the other. @returns the values of all, or why one does not hold */
export async function setUpEach(
  states: readonly GivenState[],
  setUp: (state: GivenState) => Promise<SetupResult>,
): Promise<SetupResult> {
  let values: StateValues = {};
  for (const state of states) {
    const result = await setUp(state);
    if (result.kind !== 'reached') return result;
    values = { ...values, ...result.values };
  }
  return reached(values);
}

/** The result of a state that this gateway cannot have. */
export function notReachable(reason: string): Unreached {
  return { kind: 'not-reachable', reason };
}

/** The result of a set-up that failed with the options of the run. */
export function failed(reason: string): Unreached {
  return { kind: 'failed', reason };
}

/** Sets up the provider states of interactions. */
export interface StateManager {
  /**
   * Whether a state is exactly what its parameters say. Where it is only similar (a test account as it is), an optional
   * member that is missing and a list that is empty are no breach: they were not seen.
   */
  readonly exact: boolean;
  /** Why an interaction cannot be run when its states gave no value of this name. */
  readonly missingValueReason: (name: string) => string;
  readonly setUp: (interaction: Interaction) => Promise<SetupResult>;
  /** Called after each interaction, whether its states were reached or not. */
  readonly tearDown: (interaction: Interaction, outcome: CallOutcome) => Promise<void>;
  /** Restores what the run has changed. @returns what stays at the gateway, in words. */
  readonly finish: () => Promise<readonly string[]>;
}

/** The outcome of a call, as the adapter reads its answer. `unclear`: it may have been done. */
export type CallOutcome = InteractionKind | 'unclear' | 'not-sent';

/** Names of the values that must never be shown. */
export const secretValueNames: ReadonlySet<string> = new Set(['token', 'password', 'otp']);
