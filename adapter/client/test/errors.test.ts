import { describe, expect, it, vi } from 'vitest';
import { createChooseLifeClient } from '../src/client.ts';
import { downloadReportPdf } from '../src/download-report-pdf.ts';
import { gatewayErrorOf } from '../src/gateway-error.ts';
import type { SendingOptions } from '../src/sending.ts';
import { details, detailsAnswer, silentFetch } from './answers.ts';

const url = 'https://adapter.example/trpc';
const pdf = { getReportPdfReportId: 'report-1', getReportPdfClientId: 'client-1' };

/** How a call and a download fail under the same options. */
async function failuresOf(options: SendingOptions, signal?: AbortSignal) {
  const given = signal ? { signal } : {};
  const client = createChooseLifeClient({ url, ...options });
  const calls = [
    client.authentication.userDetails.query(undefined, given),
    downloadReportPdf(pdf, { url, ...options, ...given }),
  ];
  return Promise.all(calls.map(call => call.then(() => null, gatewayErrorOf)));
}

const missing = () => {
  throw new TypeError('is not a function');
};

const told = { outcome: 'refused', message: 'no', requestId: 'r1' };
const errorAnswer = (gateway: object) => ({
  error: { message: 'no', code: -32_000, data: { code: 'BAD_REQUEST', httpStatus: 400, gateway } },
});

describe('a call that fails on the way to the adapter', () => {
  it.each<[string, () => Promise<Response>]>([
    ['OFFLINE', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['NOT_AN_ADAPTER', async () => new Response('<html></html>', { status: 502 })],
    [
      'NOT_AN_ADAPTER',
      async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('is %s, through tRPC and for the bytes of a report', async (kind, fetch) => {
    const expected = { kind, outcome: 'unknown', message: expect.stringMatching(/\S/), requestId: '' };
    expect(await failuresOf({ fetch })).toEqual([expected, expected]);
  });

  it.each<[string, unknown]>([
    ['the error of a proxy', { message: 'Not Found' }],
    ['the error of another tRPC server', [{ error: { message: 'no', code: -32_000, data: {} } }]],
  ])('is NOT_AN_ADAPTER for %s', async (_what, body) => {
    const fetch = async () => Response.json(body, { status: 404 });
    expect(await failuresOf({ fetch })).toMatchObject([
      { kind: 'NOT_AN_ADAPTER' },
      { kind: 'NOT_AN_ADAPTER' },
    ]);
  });

  it('is ABORTED by its signal, before and while it is under way', async () => {
    expect(await failuresOf({ fetch: silentFetch }, AbortSignal.abort())).toMatchObject([
      { kind: 'ABORTED' },
      { kind: 'ABORTED' },
    ]);
    const controller = new AbortController();
    const failures = failuresOf({ fetch: silentFetch }, controller.signal);
    setTimeout(() => controller.abort(), 5);
    expect(await failures).toMatchObject([{ kind: 'ABORTED' }, { kind: 'ABORTED' }]);
  });

  it('is ABORTED and TIMEOUT where the platform knows neither DOMException nor combined signals', async () => {
    vi.stubGlobal('DOMException', undefined);
    vi.spyOn(AbortSignal, 'any').mockImplementation(missing);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(missing);
    // As the fetch of React Native ends: with a word of its own, whatever the reason of the signal.
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => {
        const leave = () => reject(Object.assign(new Error('Aborted'), { name: 'AbortError' }));
        init?.signal?.addEventListener('abort', leave);
      });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    const aborted = await failuresOf({ fetch, timeoutMs: 60_000 }, controller.signal);
    const late = await failuresOf({ fetch, timeoutMs: 5 });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    const [left, over] = ['ABORTED', 'TIMEOUT'].map(kind => ({ kind, outcome: 'unknown' }));
    expect([...aborted, ...late]).toMatchObject([left, left, over, over]);
  });

  it.each(['/trpc', 'wellness.example.com/trpc'])(
    'is MISCONFIGURED on a server for an address that is not whole: %s',
    async address => {
      const { authentication } = createChooseLifeClient({ url: address });
      const failure = await authentication.userDetails.query().then(() => null, gatewayErrorOf);
      expect(failure).toMatchObject({ kind: 'MISCONFIGURED', outcome: 'not-sent' });
      expect(failure?.message).toContain('https://');
    },
  );

  it('is UNKNOWN under a kind of a newer adapter, whose name it tells', async () => {
    const gateway = { ...told, kind: 'NEW_KIND' };
    const answer = errorAnswer(gateway);
    const fetch: typeof globalThis.fetch = async input =>
      Response.json(String(input).includes('batch') ? [answer] : answer, { status: 400 });
    const expected = { ...told, kind: 'UNKNOWN', newerKind: 'NEW_KIND' };
    expect(await failuresOf({ fetch })).toEqual([expected, expected]);
  });

  it.each<[string, SendingOptions]>([
    ['a token function that throws', { token: missing }],
    ['a token that never comes', { token: () => Promise.reject(new TypeError('storage is gone')) }],
    ['headers that throw', { headers: missing }],
    ['a token of two lines', { token: 'one\r\nx-other: two' }],
    ['a token beyond Latin-1', { token: 'token–1' }],
    ['a token with a control character', { token: () => 'token\u0001' }],
    ['a value of a header beyond Latin-1', { headers: { 'x-name': 'Zoë ✓' } }],
    ['a name that no header can have', { headers: { 'x name': 'Ada' } }],
  ])('is INVALID_INPUT and not sent for %s', async (_what, options) => {
    const fetch = vi.fn(globalThis.fetch);
    const expected = { kind: 'INVALID_INPUT', outcome: 'not-sent' };
    expect(await failuresOf({ ...options, fetch })).toMatchObject([expected, expected]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is INVALID_INPUT and not sent for an input that JSON cannot hold', async () => {
    const userEmail: unknown = 1n;
    const { authentication } = createChooseLifeClient({ url, fetch: silentFetch });
    // A caller in plain JavaScript has no types.
    const call = authentication.resendOtp.mutate({ userEmail: userEmail as string });
    expect(await call.then(() => null, gatewayErrorOf)).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
    });
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])('has no time limit with a timeout of %d', async timeoutMs => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const fetch = vi.fn(async () => Response.json([detailsAnswer]));
    const { authentication } = createChooseLifeClient({ url, fetch, timeoutMs });
    expect(await authentication.userDetails.query()).toEqual(details);
    expect(timers.mock.calls.filter(([, ms]) => ms === timeoutMs)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('what is no failure of a call', () => {
  it.each([new TypeError('a slip'), new Error('odd'), { data: {} }, null, 'text'])(
    'has no kind: %s',
    thrown => {
      expect(gatewayErrorOf(thrown)).toBeNull();
    },
  );
});

describe('calls that travel in one request', () => {
  it('end alone when they are aborted alone, and the others go on', async () => {
    let answer = (_response: Response) => {};
    const fetch = vi.fn(() => new Promise<Response>(resolve => (answer = resolve)));
    const client = createChooseLifeClient({ url, fetch });
    const controller = new AbortController();
    const left = client.authentication.userDetails
      .query(undefined, { signal: controller.signal })
      .catch(gatewayErrorOf);
    const stays = client.authentication.userDetails.query();
    await expect.poll(() => fetch).toHaveBeenCalledOnce();
    controller.abort();
    expect(await left).toMatchObject({ kind: 'ABORTED' });
    answer(Response.json([detailsAnswer, detailsAnswer]));
    expect(await stays).toEqual(details);
  });
});
