import type { Interaction, InteractionKind } from '../../interactions/interaction.ts';
import type { StateValues } from '../contract/fill-request.ts';

/** Whether the states of an interaction hold now. `failed`: they should have been reachable, so the run has a gap. */
export type Entered =
  | {
      readonly kind: 'reached';
      readonly values: StateValues;
      /** Members of the body in place of the interaction's own, where those would change what cannot be put back. */
      readonly members?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'not-reachable'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Brings a gateway into the states that interactions start from. */
export interface StateSource {
  /**
   * Whether a state is what its parameters say, to the letter. Where it is only alike (a test account as it happens to be),
   * an optional member that is missing and a list that is empty are no breach: they were not seen.
   */
  readonly exact: boolean;
  /** Why an interaction cannot be run whose request lacks a value that its states did not give. */
  readonly withoutValue: (name: string) => string;
  readonly enter: (interaction: Interaction) => Promise<Entered>;
  /** Told when the call of an interaction is over, whether its states were reached or not. */
  readonly leave: (interaction: Interaction, cameTo: CameTo) => Promise<void>;
  /** Puts back what the run has changed and not yet put back. @returns what stays at the gateway, in words. */
  readonly finish: () => Promise<readonly string[]>;
}

/** What came of a call, as the adapter reads it. `unclear`: it may have been done. */
export type CameTo = InteractionKind | 'unclear' | 'not-sent';

/** Values that must never be shown. */
export const secretValueNames: ReadonlySet<string> = new Set(['token', 'password', 'otp']);
