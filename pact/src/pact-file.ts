import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';

export const consumerName = 'choose-life-adapter';

/** The gateway as a provider, with its calls under the stages that the adapter uses when nothing is set. */
export const providerName = 'gateway-default';

/** The name Pact itself gives the file of this consumer and provider. */
export const pactFileName = `${consumerName}-${providerName}.json`;

export function usualStageOf(id: OperationId): Stage {
  return defaultStages[operations[id].stage];
}
