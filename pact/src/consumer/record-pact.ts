import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayClient } from '@choose-life/adapter/gateway/client';
import { parseGatewayUrl } from '@choose-life/adapter/gateway/gateway-url';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { parsePactFile } from '../pact-file.ts';
import { consumerName, pactFileNameOf, providerNameOf } from '../pact-names.ts';
import { providerStates } from '../provider-states.ts';
import { sendNoUsageFigures } from '../send-no-usage-figures.ts';
import { expectedAnswer } from './expected-answer.ts';
import { exampleToken, expectedRequest } from './expected-request.ts';
import { interactions } from './interactions.ts';
import { tidyPact } from './tidy-pact.ts';

/**
 * Records an accepted interaction of every call under one stage, each made by the adapter's own gateway client.
 *
 * @returns the text of the pact file.
 * @throws Error when the client sends something else than the table says, or refuses the example's answer.
 */
export async function recordPact(stage: Stage): Promise<string> {
  sendNoUsageFigures();
  const dir = await mkdtemp(join(tmpdir(), 'choose-life-pact-'));
  try {
    for (const id of operationIds) await recordAccepted(id, stage, dir);
    return tidyPact(parsePactFile(await readFile(join(dir, pactFileNameOf(stage)), 'utf8')));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function recordAccepted(id: OperationId, stage: Stage, dir: string): Promise<void> {
  const operation: Operation = operations[id];
  const { request, response } = examples[id];
  const { given, from = {} } = interactions[id];
  const expected = expectedRequest(operation, request, from, stage);
  const pact = new PactV4({
    consumer: consumerName,
    provider: providerNameOf(stage),
    dir,
    logLevel: 'error',
  });

  const interaction = pact.addInteraction().uponReceiving(`${id}, accepted`);
  for (const name of given) interaction.given(name, toJson(providerStates[name].parameters));
  await interaction
    .withRequest(operation.method, expected.path, builder => {
      builder.headers(expected.headers);
      if (expected.body !== null) builder.jsonBody(expected.body);
    })
    .willRespondWith(MatchersV3.matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success), builder =>
      builder.jsonBody(expectedAnswer(operation, response)),
    )
    .executeTest(({ url }) => callThroughClient(id, stage, url));
}

/** Calls as the adapter does; a fault is an error here, since every recorded answer is an accepted one. */
async function callThroughClient(id: OperationId, stage: Stage, url: string): Promise<void> {
  const parsed = parseGatewayUrl(`${url}/api`, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  const client = createGatewayClient({ address: parsed.address, stageOf: () => stage });
  try {
    const token = operations[id].auth === 'token' ? exampleToken : null;
    const result = await client.call(id, examples[id].request, { token });
    if (!result.ok) throw new Error(`${id}: ${result.fault.kind} ${result.fault.detail ?? ''}`);
  } finally {
    await client.close();
  }
}

/** Examples are plain JSON; Pact's types ask for an index signature. */
function toJson(parameters: object) {
  return JSON.parse(JSON.stringify(parameters));
}
