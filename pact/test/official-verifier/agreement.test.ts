import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import { jsonSchemaOf } from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import {
  type GatewayAnswer,
  startAlteringGateway,
} from '@choose-life/gateway-client/testing/altering-gateway';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, inject, it } from 'vitest';
import { interactions } from '../../src/interactions/interactions.ts';
import { pactFileName } from '../../src/pact-file.ts';
import { judgeAnswer } from '../../src/verify/judge/judge-answer.ts';
import { mutantsOf } from '../support/mutants.ts';
import { runWithReports } from '../support/run-program.ts';
import { verifyPact } from './verify-pact.ts';

/** Pact's own verifier needs longer than the default timeout of vitest. */
const verifierTimeoutMs = 240_000;

const committedPact = fileURLToPath(new URL(`../../pacts/${pactFileName}`, import.meta.url));

it(
  'the embedded gateway passes the same interactions in verify and in Pact’s own verifier',
  async () => {
    const gateway = await startGateway();
    const provider = { url: gateway.url, statesUrl: gateway.statesUrl };
    const official = await verifyPact(committedPact, provider);
    const argv = ['--gateway', gateway.url, '--provider-states', gateway.statesUrl, '--allow-writes'];
    const { json, printed } = await runWithReports(temporaryFolder(), argv, {});
    await gateway.stop();
    expect(official.problems).toEqual([]);
    const results: { interaction: string; verdict: string }[] = JSON.parse(json).interactions;
    expect(results.filter(({ verdict }) => verdict !== 'kept')).toEqual([]);
    expect(results.map(({ interaction }) => interaction).sort()).toEqual([...official.kept].sort());
    // The answers of the embedded gateway have no member that the contract does not know.
    expect(printed).not.toContain('drift:');
  },
  verifierTimeoutMs,
);

/** An answer, with a description of its difference from the example. */
interface AnswerMutant {
  readonly id: OperationId;
  /** The kind of difference, as in the first column of the table in docs/verify.md. */
  readonly changeKind: string;
  /** The path of the changed member (`.data`), or the whole answer as JSON; empty for the example and for `faultsOutsideSchema`. */
  readonly location: string;
  readonly answer: GatewayAnswer & { readonly headers: Readonly<Record<string, string>> };
  /** The parsed JSON; undefined for an answer that is not JSON. */
  readonly value: unknown;
}

function jsonMutant(id: OperationId, changeKind: string, location: string, value: unknown): AnswerMutant {
  const answer = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  };
  return { id, changeKind, location, answer, value };
}

/** Answers that replace the whole example. Code 22, the code of an expired session, is also listed as a refusal. */
const wholeAnswers: readonly (readonly [changeKind: string, value: unknown])[] = [
  ['only words', { responseMessage: 'only words' }],
  ['no member', {}],
  ...[99, true, null].map(responseCode => ['a code that is no text', { responseCode }] as const),
  ...['99', '22', 22].flatMap(responseCode => [
    ['a refusal', { responseCode }] as const,
    ['a refusal', { responseCode, responseMessage: 'No.' }] as const,
  ]),
  ['a refusal by status', { status: 'FAILED' }],
];

/** One call is enough for these faults, because they do not depend on its schema. */
const callWithFaults: OperationId = 'content.readByContentId';
const article = JSON.stringify(examples[callWithFaults].response);

/** Faults that neither the OpenAPI document nor the row of a call can describe. */
const faultsOutsideSchema: readonly (readonly [changeKind: string, change: Partial<GatewayAnswer>])[] = [
  ['cut off', { body: article.slice(0, -1) }],
  ['not UTF-8', { body: Buffer.from([0x7b, 0xff, 0x7d]) }],
  ['HTTP 500', { status: 500 }],
  ['another media type', { headers: { 'content-type': 'text/html' } }],
  ['the key __proto__', { body: article.replace('{', '{"__proto__":{},') }],
];

const mutants: readonly AnswerMutant[] = operationIds.flatMap(id => {
  const { response }: Operation = operations[id];
  const example: unknown = examples[id].response;
  return [
    jsonMutant(id, 'the example', '', example),
    ...mutantsOf(jsonSchemaOf(response), example).map(({ changeKind, path, value }) =>
      jsonMutant(id, changeKind, `.${path}`, value),
    ),
    ...wholeAnswers.map(([changeKind, value]) => jsonMutant(id, changeKind, JSON.stringify(value), value)),
    ...(id === callWithFaults ? mutantsOutsideSchema() : []),
  ];
});

function mutantsOutsideSchema(): AnswerMutant[] {
  const { answer } = jsonMutant(callWithFaults, 'the example', '', examples[callWithFaults].response);
  return faultsOutsideSchema.map(([changeKind, change]) => ({
    id: callWithFaults,
    changeKind,
    location: '',
    // The cast is safe because no change sets the headers to undefined.
    answer: { ...answer, ...change } as AnswerMutant['answer'],
    value: undefined,
  }));
}

type Verdict = 'kept' | 'broken';
const verdict = (isKept: boolean): Verdict => (isKept ? 'kept' : 'broken');

