import { describe, expect, it, vi } from 'vitest';
import { createChooseLifeClient } from '../src/client.ts';
import { downloadReportPdf } from '../src/download-report-pdf.ts';
import { gatewayErrorOf } from '../src/gateway-error.ts';
import type { SendingOptions } from '../src/sending.ts';
import { details, detailsAnswer, silentFetch } from './answers.ts';

const url = 'https://adapter.example/trpc';
const pdfInput = { getReportPdfReportId: 'report-1', getReportPdfClientId: 'client-1' };

/** Makes a call and a download with the same options. @returns their errors; null for a success */
async function failuresOf(options: SendingOptions, signal?: AbortSignal) {
  const callOptions = signal ? { signal } : {};
  const client = createChooseLifeClient({ url, ...options });
  const calls = [
    client.authentication.userDetails.query(undefined, callOptions),
    downloadReportPdf(pdfInput, { url, ...options, ...callOptions }),
  ];
  return Promise.all(calls.map(call => call.then(() => null, gatewayErrorOf)));
}

const throwTypeError = () => {
  throw new TypeError('is not a function');
};

const adapterError = { outcome: 'refused', message: 'no', requestId: 'r1' };
// The client of tRPC accepts an error only with a JSON-RPC code. The tests do not read the code.
const errorAnswer = (gateway: object) => ({
  error: { message: 'no', code: -32_000, data: { code: 'BAD_REQUEST', httpStatus: 400, gateway } },
});

describe('a failed call or download', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['OFFLINE', 'a request without a response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['NOT_AN_ADAPTER', 'an error page', async () => new Response('<html></html>', { status: 502 })],
    [
      'NOT_AN_ADAPTER',
      'a page with HTTP 200',
      async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('has the error kind %s for %s', async (kind, _what, fetch) => {
    const expected = { kind, outcome: 'unknown', message: expect.stringMatching(/\S/), requestId: '' };
    expect(await failuresOf({ fetch })).toEqual([expected, expected]);
  });

  it.each<[string, unknown]>([
    ['the error of a proxy', { message: 'Not Found' }],
    ['the error of another tRPC server', [{ error: { message: 'no', code: -32_000, data: {} } }]],
  ])('has the error kind NOT_AN_ADAPTER for %s', async (_what, body) => {
    const fetch = async () => Response.json(body, { status: 404 });
    expect(await failuresOf({ fetch })).toMatchObject([
      { kind: 'NOT_AN_ADAPTER' },
      { kind: 'NOT_AN_ADAPTER' },
    ]);
  });

  it.each([
    ['the default reason', undefined],
    ['a reason of the app', new Error('the page was left')],
  ])('has the error kind ABORTED if its signal is already aborted with %s', async (_what, reason) => {
    expect(await failuresOf({ fetch: silentFetch }, AbortSignal.abort(reason))).toMatchObject([
      { kind: 'ABORTED' },
      { kind: 'ABORTED' },
    ]);
  });

  it('has the error kind ABORTED if its signal is aborted later', async () => {
    const controller = new AbortController();
    const failures = failuresOf({ fetch: silentFetch }, controller.signal);
    // In a timer, so that both requests have been passed to `fetch` by then.
    setTimeout(() => controller.abort(), 5);
    expect(await failures).toMatchObject([{ kind: 'ABORTED' }, { kind: 'ABORTED' }]);
  });

  it('has the error kind ABORTED or TIMEOUT without DOMException, AbortSignal.any and AbortSignal.timeout', async () => {
    vi.stubGlobal('DOMException', undefined);
    vi.spyOn(AbortSignal, 'any').mockImplementation(throwTypeError);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(throwTypeError);
    // React Native's fetch rejects with its own AbortError, whatever the reason of the signal.
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => {
        const fail = () => reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }));
        init?.signal?.addEventListener('abort', fail);
      });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    // With a timeout, the client joins the caller's signal with its own signal. The timeout of a minute does not pass during the test.
    const aborted = await failuresOf({ fetch, timeoutMs: 60_000 }, controller.signal);
    const timedOut = await failuresOf({ fetch, timeoutMs: 5 });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    const abortedError = { kind: 'ABORTED', outcome: 'unknown' };
    expect(aborted).toMatchObject([abortedError, abortedError]);
    const timeoutError = { kind: 'TIMEOUT', outcome: 'unknown' };
    expect(timedOut).toMatchObject([timeoutError, timeoutError]);
  });

  it.each(['/trpc', 'wellness.example.com/trpc'])(
    'has the error kind MISCONFIGURED in Node if its URL is not absolute: %s',
    async address => {
      const { authentication } = createChooseLifeClient({ url: address });
      const failure = await authentication.userDetails.query().then(() => null, gatewayErrorOf);
      expect(failure).toMatchObject({ kind: 'MISCONFIGURED', outcome: 'not-sent' });
      expect(failure?.message).toContain('https://');
    },
  );

  it('has the error kind UNKNOWN, and the unknown kind in `newerKind`, if a newer adapter sends an unknown kind', async () => {
    const gateway = { ...adapterError, kind: 'NEW_KIND' };
    const answer = errorAnswer(gateway);
    // The response to a batch of calls is a list. The download is not in a batch.
    const fetch: typeof globalThis.fetch = async input =>
      Response.json(String(input).includes('batch') ? [answer] : answer, { status: 400 });
    const expected = { ...adapterError, kind: 'UNKNOWN', newerKind: 'NEW_KIND' };
    expect(await failuresOf({ fetch })).toEqual([expected, expected]);
  });

  it.each<[string, SendingOptions]>([
    ['a token function that throws', { token: throwTypeError }],
    ['a token function that rejects', { token: () => Promise.reject(new TypeError('no storage')) }],
    ['a headers function that throws', { headers: throwTypeError }],
    ['a token with a line break', { token: 'one\r\nx-other: two' }],
    ['a token with a character outside Latin-1', { token: 'token–1' }],
    ['a token with a control character', { token: () => 'token\u0001' }],
    ['a header value with a character outside Latin-1', { headers: { 'x-name': 'Zoë ✓' } }],
    ['an invalid header name', { headers: { 'x name': 'Ada' } }],
  ])('has the error kind INVALID_INPUT and is not sent for %s', async (_what, options) => {
    const fetch = vi.fn(globalThis.fetch);
    const expected = { kind: 'INVALID_INPUT', outcome: 'not-sent' };
    expect(await failuresOf({ ...options, fetch })).toMatchObject([expected, expected]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('has the error kind INVALID_INPUT and is not sent for an input that JSON cannot represent', async () => {
    // JSON cannot represent a BigInt. In plain JavaScript the types do not prevent this input.
    const userEmail: unknown = 1n;
    const { authentication } = createChooseLifeClient({ url, fetch: silentFetch });
    const call = authentication.resendOtp.mutate({ userEmail: userEmail as string });
    expect(await call.then(() => null, gatewayErrorOf)).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
    });
  });
});

