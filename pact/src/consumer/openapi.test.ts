import { readFile } from 'node:fs/promises';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
// @ts-expect-error: its declarations name their files as Node would not find them; what is used of it is written below.
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import { pactFileNameOf } from '../pact-names.ts';

const document = await json('../../../openapi/gateway.openapi.json');

async function json(path: string) {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
}

interface Finding {
  readonly code: string;
  readonly mockDetails?: { readonly interactionDescription?: string };
}

/** What a pact asks for and the document does not promise, as the comparator's codes and the names of interactions. */
async function findings(pact: unknown, stage: Stage): Promise<string[]> {
  const oas = { ...document, info: { ...document.info, 'x-opc-config-base-path': `/api/${stage}` } };
  const found: string[] = [];
  const comparison: AsyncIterable<Finding> = new Comparator({ oas }).compare(pact);
  for await (const { code, mockDetails } of comparison) {
    found.push(`${mockDetails?.interactionDescription}: ${code}`);
  }
  return [...new Set(found)];
}

describe('the pact files and the OpenAPI document', () => {
  it.each(stages)('agree about every interaction under /api/%s', async stage => {
    const pact = await json(`../../pacts/${pactFileNameOf(stage)}`);
    expect(pact.interactions.length).toBeGreaterThanOrEqual(90);
    expect(await findings(pact, stage)).toEqual([]);
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
  const pact = await json(`../../pacts/${pactFileNameOf('prod')}`);
  const interaction = pact.interactions.find((each: { description: string }) => each.description === name);
  const body = { content: value, contentType: 'application/json', encoded: false };
  interaction[side][member] = member === 'body' ? body : value;
  const found = await findings({ ...pact, interactions: [interaction] }, 'prod');
  return found.map(each => each.replace(`${name}: `, ''));
}
