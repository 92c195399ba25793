import { operations } from '@choose-life/contracts/gateway/operations';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { exampleOf } from '../interactions/expected-value.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { consumerName, type Layout, providerNameOf, stageIn } from '../pact-names.ts';
import { callThroughClient } from './call-through-client.ts';
import { expectedRequest } from './expected-request.ts';
import { pactMatcherOf, pactRuleOf } from './pact-matcher.ts';

/** Adds one interaction to the pact file of a layout in a folder: Pact's mock server answers the adapter's client. */
export async function recordInteraction(
  interaction: Interaction,
  layout: Layout,
  dir: string,
): Promise<void> {
  const { answer, given, name, operationId } = interaction;
  const stage = stageIn(layout, operationId);
  const expected = expectedRequest(interaction, stage);
  const pact = new PactV4({
    consumer: consumerName,
    provider: providerNameOf(layout),
    dir,
    logLevel: 'error',
  });

  const recording = pact.addInteraction().uponReceiving(name);
  for (const state of given) recording.given(state.name, toJson(state.parameters));
  await recording
    .withRequest(operations[operationId].method, expected.path, builder => {
      builder.headers(expected.headers);
      if (expected.body !== null) builder.jsonBody(expected.body);
    })
    .willRespondWith(statusOf(answer.status), builder => {
      if (answer.body === null) return;
      const { mediaType, value } = answer.body;
      if (mediaType === 'application/json') return void builder.jsonBody(pactMatcherOf(value));
      builder.body(mediaType, Buffer.from(String(exampleOf(value))));
      builder.matchingRules({ body: { path: '$', rules: [toJson(pactRuleOf(value))] } });
    })
    .executeTest(({ url }) => callThroughClient(interaction, stage, url));
}

function statusOf(status: Interaction['answer']['status']) {
  return status === 'success'
    ? MatchersV3.matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success)
    : status;
}

/** Examples are plain JSON; Pact's types ask for an index signature. */
function toJson(parameters: unknown) {
  return JSON.parse(JSON.stringify(parameters));
}
