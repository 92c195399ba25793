import { readFileSync } from 'node:fs';
import { gatewayErrorOf } from '@choose-life/client';
import { createFakeAdapter, rejected } from '@choose-life/client/testing';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, httpLink, type TRPCLink } from '@trpc/client';
import { resolveResponse } from '@trpc/server/http';
import { afterAll, describe, expect, it } from 'vitest';
import { contextWith, exampleInputOf } from '../docs/example-answers.ts';
import { appRouter } from '../src/routers/app-router.ts';
import { startBoth } from './in-front-of.ts';
import { clientOf, jsonAnswer } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';
import { startAdapterHere } from './start-adapter-here.ts';

/*
 * The adapter has its own tRPC route (decision 0006). These tests send the same requests to tRPC's own handler, over the same router, and
 * compare the responses. The client's fake adapter is compared with the adapter in the same way.
 */

const refusal = { gatewayCode: '99', message: 'Not today.' };
/** The gateway's answer to every call, by the token of the call. */
const behaviours: Readonly<Record<string, unknown>> = {
  refused: { responseCode: refusal.gatewayCode, responseMessage: refusal.message },
  expired: { responseCode: '22' },
  broken: { responseCode: 7 },
};
const company = 'company.readByCompanyId';
/** The gateway's answer to `company.readByCompanyId`, by the token of the call. Other calls with these tokens are accepted. */
const companyBehaviours: Readonly<Record<string, unknown>> = {
  companyRefused: behaviours.refused,
  companyExpired: behaviours.expired,
};

const { adapter, gateway, stop } = await startBoth((socket, text) => {
  const id = callIds.find(each => text.split(' ')[1]?.includes(calls[each].path.split('{')[0] ?? ''));
  const sent = /^authorization: (\w+)/im.exec(text)?.[1] ?? '';
  const behaviour = behaviours[sent] ?? (id === company ? companyBehaviours[sent] : undefined);
  const example = id && callExamples[id].response;
  // An unknown member, and an invalid one that the adapter removes.
  const odd = { responseMessage: 5, more: { a: [1, 'ṣ'] } };
  const answer = sent === 'odd' && typeof example === 'object' ? { ...example, ...odd } : example;
  socket.write(jsonAnswer(200, behaviour ?? answer));
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
  readonly token?: string;
}

interface TestAnswer {
  readonly status: number;
  readonly mediaType: string | null;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

const token = (call: TestCall) => call.token ?? 'good';

/** Parses a JSON body and removes request ids, because they differ for each request. */
const bodyOf = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === 'requestId' ? undefined : value));

