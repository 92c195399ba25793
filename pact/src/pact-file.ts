import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';

/** The name of the adapter in pact files. */
export const consumerName = 'choose-life-adapter';

/** The name of the gateway in pact files: a gateway with its calls under the default stages of the adapter. */
export const providerName = 'gateway-default';

/** The file name that Pact derives from the names of consumer and provider. */
export const pactFileName = `${consumerName}-${providerName}.json`;

/** The stage of a call in the default configuration of the adapter. */
export function defaultStageOf(id: OperationId): Stage {
  return defaultStages[operations[id].stage];
}
