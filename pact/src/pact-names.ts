import type { Stage } from '@choose-life/contracts/gateway/stages';

export const consumerName = 'choose-life-adapter';

/** The gateway as the provider of one stage: a pact file holds all calls under one base path. */
export function providerNameOf(stage: Stage): string {
  return `gateway-${stage}`;
}

/** The name Pact itself gives the file of a consumer and a provider. */
export function pactFileNameOf(stage: Stage): string {
  return `${consumerName}-${providerNameOf(stage)}.json`;
}
