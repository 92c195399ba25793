import type { Interaction } from '../interactions/interaction.ts';
import type { GivenAdvice } from './advice-on.ts';
import type { Finding } from './findings/finding.ts';

/** What became of one interaction. There is no other way, and only `kept` is a pass. */
export type Verdict =
  /** `notes`: what the answer did not show, or the permitted form it came in. */
  | ({ readonly kind: 'kept'; readonly notes: readonly string[] } & Answered)
  | ({ readonly kind: 'broken'; readonly finding: Finding } & Answered)
  /** The answer keeps its shapes and is not what a careful gateway would give: no breach, and told apart from them. */
  | ({ readonly kind: 'advised'; readonly advice: GivenAdvice; readonly finding: Finding } & Answered)
  /** `gap`: it should have been verifiable, so the run is incomplete. */
  | { readonly kind: 'not-verifiable'; readonly reason: string; readonly gap: boolean };

/** What an answer tells beside its verdict. */
interface Answered {
  /** Whether the call itself has answered, and not only something in front of it. */
  readonly callAnswered: boolean;
  /** Places of members that the contract does not know, which is no breach. */
  readonly drift: readonly string[];
}

export interface InteractionResult {
  readonly interaction: Interaction;
  readonly verdict: Verdict;
}
