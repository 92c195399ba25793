import type { Interaction } from '../interactions/interaction.ts';
import type { Finding } from './findings/finding.ts';

/** What became of one interaction. There is no fourth way, and only `kept` is a pass. */
export type Verdict =
  /**
   * `notes`: what the answer did not show, or the permitted form it came in. `drift`: places of members that the contract
   * does not know, which is no breach.
   */
  | { readonly kind: 'kept'; readonly notes: readonly string[]; readonly drift: readonly string[] }
  | { readonly kind: 'broken'; readonly finding: Finding; readonly drift: readonly string[] }
  /** `gap`: it should have been verifiable, so the run is incomplete. */
  | { readonly kind: 'not-verifiable'; readonly reason: string; readonly gap: boolean };

export interface Verified {
  readonly interaction: Interaction;
  readonly verdict: Verdict;
}
