import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type OperationRequest, operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { createGatewayClient } from '@choose-life/gateway-client/client';
import type { Fault } from '@choose-life/gateway-client/fault';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { consumerName, defaultStageOf, pactFileName, providerName } from '../pact-file.ts';
import { exampleToken, expectedRequest, pactMatcherOf, pactRuleOf } from './pact-notation.ts';

/** Records all interactions with the adapter's gateway client. @returns the text of the pact file */
export async function recordPact(): Promise<string> {
  // The library reads the environment when it writes a pact.
  Object.assign(process.env, trackingDisabled);
  // An empty folder, because Pact adds interactions to an existing file.
  const dir = await mkdtemp(join(tmpdir(), 'choose-life-pact-'));
  try {
    for (const each of interactions) await recordInteraction(each, dir);
    return tidyPact(JSON.parse(await readFile(join(dir, pactFileName), 'utf8')));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function recordInteraction(interaction: Interaction, dir: string): Promise<void> {
  const { answer, given, name, operationId } = interaction;
  const stage = defaultStageOf(operationId);
  const expected = expectedRequest(interaction, stage);
  const pact = new PactV4({ consumer: consumerName, provider: providerName, dir, logLevel: 'error' });

  const recording = pact.addInteraction().uponReceiving(name);
  for (const state of given) recording.given(state.name, toJson(state.parameters));
  await recording
    .withRequest(operations[operationId].method, expected.path, builder => {
      builder.headers(expected.headers);
      if (expected.body !== null) builder.jsonBody(expected.body);
    })
    .willRespondWith(statusOf(answer.status), builder => {
      if (answer.body === null) return;
      const { example, mediaType, schema } = answer.body;
      if (mediaType === 'application/json') {
        builder.jsonBody(pactMatcherOf(schema, example));
        return;
      }
      builder.body(mediaType, Buffer.from(String(example)));
      builder.matchingRules({ body: { path: '$', rules: [toJson(pactRuleOf(schema))] } });
    })
    .executeTest(({ url }) => callThroughClient(interaction, stage, url));
}

/** Makes the call with the adapter's gateway client. @throws Error if the client does not read the answer as the interaction expects */
async function callThroughClient(interaction: Interaction, stage: Stage, url: string): Promise<void> {
  const { answer, name, operationId, request } = interaction;
  // Pact's server listens on loopback, for which plain HTTP needs no permission.
  const parsed = parseGatewayUrl(`${url}/api`, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  const client = createGatewayClient({ address: parsed.address, stageOf: () => stage });
  try {
    // The cast is safe because each example is the request of its own call, which the compiler cannot see for a union of calls.
    const members = request.example as OperationRequest<typeof operationId>;
    const result = await client.call(operationId, members, { token: request.hasToken ? exampleToken : null });
    const actualResult = result.ok ? { kind: 'accepted' } : comparedFault(result.fault);
    if (!isDeepStrictEqual(actualResult, expectedResult(interaction)))
      throw new Error(`${name}: the client reads the answer as ${actualResult.kind}`);
    // Pact's server answers with the example, so the client must return it.
    if (result.ok && !isDeepStrictEqual(result.value, answer.body?.example ?? null)) {
      throw new Error(`${name}: the client returns another value than it received`);
    }
  } finally {
    await client.close();
    // Pact's server logs an error for every connection that is still open when it stops. After 20 ms it has noticed that the client's is closed.
    await delay(20);
  }
}

/** The result that the client must return. For a refusal, it has the code, and the token if the answer has one (s.3). */
function expectedResult({ answer, kind }: Interaction) {
  if (kind === 'accepted') return { kind };
  if (kind === 'session-expired') return { kind: 'SESSION_EXPIRED' };
  const { responseCode, status, token = null } = propertiesOf(answer.body?.example);
  return { kind: 'REJECTED', gatewayCode: responseCode ?? status, token };
}

/** The members of a fault that `expectedResult` contains. */
function comparedFault({ gatewayCode, kind, token }: Fault) {
  return kind === 'REJECTED' ? { kind, gatewayCode, token: token?.reveal() ?? null } : { kind };
}

/** The expected status as a value or a matcher of Pact. */
function statusOf(status: Interaction['answer']['status']) {
  return status === 'success'
    ? // 200 is the example. The matcher accepts every status of its class, 200 to 299.
      MatchersV3.matchStatus(200, MatchersV3.HTTPResponseStatusClass.Success)
    : status;
}

/** Copies plain JSON. The result has the type `any`, because Pact's parameter types have an index signature, which our types do not have. */
function toJson(parameters: unknown) {
  return JSON.parse(JSON.stringify(parameters));
}

/**
 * The text of a pact file that depends only on the contract. Interactions are sorted by name, and the versions of the libraries that wrote the
 * file are removed. Matchers that are alternatives are combined with OR, which pact-js cannot write.
 */
function tidyPact(pact: {
  readonly interactions: readonly { readonly description: string }[];
  readonly metadata: { readonly pactSpecification: unknown };
}): string {
  const tidy = {
    ...pact,
    // Compared by `<`, which unlike `localeCompare` does not depend on the locale of the machine.
    interactions: [...pact.interactions].sort((a, b) => (a.description < b.description ? -1 : 1)),
    metadata: { pactSpecification: pact.metadata.pactSpecification },
  };
  return `${JSON.stringify(tidy, combinedWithOr, 2)}\n`;
}

/** A replacer for `JSON.stringify`: combines the alternatives in matching rules with OR. */
function combinedWithOr(key: string, value: unknown): unknown {
  if (key !== 'matchingRules' || typeof value !== 'object' || value === null) return value;
  // The reviver of `JSON.parse` visits every nested object.
  return JSON.parse(JSON.stringify(value), (_, rule) =>
    Array.isArray(rule?.matchers) && areAlternatives(rule.matchers) ? { ...rule, combine: 'OR' } : rule,
  );
}

/**
 * Whether one of the matchers of a value is enough. A pattern that begins with `^` restricts the type beside it, so both must match: Pact's pattern
 * alone would also accept a number. All other combinations are alternatives.
 */
function areAlternatives(matchers: readonly { readonly regex?: string }[]): boolean {
  return matchers.length > 1 && !matchers.some(({ regex }) => regex?.startsWith('^'));
}

/** The environment variable that keeps Pact's native library from sending usage statistics. */
export const trackingDisabled = { PACT_DO_NOT_TRACK: 'true' } as const;
