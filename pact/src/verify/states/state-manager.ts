import type { GivenState, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import type { StateValues } from '../request.ts';

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

export function reached(values: StateValues): SetupResult {
  return { kind: 'reached', values };
}

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

export function notReachable(reason: string): Unreached {
  return { kind: 'not-reachable', reason };
}

export function failed(reason: string): Unreached {
  return { kind: 'failed', reason };
}

export interface StateManager {
  /** Where states are only similar (a test account), a missing optional member and an empty list are no breach: they were not seen. */
  readonly exact: boolean;
  readonly missingValueReason: (name: string) => string;
  readonly setUp: (interaction: Interaction) => Promise<SetupResult>;
  /** Called after each interaction, whether its states were reached or not. */
  readonly tearDown: (interaction: Interaction, outcome: CallOutcome) => Promise<void>;
  /** Restores what the run has changed. @returns what stays at the gateway, in words. */
  readonly finish: () => Promise<readonly string[]>;
}

/** The outcome of a call, as the adapter reads its answer. `unclear`: it may have been done. */
export type CallOutcome = InteractionKind | 'unclear' | 'not-sent';

export const secretValueNames: ReadonlySet<string> = new Set(['token', 'password', 'otp']);