describe('a header of the app', () => {
  it.each([
    ['white space around it', ' \tAda\n'],
    ['characters of Latin-1', 'Zoë'],
  ])('may have a value with %s', async (_what, value) => {
    const fetch = async () => Response.json([detailsAnswer]);
    const { authentication } = createChooseLifeClient({ url, fetch, headers: { 'x-name': value } });
    expect(await authentication.userDetails.query()).toEqual(details);
  });
});

describe('a timeout that is too long for a timer', () => {
  // `setTimeout` runs the callback immediately for more than 2 ** 31 - 1 milliseconds.
  it.each([Number.POSITIVE_INFINITY, 2 ** 31])('is ignored: %d', async timeoutMs => {
    const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
    const fetch = vi.fn(async () => Response.json([detailsAnswer]));
    const { authentication } = createChooseLifeClient({ url, fetch, timeoutMs });
    expect(await authentication.userDetails.query()).toEqual(details);
    expect(setTimeoutSpy.mock.calls.filter(([, ms]) => ms === timeoutMs)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('gatewayErrorOf', () => {
  it.each([new TypeError('a bug'), new Error('another error'), { data: {} }, null, 'text'])(
    'returns null for a thrown value that is not the error of a call: %s',
    thrown => {
      expect(gatewayErrorOf(thrown)).toBeNull();
    },
  );
});

describe('the calls of one batch', () => {
  it('continue if one of them is aborted', async () => {
    let respond = (_response: Response) => {};
    const fetch = vi.fn(() => new Promise<Response>(resolve => (respond = resolve)));
    const client = createChooseLifeClient({ url, fetch });
    const controller = new AbortController();
    const aborted = client.authentication.userDetails
      .query(undefined, { signal: controller.signal })
      .catch(gatewayErrorOf);
    const other = client.authentication.userDetails.query();
    await expect.poll(() => fetch).toHaveBeenCalledOnce();
    controller.abort();
    expect(await aborted).toMatchObject({ kind: 'ABORTED' });
    respond(Response.json([detailsAnswer, detailsAnswer]));
    expect(await other).toEqual(details);
  });

  it('do not include a call whose signal is already aborted', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([detailsAnswer]));
    const { authentication } = createChooseLifeClient({ url, fetch });
    const aborted = authentication.userDetails
      .query(undefined, { signal: AbortSignal.abort() })
      .catch(gatewayErrorOf);
    expect(await authentication.userDetails.query()).toEqual(details);
    expect(await aborted).toMatchObject({ kind: 'ABORTED' });
    // The path of a batch of two calls would have their names.
    expect(fetch.mock.calls.map(([input]) => input)).toEqual([`${url}/authentication.userDetails?batch=1`]);
  });
});
