import { readFileSync } from 'node:fs';
import { gatewayErrorOf } from '@choose-life/client';
import { createFakeAdapter, rejected } from '@choose-life/client/testing';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, type TRPCLink } from '@trpc/client';
import { resolveResponse } from '@trpc/server/http';
import { afterAll, describe, expect, it } from 'vitest';
import { contextWith, exampleInputOf } from '../docs/example-answers.ts';
import { appRouter } from '../src/routers/app-router.ts';
import { startGatewayAndAdapter } from './gateway-and-adapter.ts';
import { clientOf, jsonAnswer } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

/*
 * The adapter does not use tRPC's request handler, but a route of this project (decision 0006). These tests send the same requests to tRPC's
 * handler with the same router, and compare the responses. The client's fake adapter is compared with the adapter in the same way.
 */

const refusal = { gatewayCode: '99', message: 'Not today.' };
/** The gateway's answer to every call with one of these tokens. */
const answersByToken: Readonly<Record<string, unknown>> = {
  refused: { responseCode: refusal.gatewayCode, responseMessage: refusal.message },
  expired: { responseCode: '22' },
  broken: { responseCode: 7 },
};
const company = 'company.readByCompanyId';
/** The gateway's answer to `company.readByCompanyId` with one of these tokens. Other calls with these tokens are accepted. */
const companyAnswersByToken: Readonly<Record<string, unknown>> = {
  companyRefused: answersByToken.refused,
  companyExpired: answersByToken.expired,
};

/** The call whose path, up to its parameter, is in the request line. */
function callOf(requestText: string): CallId | undefined {
  const [, requestPath = ''] = requestText.split(' ');
  return callIds.find(id => {
    const [pathBeforeParameter = ''] = calls[id].path.split('{');
    return requestPath.includes(pathBeforeParameter);
  });
}

const { adapter, gateway, stop } = await startGatewayAndAdapter((socket, text) => {
  const id = callOf(text);
  const receivedToken = /^authorization: (\w+)/im.exec(text)?.[1] ?? '';
  const companyAnswer = id === company ? companyAnswersByToken[receivedToken] : undefined;
  const example = id && callExamples[id].response;
  // An unknown member, and an invalid one that the adapter removes.
  const extraMembers = { responseMessage: 5, more: { a: [1, 'ṣ'] } };
  const hasExtraMembers = receivedToken === 'extra' && typeof example === 'object';
  const acceptedAnswer = hasExtraMembers ? { ...example, ...extraMembers } : example;
  socket.write(jsonAnswer(200, answersByToken[receivedToken] ?? companyAnswer ?? acceptedAnswer));
});
const client = clientOf(gateway.address);
afterAll(async () => {
  await client.close();
  await stop();
});

interface TestCall {
  readonly method: 'GET' | 'POST';
  /** The path after `/trpc/`, with its query. */
  readonly address: string;
  readonly body?: string;
  /** Default: `goodToken`. */
  readonly token?: string;
}

interface TestAnswer {
  readonly status: number;
  readonly mediaType: string | null;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** The gateway accepts calls with this token. */
const goodToken = 'good';

/** Parses a JSON body and removes request ids, because they differ for each request. */
const bodyOf = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === 'requestId' ? undefined : value));

/** The response of the adapter. */
async function adapterAnswer(call: TestCall): Promise<TestAnswer> {
  const { headers, status, text } = await sendRequest(`${adapter.url}/trpc/${call.address}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', authorization: call.token ?? goodToken },
    body: call.body ?? null,
  });
  return {
    status,
    mediaType: String(headers['content-type']).split(';')[0] ?? null,
    retryAfter: headers['retry-after']?.toString() ?? null,
    body: bodyOf(text),
  };
}

/** The response of tRPC's handler to the same request, with the same router. */
async function trpcAnswer(call: TestCall): Promise<TestAnswer> {
  const url = new URL(`http://adapter.test/trpc/${call.address}`);
  const answer = await resolveResponse({
    router: appRouter,
    req: new Request(url, {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: call.body ?? '{}' }),
    }),
    path: url.pathname.replace('/trpc/', ''),
    error: null,
    createContext: async () => ({
      ...contextWith(client),
      token: call.token ?? goodToken,
      arrivedAt: performance.now(),
    }),
    allowMethodOverride: true,
  });
  return {
    status: answer.status,
    mediaType: answer.headers.get('content-type'),
    retryAfter: answer.headers.get('retry-after'),
    body: bodyOf(await answer.text()),
  };
}

