import { createFakeAdapter, rejected } from '@choose-life/client/testing';
import { callExamples, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInputOf } from '../docs/procedures.ts';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

/* The fake that front-end developers test with is held against the adapter: both are testCalls the same. */

const refusal = { gatewayCode: '99', message: 'Not today.' };
const refusals: Readonly<Record<string, unknown>> = {
  refused: { responseCode: refusal.gatewayCode, responseMessage: refusal.message },
  expired: { responseCode: '22' },
};

/** Both go by the path up to its first parameter. */
const paths = callIds.map(id => {
  const [parameter] = pathParametersOf(calls[id].path);
  return { id, start: `${calls[id].path}`.split(`{${parameter}}`)[0] ?? '' };
});

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
beforeAll(async () => {
  gateway = await startMisbehaving((socket, text) => {
    const mood = /^authorization: (\w+)/im.exec(text)?.[1] ?? '';
    const call = paths.find(({ start }) => text.split(' ')[1]?.includes(start));
    const refused = call?.id === 'company.readByCompanyId' ? refusals[mood] : undefined;
    socket.write(jsonAnswer(200, refused ?? (call && callExamples[call.id].response)));
  });
  adapter = await startAdapterHere(gateway.url);
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

/** The fakes by the token that each call carries: one call is refused, the others are answered by their examples. */
const fakes = {
  good: createFakeAdapter(),
  refused: createFakeAdapter({ company: { readByCompanyId: rejected('REJECTED', refusal) } }),
  expired: createFakeAdapter({ company: { readByCompanyId: rejected('SESSION_EXPIRED') } }),
} as const;

interface TestCall {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly token: keyof typeof fakes;
  readonly body?: unknown;
}

const company = 'company.readByCompanyId';
const details = 'authentication.userDetails';
const companyInput = exampleInputOf(company);
const asGet = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;
const testCalls: readonly TestCall[] = [
  ...callIds.map(id => ({
    address: `/trpc/${id}`,
    method: 'POST' as const,
    token: 'good' as const,
    body: exampleInputOf(id),
  })),
  { address: `/trpc/${company}?${asGet(companyInput)}`, method: 'GET', token: 'good' },
  { address: `/trpc/${company}?batch=1&${asGet({ 0: companyInput })}`, method: 'GET', token: 'good' },
  ...(['refused', 'expired'] as const).flatMap((token): TestCall[] => [
    { address: `/trpc/${company}`, method: 'POST', token, body: companyInput },
    { address: `/trpc/${company}?batch=1`, method: 'POST', token, body: { 0: companyInput } },
    {
      address: `/trpc/${details},${company}?batch=1`,
      method: 'POST',
      token,
      body: { 0: {}, 1: companyInput },
    },
  ]),
];

describe('the fake adapter of the client', () => {
  it.each(testCalls)('answers $method $address ($token) as the adapter does', async each => {
    const ask = async (fetchIt: typeof fetch) => {
      const answer = await fetchIt(`${adapter.url}${each.address}`, {
        method: each.method,
        headers: { 'content-type': 'application/json', authorization: each.token },
        ...(each.body !== undefined && { body: JSON.stringify(each.body) }),
      });
      // The ids of requests are made up anew each time.
      const body = JSON.parse(await answer.text(), (key, value) => (key === 'requestId' ? undefined : value));
      return { status: answer.status, type: answer.headers.get('content-type'), body };
    };
    expect(await ask(fakes[each.token].fetch)).toEqual(await ask(fetch));
  });
});