/** The response of the adapter. */
async function adapterAnswer(call: TestCall): Promise<TestAnswer> {
  const { headers, status, text } = await sendRequest(`${adapter.url}/trpc/${call.address}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', authorization: token(call) },
    body: call.body ?? null,
  });
  return {
    status,
    mediaType: String(headers['content-type']).split(';')[0] ?? null,
    retryAfter: headers['retry-after']?.toString() ?? null,
    body: bodyOf(text),
  };
}

/** The response of tRPC's own handler to the same request, over the same router. */
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
      token: token(call),
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

const post = (address: string, body?: unknown, as?: string): TestCall => ({
  method: 'POST',
  address,
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(as !== undefined && { token: as }),
});
const get = (address: string, input?: unknown): TestCall => ({
  method: 'GET',
  address:
    input === undefined
      ? address
      : `${address}${address.includes('?') ? '&' : '?'}input=${encodeURIComponent(JSON.stringify(input))}`,
});
const details = 'authentication.userDetails';
const list = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const ofUser = { risksAppraisedAuditUserId: 'ada@example.test' };
const articleOf = { contentId: 'a/b, c' };

const corpus: readonly TestCall[] = [
  ...callIds.flatMap(id =>
    [undefined, 'odd', 'refused', 'expired', 'broken'].map(as => post(id, exampleInputOf(id), as)),
  ),
  ...callIds.map(id => post(`${id}?batch=1`, { 0: exampleInputOf(id) })),
  ...callIds.map(id => get(id, exampleInputOf(id))),
  ...[null, [], 'text', 7, true, {}, { more: 1 }, { 0: {} }].flatMap(body => [
    post('user.update', body),
    post(details, body),
    post(`${details}?batch=1`, body),
    post(`${details},${list}?batch=1`, body),
    post('hra.saveAnswers', body),
  ]),
  post(details),
  post(`${details}?batch=1`),
  get(details),
  get(`${details}?batch=1`),
  get(`${details}?batch=1`, { 0: {} }),
  get(`${details},${list}?batch=1`, { 0: {}, 1: ofUser }),
  get(`${details},${list}?batch=1`, { 1: ofUser }),
  get(`${details},${details}?batch=1`),
  get('content.readByContentId', articleOf),
  post('content.readByContentId?input=%7B%22contentId%22%3A%22other%22%7D', articleOf),
  post(`${details},${list},content.readContentLibrary,hra.getReportData?batch=1`, {
    0: {},
    1: ofUser,
    2: exampleInputOf('content.readContentLibrary'),
    3: exampleInputOf('hra.getReportData'),
  }),
  post(`${details},${list}?batch=1`, { 0: {}, 1: {} }),
  post(`${details},${list}?batch=1`, { 0: {}, 1: ofUser }, 'refused'),
  post(`${details},nobody.knows?batch=1`, { 0: {}, 1: {} }),
  post('nobody.knows,nothing?batch=1', {}),
  post(`${details},${list}`, {}),
  post(`${details}?batch=0`, {}),
  post(`${details}?batch=true`, {}),
  post(`${details}?batch=1&batch=0`, { 0: {} }),
  post(`${details}%2C${list}?batch=1`, { 0: {}, 1: ofUser }),
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
    corpus.map(
      call =>
        [
          `${call.method} ${call.address} ${call.body ?? ''} ${call.token ?? ''}`.slice(0, 140),
          call,
        ] as const,
    ),
  )("answers like tRPC's own handler: %s", async (_name, call) => {
    expect(await adapterAnswer(call)).toEqual(await trpcAnswer(call));
  });
});

const document: { paths: Record<string, { post: { requestBody: { required: boolean } } }> } = JSON.parse(
  readFileSync(new URL('../../openapi/adapter.openapi.json', import.meta.url), 'utf8'),
);
const withoutInput = Object.keys(document.paths).filter(
  path => document.paths[path]?.post.requestBody.required === false,
);

it.each(withoutInput)('%s needs no body, as the OpenAPI document states', async path => {
  expect(await sendRequest(adapter.url + path, { method: 'POST' })).toMatchObject({ status: 200 });
});

describe('a client with a link of tRPC', () => {
  const url = `${adapter.url}/trpc`;
  const clientWith = (link: TRPCLink<typeof appRouter>) =>
    createTRPCClient<typeof appRouter>({ links: [link] });

  it.each([
    ['httpLink', httpLink({ url })],
    ['httpBatchLink', httpBatchLink({ url })],
  ])('works with the adapter: %s', async (_name, link) => {
    const { data } = await clientWith(link).content.readByContentId.query(articleOf);
    expect(data).toEqual(callExamples['content.readByContentId'].response.data);
  });

  it.each([
    ['the adapter', fetch],
    ['the fake adapter', createFakeAdapter().fetch],
  ])(
    'is refused by %s before a call is made if the link is httpBatchStreamLink',
    async (_by, fetchFunction) => {
      const before = gateway.requests.length;
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
      expect(gateway.requests).toHaveLength(before);
    },
  );
});

/** Fake adapters of the client, by the token for which the gateway behaves in the same way. */
const fakes = {
  good: createFakeAdapter(),
  companyRefused: createFakeAdapter({ company: { readByCompanyId: rejected('REJECTED', refusal) } }),
  companyExpired: createFakeAdapter({ company: { readByCompanyId: rejected('SESSION_EXPIRED') } }),
} as const;

const companyInput = exampleInputOf(company);

describe('the fake adapter of the client', () => {
  it.each<[keyof typeof fakes, TestCall]>([
    ...callIds.map((id): ['good', TestCall] => ['good', post(id, exampleInputOf(id))]),
    ['good', get(company, companyInput)],
    ['good', get(`${company}?batch=1`, { 0: companyInput })],
    ...(['companyRefused', 'companyExpired'] as const).flatMap(
      (behaviour): [typeof behaviour, TestCall][] => [
        [behaviour, post(company, companyInput)],
        [behaviour, post(`${company}?batch=1`, { 0: companyInput })],
        [behaviour, post(`${details},${company}?batch=1`, { 0: {}, 1: companyInput })],
      ],
    ),
  ])('answers like the adapter (%s): $1.method $1.address', async (behaviour, { method, address, body }) => {
    const responseOf = async (fetchFunction: typeof fetch) => {
      const answer = await fetchFunction(`${adapter.url}/trpc/${address}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: behaviour },
        ...(body !== undefined && { body }),
      });
      const type = answer.headers.get('content-type');
      return { status: answer.status, type, body: bodyOf(await answer.text()) };
    };
    expect(await responseOf(fakes[behaviour].fetch)).toEqual(await responseOf(fetch));
  });

  /** Inputs that differ from the example in one member. Most are refused, some are accepted. */
  const oddInputs = (id: CallId): unknown[] => {
    const input = exampleInputOf(id);
    const values = [undefined, null, '', 'x'.repeat(2_000), -1, 0, 1.5, 2 ** 60, true, [], ['x'], {}];
    const changed = Object.keys(input).flatMap(name => values.map(value => ({ ...input, [name]: value })));
    return [null, [], 'text', {}, { ...input, more: 1, 'the rest': 2 }, ...changed];
  };
  const wholeAnswers = {
    general: { sex: 'female', age_in_years: 45 },
    additional: { 'hra.q.new_question.a.hours': 3 },
  };
  const oddAnswers = [
    { general: { sex: true, no_such_answer: 1, app_units: 3 } },
    { general: [], noSuchGroup: {}, additional: { sex: 'female' } },
    { general: { sex: 'x'.repeat(1_001), age_in_years: null } },
    wholeAnswers,
  ];
  const saved = { ...exampleInputOf('hra.saveAnswers') };
  const library = exampleInputOf('content.readContentLibrary');
  /** Inputs for the rules that single calls have. */
  const furtherInputs = [
    ...oddAnswers.map(answers => ['hra.saveAnswers', { ...saved, answers }] as const),
    ...oddInputs('user.deleteAccount').map(
      assessment => ['hra.appraiseRisks', { ...saved, assessment }] as const,
    ),
    ...[-1, 2, null, '2'].map(
      cursor => ['content.readContentLibrary', { ...library, cursor, direction: 'forward' }] as const,
    ),
    ['content.readContentLibrary', { categories: ['Health', 'Sport'], pageSize: 5_000 }] as const,
    [
      'user.update',
      { userEmail: 'a@b.co', userAge: '45', userId: false, userCountry: 'x'.repeat(101) },
    ] as const,
    ['hra.whatIf', { whatIfReportId: 1, weight: 0, systolic: 401, notSmoking: 'no' }] as const,
  ];

  /**
   * The reply of the fake adapter or of the adapter to a call: 'accepted' for any result, otherwise the HTTP status and the error. The message of
   * the error is cut after the first member that it names.
   */
  const replyOf = async (
    fetchFunction: typeof fetch,
    base: string,
    id: CallId,
    input: unknown,
    token: string,
  ) => {
    const answer = await fetchFunction(`${base}/trpc/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(input),
    });
    const body = JSON.stringify(bodyOf(await answer.text()))
      // The text after the name of the member is created by zod, which the fake adapter does not use.
      .replace(/(send again\. [^:]+): .*?(?=","code")/, '$1')
      .replace(/(send again\. [^:]+): .*?(?="\})/, '$1');
    return answer.status === 200 ? 'accepted' : { status: answer.status, body };
  };

  it.each(callIds)(
    'accepts the same inputs of %s as the adapter, and refuses the others for the same member',
    async id => {
      const inputs = [
        ...oddInputs(id),
        ...furtherInputs.flatMap(([callId, input]) => (callId === id ? [input] : [])),
      ];
      for (const input of inputs) {
        const [ofFake, ofAdapter] = await Promise.all(
          [fakes.good.fetch, fetch].map(each => replyOf(each, adapter.url, id, input, 'good')),
        );
        expect(ofFake, JSON.stringify(input)).toEqual(ofAdapter);
      }
    },
  );

  it('refuses calls without a token like the embedded gateway', async () => {
    const embedded = await startGateway();
    const embeddedAdapter = await startAdapterHere(embedded.url);
    for (const id of callIds) {
      const [ofFake, ofGateway] = await Promise.all(
        [fakes.good.fetch, fetch].map(each => replyOf(each, embeddedAdapter.url, id, exampleInputOf(id), '')),
      );
      // The embedded gateway may refuse the other calls for their example input, such as an unknown account.
      const expected = calls[id].auth === 'token' ? ofGateway : 'accepted';
      expect(ofFake, id).toEqual(expected);
      expect(JSON.stringify(ofGateway).includes('SESSION_EXPIRED'), id).toBe(calls[id].auth === 'token');
    }
    await embeddedAdapter.stop();
    await embedded.stop();
  });
});