const post = (address: string, body?: unknown, token?: string): TestCall => ({
  method: 'POST',
  address,
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(token !== undefined && { token }),
});
const get = (address: string, input?: unknown): TestCall => {
  if (input === undefined) return { method: 'GET', address };
  const separator = address.includes('?') ? '&' : '?';
  const query = `input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: 'GET', address: address + separator + query };
};
const details = 'authentication.userDetails';
const reportList = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const reportListInput = { risksAppraisedAuditUserId: 'ada@example.test' };
const articleInput = { contentId: 'a/b, c' };

const comparedCalls: readonly TestCall[] = [
  ...callIds.flatMap(id =>
    [undefined, 'extra', 'refused', 'expired', 'broken'].map(token => post(id, exampleInputOf(id), token)),
  ),
  ...callIds.map(id => post(`${id}?batch=1`, { 0: exampleInputOf(id) })),
  ...callIds.map(id => get(id, exampleInputOf(id))),
  ...[null, [], 'text', 7, true, {}, { more: 1 }, { 0: {} }].flatMap(body => [
    post('user.update', body),
    post(details, body),
    post(`${details}?batch=1`, body),
    post(`${details},${reportList}?batch=1`, body),
    post('hra.saveAnswers', body),
  ]),
  post(details),
  post(`${details}?batch=1`),
  get(details),
  get(`${details}?batch=1`),
  get(`${details}?batch=1`, { 0: {} }),
  get(`${details},${reportList}?batch=1`, { 0: {}, 1: reportListInput }),
  get(`${details},${reportList}?batch=1`, { 1: reportListInput }),
  get(`${details},${details}?batch=1`),
  get('content.readByContentId', articleInput),
  post('content.readByContentId?input=%7B%22contentId%22%3A%22other%22%7D', articleInput),
  post(`${details},${reportList},content.readContentLibrary,hra.getReportData?batch=1`, {
    0: {},
    1: reportListInput,
    2: exampleInputOf('content.readContentLibrary'),
    3: exampleInputOf('hra.getReportData'),
  }),
  post(`${details},${reportList}?batch=1`, { 0: {}, 1: {} }),
  post(`${details},${reportList}?batch=1`, { 0: {}, 1: reportListInput }, 'refused'),
  post(`${details},nobody.knows?batch=1`, { 0: {}, 1: {} }),
  post('nobody.knows,nothing?batch=1', {}),
  post(`${details},${reportList}`, {}),
  post(`${details}?batch=0`, {}),
  post(`${details}?batch=true`, {}),
  post(`${details}?batch=1&batch=0`, { 0: {} }),
  post(`${details}%2C${reportList}?batch=1`, { 0: {}, 1: reportListInput }),
  post('nobody.knows', {}),
  post('authentication', {}),
  post('constructor.prototype', {}),
  post('__proto__', {}),
  post('toString', {}),
  post(`,${details}?batch=1`, { 1: {} }),
  get('authentication.login', { userEmail: 'a@b.co', userPassword: 'x' }),
];

describe("the adapter's tRPC route", () => {
  it.each(
    comparedCalls.map((call): [title: string, TestCall] => [
      // Cut, because bodies are long.
      `${call.method} ${call.address} ${call.body ?? ''} ${call.token ?? ''}`.slice(0, 140),
      call,
    ]),
  )("answers like tRPC's handler: %s", async (_title, call) => {
    expect(await adapterAnswer(call)).toEqual(await trpcAnswer(call));
  });
});

const openApiDocument: { paths: Record<string, { post: { requestBody: { required: boolean } } }> } =
  JSON.parse(readFileSync(new URL('../../openapi/adapter.openapi.json', import.meta.url), 'utf8'));

it.each(Object.entries(openApiDocument.paths))(
  '%s needs a body only if the OpenAPI document states so',
  async (path, { post: { requestBody } }) => {
    const { status } = await sendRequest(adapter.url + path, { method: 'POST' });
    expect(status).toBe(requestBody.required ? 400 : 200);
  },
);

describe('a client with a link of tRPC', () => {
  const url = `${adapter.url}/trpc`;
  const clientWith = (link: TRPCLink<typeof appRouter>) =>
    createTRPCClient<typeof appRouter>({ links: [link] });

  it.each([
    ['httpLink', httpLink({ url })],
    ['httpBatchLink', httpBatchLink({ url })],
  ])('works with the adapter: %s', async (_name, link) => {
    const { data } = await clientWith(link).content.readByContentId.query(articleInput);
    expect(data).toEqual(callExamples['content.readByContentId'].response.data);
  });

  it.each([
    ['the adapter', fetch],
    ['the fake adapter', createFakeAdapter().fetch],
  ])(
    'is refused by %s before a call is made if the link is httpBatchStreamLink',
    async (_target, fetchFunction) => {
      const requestsBefore = gateway.requests.length;
      const { hra, waitList } = clientWith(httpBatchStreamLink({ url, fetch: fetchFunction }));
      const refused = {
        kind: 'INVALID_INPUT',
        outcome: 'not-sent',
        message: expect.stringContaining('httpBatchStreamLink'),
      };
      for (const call of [
        waitList.create.mutate({ waitListEmail: 'a@b.co' }),
        hra.getQuestionnaire.query(),
      ]) {
        expect(gatewayErrorOf(await call.catch((error: unknown) => error))).toMatchObject(refused);
      }
      expect(gateway.requests).toHaveLength(requestsBefore);
    },
  );
});

/** Fake adapters of the client, by the token for which the gateway gives the same answers. */
const fakeAdapters = {
  good: createFakeAdapter(),
  companyRefused: createFakeAdapter({ company: { readByCompanyId: rejected('REJECTED', refusal) } }),
  companyExpired: createFakeAdapter({ company: { readByCompanyId: rejected('SESSION_EXPIRED') } }),
} as const;

const { fetch: goodFetch } = fakeAdapters.good;
const companyInput = exampleInputOf(company);

describe('the fake adapter of the client', () => {
  it.each<{ token: keyof typeof fakeAdapters; call: TestCall }>([
    ...callIds.map(id => ({ token: 'good' as const, call: post(id, exampleInputOf(id)) })),
    { token: 'good', call: get(company, companyInput) },
    { token: 'good', call: get(`${company}?batch=1`, { 0: companyInput }) },
    ...(['companyRefused', 'companyExpired'] as const).flatMap(token => [
      { token, call: post(company, companyInput) },
      { token, call: post(`${company}?batch=1`, { 0: companyInput }) },
      { token, call: post(`${details},${company}?batch=1`, { 0: {}, 1: companyInput }) },
    ]),
  ])('answers like the adapter ($token): $call.method $call.address', async ({ token, call }) => {
    const { method, address, body } = call;
    const responseOf = async (fetchFunction: typeof fetch) => {
      const answer = await fetchFunction(`${adapter.url}/trpc/${address}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: token },
        ...(body !== undefined && { body }),
      });
      const type = answer.headers.get('content-type');
      return { status: answer.status, type, body: bodyOf(await answer.text()) };
    };
    expect(await responseOf(fakeAdapters[token].fetch)).toEqual(await responseOf(fetch));
  });

  /** Values of other types, an input with unknown members, and inputs with one changed member. Most are refused, some are accepted. */
  const changesOf = (input: object): unknown[] => {
    const values = [undefined, null, '', 'x'.repeat(2_000), -1, 0, 1.5, 2 ** 60, true, [], ['x'], {}];
    const withOneChange = Object.keys(input).flatMap(name =>
      values.map(value => ({ ...input, [name]: value })),
    );
    return [null, [], 'text', {}, { ...input, more: 1, 'with blanks': 2 }, ...withOneChange];
  };
  const validAnswers = {
    general: { sex: 'female', age_in_years: 45 },
    additional: { 'hra.q.new_question.a.hours': 3 },
  };
  const variousAnswers = [
    { general: { sex: true, no_such_answer: 1, app_units: 3 } },
    { general: [], noSuchGroup: {}, additional: { sex: 'female' } },
    { general: { sex: 'x'.repeat(1_001), age_in_years: null } },
    validAnswers,
  ];
  const saveInput = exampleInputOf('hra.saveAnswers');
  const libraryInput = exampleInputOf('content.readContentLibrary');
  /** Inputs for rules that apply to only one call. */
  const specialInputs = [
    ...variousAnswers.map(answers => ['hra.saveAnswers', { ...saveInput, answers }] as const),
    ...changesOf(propertiesOf(propertiesOf(saveInput).assessment)).map(
      assessment => ['hra.appraiseRisks', { ...saveInput, assessment }] as const,
    ),
    ...[-1, 2, null, '2'].map(
      cursor => ['content.readContentLibrary', { ...libraryInput, cursor, direction: 'forward' }] as const,
    ),
    ['content.readContentLibrary', { categories: ['Health', 'Sport'], pageSize: 5_000 }] as const,
    [
      'user.update',
      { userEmail: 'a@b.co', userAge: '45', userId: false, userCountry: 'x'.repeat(101) },
    ] as const,
    ['hra.whatIf', { whatIfReportId: 1, weight: 0, systolic: 401, notSmoking: 'no' }] as const,
  ];

  interface Target {
    readonly url: string;
    /** `fetch` for a running adapter, or the function of a fake adapter. */
    readonly fetch: typeof fetch;
  }

  /**
   * The reply of the adapter or the fake adapter to a call: 'accepted' for any result, otherwise the HTTP status and the error. The message of
   * the error is cut after the first member that it names.
   */
  const replyOf = async (target: Target, id: CallId, input: unknown, token?: string) => {
    const answer = await target.fetch(`${target.url}/trpc/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(input),
    });
    // The text after the name of the member is created by zod, which the fake adapter does not use. The error contains the message twice: once before
    // its code, once at the end.
    const body = JSON.stringify(bodyOf(await answer.text()))
      .replace(/(send again\. [^:]+): .*?(?=","code")/, '$1')
      .replace(/(send again\. [^:]+): .*?(?="\})/, '$1');
    return answer.status === 200 ? 'accepted' : { status: answer.status, body };
  };

  it.each(callIds)(
    'accepts the same inputs of %s as the adapter, and names the same member when it refuses an input',
    async id => {
      const inputs = [
        ...changesOf(exampleInputOf(id)),
        ...specialInputs.flatMap(([callId, input]) => (callId === id ? [input] : [])),
      ];
      for (const input of inputs) {
        const fakeReply = await replyOf({ url: adapter.url, fetch: goodFetch }, id, input, goodToken);
        const adapterReply = await replyOf({ url: adapter.url, fetch }, id, input, goodToken);
        expect(fakeReply, JSON.stringify(input)).toEqual(adapterReply);
      }
    },
  );

  it('refuses calls without a token like the embedded gateway', async () => {
    const embedded = await startGateway();
    const embeddedAdapter = await startAdapterInProcess(embedded.url);
    for (const id of callIds) {
      const needsToken = calls[id].auth === 'token';
      const { url } = embeddedAdapter;
      const fakeReply = await replyOf({ url, fetch: goodFetch }, id, exampleInputOf(id));
      const gatewayReply = await replyOf({ url, fetch }, id, exampleInputOf(id));
      // The embedded gateway may refuse the other calls for their example input, such as an unknown account.
      expect(fakeReply, id).toEqual(needsToken ? gatewayReply : 'accepted');
      expect(JSON.stringify(gatewayReply).includes('SESSION_EXPIRED'), id).toBe(needsToken);
    }
    await embeddedAdapter.stop();
    await embedded.stop();
  });
});
