import { setTimeout } from 'node:timers/promises';
import { createTRPCClient } from '@trpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppRouter } from '../src/app-router.ts';
import { details, detailsAnswer } from './answers.ts';

const url = 'https://adapter.example/trpc';
/** A `fetch` that answers every request with the result of a single call: an example of user details. */
const createFetch = () =>
  vi.fn<typeof globalThis.fetch>(async () => Response.json([detailsAnswer], { status: 200 }));

/** The client warns once per page load about a token with the prefix `Bearer`, so every test loads the module again. */
let client: typeof import('../src/client.ts');
beforeEach(async () => {
  vi.resetModules();
  vi.restoreAllMocks();
  client = await import('../src/client.ts');
});

describe('a request of the client', () => {
  it('has the token of an asynchronous function, the headers of the app and no cookie', async () => {
    const fetch = createFetch();
    const token = async () => 'token-1';
    const headers = () => ({ 'x-trace': 'trace-1' });
    await client.createChooseLifeClient({ url, token, headers, fetch }).authentication.userDetails.query();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { authorization: 'token-1', 'x-trace': 'trace-1', 'content-type': 'application/json' },
    });
  });

  it('has same-origin credentials only for calls that set or send the cookie of a known browser (decision 0013)', async () => {
    const fetch = createFetch();
    const { authentication } = client.createChooseLifeClient({ url, fetch });
    await authentication.login.mutate({ userEmail: 'ada@b.co', userPassword: 'p' });
    const code = { userEmail: 'ada@b.co', otp: 'code' };
    await authentication.completeEnrollment.mutate(code);
    await authentication.completePasswordReset.mutate({ ...code, userPassword: 'p' });
    await authentication.resendOtp.mutate({ userEmail: 'ada@b.co' });
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual([
      'same-origin',
      'same-origin',
      'same-origin',
      'omit',
    ]);
  });

  it('has no cookie if it is a batch with a log-in, because the path of the cookie is that of a single log-in', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([detailsAnswer, detailsAnswer]));
    const { authentication } = client.createChooseLifeClient({ url, fetch });
    const login = () => authentication.login.mutate({ userEmail: 'ada@b.co', userPassword: 'p' });
    const resendOtp = () => authentication.resendOtp.mutate({ userEmail: 'ada@b.co' });
    await Promise.all([login(), resendOtp()]);
    await Promise.all([resendOtp(), login()]);
    expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'omit']);
  });

  it.each(['authorization', 'Authorization'])(
    'has only the token if the app sets the header %s too',
    async name => {
      const fetch = createFetch();
      const options = { url, token: 'token-1', headers: { [name]: 'value of the app' }, fetch };
      await client.createChooseLifeClient(options).authentication.userDetails.query();
      expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('token-1');
    },
  );

  it('has no Authorization header without a token', async () => {
    const fetch = createFetch();
    await client.createChooseLifeClient({ url, token: null, fetch }).authentication.userDetails.query();
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });

  it('has the token if the app creates its tRPC client with `chooseLifeLinks`', async () => {
    const fetch = createFetch();
    const appClient = createTRPCClient<AppRouter>({
      links: client.chooseLifeLinks({ url, fetch, token: 'token-1' }),
    });
    expect(await appClient.authentication.userDetails.query()).toEqual(details);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'token-1' });
  });
});

