/** What the verifier's process is started with, as its one argument in JSON. */
export interface VerifierTask {
  readonly pactFile: string;
  /** The provider's address up to where the paths of the pact begin. */
  readonly providerUrl: string;
  readonly provider: string;
  /** States that have a handler. */
  readonly states: readonly string[];
}

/** The verifier asks for a state or has done with the states of an interaction, has come to its end, or has broken down. */
export type VerifierMessage =
  | { readonly kind: 'state'; readonly id: number; readonly state: string; readonly parameters: object }
  | { readonly kind: 'leave'; readonly id: number }
  /** `results`: what Pact's native library reports, as JSON. */
  | { readonly kind: 'end'; readonly results: string }
  /** Something was thrown outside the verification: nothing more will come. */
  | { readonly kind: 'broken'; readonly reason: string };

/** The answer to a message of kind `state` or `leave`; values are null when the state could not be reached or left. */
export interface StateAnswer {
  readonly id: number;
  readonly values: Readonly<Record<string, string>> | null;
}
