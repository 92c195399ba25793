import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';

export const consumerName = 'choose-life-adapter';

/** The gateway as a provider, with its calls under the stages that the adapter uses when nothing is set. */
export const providerName = 'gateway-default';

/** The name Pact itself gives the file of this consumer and provider. */
export const pactFileName = `${consumerName}-${providerName}.json`;

/** The stage of a call in the pact file. */
export function usualStageOf(id: OperationId): Stage {
  return defaultStages[operations[id].stage];
}

/** One interaction of a pact file: what the project reads of it. */
export interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly request: { readonly method: string; readonly path: string };
}

/** A pact file (V4). */
export interface PactFile {
  readonly interactions: readonly PactInteraction[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Reads the text of a pact file. @throws SyntaxError when it is not JSON. */
export function parsePactFile(text: string): PactFile {
  // Pact's own library writes these files, in this form.
  return JSON.parse(text) as PactFile;
}