describe('a client with `onSessionEnded`', () => {
  const expiredAnswer = {
    error: {
      message: 'ended',
      code: -32_001,
      data: { gateway: { kind: 'SESSION_EXPIRED', outcome: 'refused', message: 'ended', requestId: 'r' } },
    },
  };
  /** The `fetch` of an adapter that accepts only one token. It answers each call of a batch with user details, and a download with a PDF. */
  const adapterAccepting = (validToken: string) =>
    vi.fn<typeof globalThis.fetch>(async (input, init) => {
      const isValid = new Headers(init?.headers).get('authorization') === validToken;
      if (String(input).endsWith('/reports/pdf'))
        return isValid
          ? new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
          : Response.json(expiredAnswer, { status: 401 });
      const names = String(input).split('/').at(-1)?.split('?')[0]?.split(',') ?? [];
      return Response.json(
        names.map(() => (isValid ? detailsAnswer : expiredAnswer)),
        { status: isValid ? 200 : 401 },
      );
    });
  const resendInput = { userEmail: 'ada@b.co' };

  // `maxItems: 1` in these tests: no batches, so that each call is a request that fails with its own response.
  it('calls the function only once for each expired token if several calls fail', async () => {
    const onSessionEnded = vi.fn();
    let token = 'old';
    const { authentication } = client.createChooseLifeClient({
      url,
      token: () => token,
      fetch: adapterAccepting('new'),
      onSessionEnded,
      maxItems: 1,
    });
    const makeCalls = () =>
      Promise.allSettled([authentication.userDetails.query(), authentication.resendOtp.mutate(resendInput)]);
    expect((await makeCalls()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await makeCalls();
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    token = 'other expired token';
    await makeCalls();
    expect(onSessionEnded).toHaveBeenCalledTimes(2);
  });

  const pdfInput = { getReportPdfReportId: 'report-1', getReportPdfClientId: 'client-1' };

  it.each(['a download', 'a call'])(
    'calls the function only once if %s fails first, and downloads and calls then fail with the same token',
    async firstFailure => {
      const onSessionEnded = vi.fn();
      let token = 'old';
      const options = { token: () => token, fetch: adapterAccepting('new'), onSessionEnded, maxItems: 1 };
      const download = () => client.downloadReportPdf(pdfInput, { ...options, url: '/reports/pdf' });
      const { authentication } = client.createChooseLifeClient({ ...options, url });
      const call = () => authentication.userDetails.query();
      await expect(firstFailure === 'a download' ? download() : call()).rejects.toThrow();
      await Promise.allSettled([download(), call()]);
      expect(onSessionEnded).toHaveBeenCalledTimes(1);
      token = 'other expired token';
      await Promise.allSettled([download(), call()]);
      expect(onSessionEnded).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['a download', 'a call'])(
    'calls the function only once if %s with the expired token fails after the new log-in',
    async what => {
      let token = 'old';
      const loggedIn = Promise.withResolvers<void>();
      const adapterFetch = adapterAccepting('new');
      const lateAddress = what === 'a download' ? '/reports/pdf' : 'hra.getQuestionnaire';
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await adapterFetch(input, init);
        if (String(input).includes(lateAddress)) await loggedIn.promise;
        return response;
      };
      const onSessionEnded = vi.fn(() => {
        token = 'new';
        return true;
      });
      const options = { token: () => token, fetch, onSessionEnded, maxItems: 1 };
      const { authentication, hra } = client.createChooseLifeClient({ ...options, url });
      const lateFailure =
        what === 'a download'
          ? client.downloadReportPdf(pdfInput, { ...options, url: '/reports/pdf' })
          : hra.getQuestionnaire.query();
      await authentication.userDetails.query();
      loggedIn.resolve();
      // It is retried with the new token.
      await lateFailure;
      expect(onSessionEnded).toHaveBeenCalledOnce();
    },
  );

  it.each([[undefined], [false], ['yes']])(
    'does not retry a read if the function returns %j instead of true',
    async returned => {
      const fetch = adapterAccepting('new');
      const onSessionEnded = () => returned;
      const { authentication } = client.createChooseLifeClient({ url, token: 'old', fetch, onSessionEnded });
      await expect(authentication.userDetails.query()).rejects.toThrow();
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('does not send a call that is aborted while the app looks up the token', async () => {
    const lookup = Promise.withResolvers<string>();
    const fetch = adapterAccepting('new');
    const options = { url, token: () => lookup.promise, fetch, onSessionEnded: () => true };
    const { authentication } = client.createChooseLifeClient(options);
    const controller = new AbortController();
    const aborted = authentication.userDetails.query(undefined, { signal: controller.signal });
    const failure = aborted.then(() => null, client.gatewayErrorOf);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'ABORTED' });
    lookup.resolve('new');
    await authentication.userDetails.query();
    // Only the second call was sent. The path of a batch of two calls would have their names.
    expect(fetch.mock.calls.map(([input]) => input)).toEqual([`${url}/authentication.userDetails?batch=1`]);
  });

  it.each([
    { what: 'a valid token', newToken: 'new', isRenewed: true, status: 'fulfilled', requests: 2 },
    { what: 'no new token', newToken: 'old', isRenewed: false, status: 'rejected', requests: 1 },
    {
      what: 'a token that has expired too',
      newToken: 'other expired token',
      isRenewed: true,
      status: 'rejected',
      requests: 2,
    },
  ])(
    'sends a download $requests time(s) if the function provides $what',
    async ({ isRenewed, newToken, requests, status }) => {
      let token = 'old';
      const fetch = adapterAccepting('new');
      const onSessionEnded = () => {
        token = newToken;
        return isRenewed;
      };
      const options = { url: '/reports/pdf', token: () => token, fetch, onSessionEnded };
      const [download] = await Promise.allSettled([client.downloadReportPdf(pdfInput, options)]);
      expect([download?.status, fetch.mock.calls.length]).toEqual([status, requests]);
    },
  );

  it.each(['a download', 'a call'])('stops waiting for a new session if %s is aborted', async what => {
    const controller = new AbortController();
    const { signal } = controller;
    // The promise of a log-in that does not end.
    const onSessionEnded = vi.fn(() => new Promise(() => {}));
    const options = { token: 'old', fetch: adapterAccepting('new'), onSessionEnded };
    const { authentication } = client.createChooseLifeClient({ ...options, url });
    const waiting =
      what === 'a download'
        ? client.downloadReportPdf(pdfInput, { ...options, url: '/reports/pdf', signal })
        : authentication.userDetails.query(undefined, { signal });
    const failure = waiting.then(() => null, client.gatewayErrorOf);
    await expect.poll(() => onSessionEnded).toHaveBeenCalledOnce();
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'ABORTED' });
  });

  it('retries a read, but not a write, after a new log-in', async () => {
    let token = 'old';
    const fetch = adapterAccepting('new');
    const onSessionEnded = vi.fn(async () => {
      // Both calls fail before this log-in ends, because 20 ms are longer than their requests take.
      await setTimeout(20);
      token = 'new';
      return true;
    });
    const { authentication } = client.createChooseLifeClient({
      url,
      token: () => token,
      fetch,
      onSessionEnded,
      maxItems: 1,
    });
    const [read, write] = await Promise.allSettled([
      authentication.userDetails.query(),
      authentication.resendOtp.mutate(resendInput),
    ]);
    expect([read.status, write.status]).toEqual(['fulfilled', 'rejected']);
    // The read, the write, and the retried read.
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('retries a read only once if the new token has expired too', async () => {
    // Accepts none of the tokens of this test.
    const fetch = adapterAccepting('none');
    const onSessionEnded = vi.fn(() => true);
    const { authentication } = client.createChooseLifeClient({
      url,
      // The token changes with each call of `onSessionEnded`.
      token: () => `token-${onSessionEnded.mock.calls.length}`,
      fetch,
      onSessionEnded,
    });
    await expect(authentication.userDetails.query()).rejects.toMatchObject({
      data: { gateway: { kind: 'SESSION_EXPIRED' } },
    });
    expect(fetch).toHaveBeenCalledTimes(2);
    // Once for each of the two expired tokens.
    expect(onSessionEnded).toHaveBeenCalledTimes(2);
  });
});

describe('a token with a prefix', () => {
  const call = () =>
    client
      .createChooseLifeClient({ url, token: 'Bearer secret-1', fetch: createFetch() })
      .authentication.userDetails.query();

  it('causes one warning, which does not contain the token', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await call();
    await call();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain("'Bearer '");
    expect(String(warn.mock.calls)).not.toContain('secret-1');
  });

  it('causes no warning in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await call();
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });
});