const document = JSON.parse(
  await readFile(new URL('../../../openapi/gateway.openapi.json', import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, logger: false }).addSchema(document, 'document');

/** The verdict of the OpenAPI document. */
function verdictByDocument({ id, value }: AnswerMutant): Verdict {
  const { method, path }: Operation = operations[id];
  const schemaPath = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json'];
  const pointer = [...schemaPath, 'schema'].map(step => step.replaceAll('/', '~1')).join('/');
  return verdict(ajv.validate({ $ref: `document#/${pointer}` }, value) === true);
}

/** The interactions that the mutant could be meant to answer. The mutant keeps the contract if it is a valid answer to one of them. */
function candidatesFor({ id, value }: AnswerMutant) {
  const outcome = readOutcome(operations[id], value).kind;
  // A body with nothing but a code and a message can only be meant as a refusal.
  const hasOnlyCodeAndMessage =
    value !== undefined && Object.keys(propertiesOf(value)).every(key => key.startsWith('response'));
  const kindsIfInvalid = hasOnlyCodeAndMessage ? ['refused', 'session-expired'] : ['accepted'];
  const kinds: readonly string[] = outcome === 'out-of-contract' ? kindsIfInvalid : [outcome];
  // Interactions without an expected body are omitted, because every answer keeps them.
  return interactions.filter(
    ({ answer, kind, operationId }) => operationId === id && answer.body && kinds.includes(kind),
  );
}

/** The verdict of `npm run verify`. */
function verdictByVerify(mutant: AnswerMutant): Verdict {
  const { body, headers, status } = mutant.answer;
  const raw: RawAnswer = { status, headers: { ...headers }, bytes: Buffer.from(body) };
  return verdict(candidatesFor(mutant).some(each => judgeAnswer(each, raw).differences.length === 0));
}

/**
 * The verdicts of Pact's own verifier, in one run. Serves each mutant at its own path, and writes a pact file with the interactions of
 * `candidatesFor`, each with a request to that path.
 */
async function verdictsByPact(testedMutants: readonly AnswerMutant[]): Promise<Verdict[]> {
  const pact = JSON.parse(await readFile(committedPact, 'utf8'));
  const testedInteractions = testedMutants.flatMap((mutant, index) =>
    candidatesFor(mutant).map(({ name }) => {
      const { response } = pact.interactions.find(
        (each: { description: string }) => each.description === name,
      );
      const request = { method: 'GET', path: `/api/${index}` };
      return { type: 'Synchronous/HTTP', description: `${index}: ${name}`, request, response };
    }),
  );
  const file = join(temporaryFolder(), pactFileName);
  await writeFile(file, JSON.stringify({ ...pact, interactions: testedInteractions }));
  const server = await startAlteringGateway(({ path }) => {
    const mutant = testedMutants[Number(path.split('/').at(-1))];
    return mutant?.answer ?? { status: 200, body: '{}' };
  });
  const { kept } = await verifyPact(file, { url: server.url, statesUrl: `${server.origin}/states` });
  await server.stop();
  const keptIndexes = new Set(kept.map(description => Number(description.split(':')[0])));
  return testedMutants.map((_, index) => verdict(keptIndexes.has(index)));
}

describe('an answer that differs from the example', () => {
  it(
    'gets the same verdict from zod, the OpenAPI document, verify and Pact, except where docs/verify.md lists a difference',
    async () => {
      // The short run tries every sixteenth mutant.
      const testedMutants = inject('long') ? mutants : mutants.filter((_, index) => index % 16 === 0);
      const pactVerdicts = await verdictsByPact(testedMutants);
      const locationsByRow = new Map<string, string[]>();
      for (const [index, mutant] of testedMutants.entries()) {
        const { changeKind, id, location, value } = mutant;
        // zod and the OpenAPI document judge only parsed JSON. The table has a dash for a missing verdict.
        const isJson = value !== undefined;
        const isOutOfContract = readOutcome(operations[id], value).kind === 'out-of-contract';
        const verdicts = [
          isJson ? verdict(!isOutOfContract) : '-',
          isJson ? verdictByDocument(mutant) : '-',
          verdictByVerify(mutant),
          pactVerdicts[index],
        ];
        if (new Set(verdicts.filter(each => each !== '-')).size === 1) continue;
        const row = `| ${[changeKind, ...verdicts].join(' | ')} |`;
        locationsByRow.set(row, [...(locationsByRow.get(row) ?? []), `${id}${location}`]);
      }
      const rows = [...locationsByRow].map(
        ([row, locations]) => `${row} ${locations.length} times, for example ${locations[0]}\n`,
      );
      // Printed, so that the table in docs/verify.md can be updated. The test does not notice rows of the page that no longer occur.
      process.stdout.write(`${testedMutants.length} mutants; verdicts that differ:\n${rows.join('')}`);
      const page = await readFile(new URL('../../../docs/verify.md', import.meta.url), 'utf8');
      expect([...locationsByRow.keys()].filter(row => !page.includes(row))).toEqual([]);
    },
    verifierTimeoutMs,
  );
});
