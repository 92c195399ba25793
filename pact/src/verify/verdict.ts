import type { Interaction } from '../interactions/interaction.ts';
import type { GivenAdvice } from './advice-on.ts';
import type { Finding } from './findings/finding.ts';

/** The verdict on one interaction. Only `kept` is a pass. */
export type Verdict =
  /** `notes`: what the answer did not show, or the permitted form it came in. */
  | ({ readonly kind: 'kept'; readonly notes: readonly string[] } & Answered)
  | ({ readonly kind: 'broken'; readonly finding: Finding } & Answered)
  /** The answer fits the contract, but a careful gateway would give another. No breach. */
  | ({ readonly kind: 'advised'; readonly advice: GivenAdvice; readonly finding: Finding } & Answered)
  /** `gap`: it should have been verifiable, so the run is incomplete. */
  | { readonly kind: 'not-verifiable'; readonly reason: string; readonly gap: boolean };

/** What an answer shows besides its verdict. */
interface Answered {
  /** Whether the gateway answered, and not only a proxy in front of it. */
  readonly callAnswered: boolean;
  /** Places of members that the contract does not know. No breach. */
  readonly drift: readonly string[];
}

export interface InteractionResult {
  readonly interaction: Interaction;
  readonly verdict: Verdict;
}
