import { readFile } from 'node:fs/promises';
import { stages } from '@choose-life/contracts/gateway/stages';
// @ts-expect-error: its declarations name their files as Node would not find them; what is used of it is written below.
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { committedLayout, pactFileNameOf, stageIn } from '../pact-file.ts';

const pactFile = `../../pacts/${pactFileNameOf(committedLayout)}`;
const document = await json('../../../openapi/gateway.openapi.json');

async function json(path: string) {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
}

interface Pact {
  readonly interactions: readonly { readonly description: string }[];
}

interface Finding {
  readonly code: string;
  readonly mockDetails?: { readonly interactionDescription?: string };
}

/** What a pact asks for and the document does not promise, as the comparator's codes and the names of interactions. */
async function findings(pact: Pact): Promise<string[]> {
  const found: string[] = [];
  for (const stage of stages) {
    const names = interactions.filter(({ operationId }) => stageIn(committedLayout, operationId) === stage);
    const there = new Set(names.map(({ name }) => name));
    const under = pact.interactions.filter(({ description }) => there.has(description));
    const oas = { ...document, info: { ...document.info, 'x-opc-config-base-path': `/api/${stage}` } };
    const comparison: AsyncIterable<Finding> = new Comparator({ oas }).compare({
      ...pact,
      interactions: under,
    });
    for await (const { code, mockDetails } of comparison) {
      found.push(`${mockDetails?.interactionDescription}: ${code}`);
    }
  }
  return [...new Set(found)];
}

describe('the pact file and the OpenAPI document', () => {
  it('agree about every interaction', async () => {
    const pact = await json(pactFile);
    expect(pact.interactions).toHaveLength(interactions.length);
    expect(await findings(pact)).toEqual([]);
  });

  it.each([
    ['a path that is not there', 'path', '/api/prod/hra/read-report-data', 'request.path-or-method.unknown'],
    ['another stage', 'path', '/api/dev/hra/get-report-data', 'request.path-or-method.unknown'],
    ['another method', 'method', 'GET', 'request.path-or-method.unknown'],
    ['a member that is not sent', 'body', { getReportDataReportId: 'report-1' }, 'request.body.incompatible'],
  ])('are found to differ by %s in a request', async (_, member, value, code) => {
    expect(await withDefect('request', member, value)).toContain(code);
  });

  it.each([
    ['a number as text', { status: 'OK', data: { targetAge: '44', riskAge: 52 } }],
    ['a member that is not promised', { status: 'OK', data: null, reportAge: 44 }],
    ['another status', { status: 'ok', data: null, meta: {} }],
  ])('are found to differ by %s in an answer', async (_, content) => {
    expect(await withDefect('response', 'body', content)).toContain('response.body.incompatible');
  });

  it('are found to differ by a status', async () => {
    expect(await withDefect('response', 'status', 302)).toContain('response.status.unknown');
  });

  it('are found to differ by a media type', async () => {
    const codes = await withDefect('response', 'headers', { 'Content-Type': ['text/html'] });
    expect(codes).toContain('response.content-type.incompatible');
  });
});

/** The codes of what is found once a member of one interaction is another. */
async function withDefect(side: 'request' | 'response', member: string, value: unknown): Promise<string[]> {
  const name = 'hra.getReportData, accepted';
  const pact = await json(pactFile);
  const interaction = pact.interactions.find((each: { description: string }) => each.description === name);
  const body = { content: value, contentType: 'application/json', encoded: false };
  interaction[side][member] = member === 'body' ? body : value;
  const found = await findings({ ...pact, interactions: [interaction] });
  return found.map(each => each.replace(`${name}: `, ''));
}
