import { callExamples } from '@choose-life/contracts/gateway/examples';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createChooseLifeClient,
  downloadReportPdf,
  gatewayErrorKinds,
  gatewayErrorOf,
} from '../src/client.ts';
import { exampleAnswers } from '../src/generated/example-answers.ts';
import {
  createFakeAdapter,
  delayed,
  type FakeAdapter,
  mswHandlers,
  offline,
  rejected,
} from '../src/testing.ts';

const url = '/trpc';
const loginInput = { userEmail: 'ada@example.test', userPassword: 'not shown' };
/** It differs from the contract's example, which the fake answers by default. */
const reportData = { status: 'OK', targetAge: 46, riskAge: 61, currentAge: 45, report: null } as const;
const reportId = 'report-1';
const reportInput = { ...callExamples['hra.getReportData'].request, getReportDataReportId: reportId };
const pdfInput = { ...callExamples['hra.getReportPdf'].request, getReportPdfReportId: reportId };

const errorOf = (call: Promise<unknown>) => call.then(() => null, gatewayErrorOf);

describe('a fake adapter', () => {
  const fake = createFakeAdapter({ hra: { getReportData: reportData } });
  const client = createChooseLifeClient({ url, fetch: fake.fetch, token: 'ada' });
  afterEach(() => fake.reset());

  it("answers with the contract's example by default", async () => {
    const output = await client.content.readContentLibrary.query({ categories: ['Health'] });
    expect(output).toEqual(exampleAnswers['content.readContentLibrary']);
  });

  it('answers with a function of the input until it is reset', async () => {
    expect(await client.hra.getReportData.query(reportInput)).toEqual(reportData);
    fake.answer({
      hra: {
        getReportData: input => ({ ...reportData, riskAge: String(input.getReportDataReportId).length }),
      },
    });
    const otherInput = { ...reportInput, getReportDataReportId: 'r-12' };
    // The length of 'r-12'.
    expect(await client.hra.getReportData.query(otherInput)).toMatchObject({ riskAge: 4 });
    fake.reset();
    expect(await client.hra.getReportData.query(reportInput)).toEqual(reportData);
  });

  it('records the calls with their inputs and tokens', async () => {
    await Promise.all([
      client.hra.getReportData.query(reportInput),
      client.authentication.login.mutate(loginInput),
    ]);
    expect(fake.calls).toEqual([
      { path: 'hra.getReportData', input: reportInput, token: 'ada' },
      { path: 'authentication.login', input: loginInput, token: 'ada' },
    ]);
  });

  it.each(gatewayErrorKinds)('can reject a call with %s', async kind => {
    fake.answer({ authentication: { userDetails: rejected(kind, { message: 'not now' }) } });
    const error = await errorOf(client.authentication.userDetails.query());
    expect(error).toMatchObject({ kind, message: 'not now' });
  });

  it.each([
    ['TIMEOUT', 'unknown'],
    ['UPSTREAM_ERROR', 'unknown'],
    ['REJECTED', 'refused'],
    ['OVERLOADED', 'not-sent'],
  ] as const)(
    'rejects a call with %s and the usual outcome of the adapter, %s, if the test sets none',
    async (kind, outcome) => {
      // An undefined outcome counts as not set.
      fake.answer({ authentication: { login: rejected(kind, { outcome: undefined }) } });
      expect(await errorOf(client.authentication.login.mutate(loginInput))).toMatchObject({ kind, outcome });
    },
  );

  it('can reject only one call of a batch', async () => {
    fake.answer({ authentication: { userDetails: rejected('SESSION_EXPIRED') } });
    const [details, data] = await Promise.all([
      errorOf(client.authentication.userDetails.query()),
      client.hra.getReportData.query(reportInput),
    ]);
    expect([details?.kind, data]).toEqual(['SESSION_EXPIRED', reportData]);
  });

  it('answers after the time that `delayed` sets', async () => {
    vi.useFakeTimers();
    fake.answer({ hra: { getReportData: delayed(1000, reportData) } });
    const onAnswer = vi.fn();
    const call = client.hra.getReportData.query(reportInput).then(onAnswer);
    await vi.advanceTimersByTimeAsync(999);
    expect(onAnswer).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await call;
    expect(onAnswer).toHaveBeenCalledWith(reportData);
  });

  it('fails like `fetch` without a network if the answer is `offline`', async () => {
    fake.answer({ authentication: { login: offline } });
    await expect(client.authentication.login.mutate(loginInput)).rejects.toThrow('Failed to fetch');
  });

  const downloadOptions = { url: '/reports/pdf', fetch: fake.fetch, token: 'ada' };

  // A download, because the client itself ends a call whose signal is aborted.
  it('rejects a pending download if its signal is aborted', async () => {
    fake.answer({ hra: { getReportPdf: () => new Promise(() => {}) } });
    const controller = new AbortController();
    const error = errorOf(downloadReportPdf(pdfInput, { ...downloadOptions, signal: controller.signal }));
    await expect.poll(() => fake.calls).toHaveLength(1);
    controller.abort();
    expect(await error).toMatchObject({ kind: 'ABORTED' });
  });

  it('serves a report as a file', async () => {
    const pdf = await downloadReportPdf(pdfInput, downloadOptions);
    expect([pdf.type, (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('can reject a download', async () => {
    fake.answer({ hra: { getReportPdf: rejected('REJECTED', { gatewayCode: '07' }) } });
    expect(await errorOf(downloadReportPdf(pdfInput, downloadOptions))).toMatchObject({
      kind: 'REJECTED',
      gatewayCode: '07',
    });
  });

  it('serves the letter of a report as a file', async () => {
    const letter = callExamples['hra.getReportLetter'].request;
    const pdf = await downloadReportPdf(letter, downloadOptions);
    expect(pdf.type).toBe('application/pdf');
    expect(fake.calls.at(-1)).toMatchObject({ path: 'hra.getReportLetter', input: letter });
  });

  const wrongPage = { categories: ['Health' as const], pageNumber: -1 };
  const asGuest = (adapter: FakeAdapter) => createChooseLifeClient({ url, fetch: adapter.fetch });

  it('rejects an invalid input like the adapter', async () => {
    const { content } = asGuest(fake);
    expect(await errorOf(content.readContentLibrary.query(wrongPage))).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
      message: 'Please correct these fields and send again. pageNumber: not valid',
    });
  });

  it('rejects calls and downloads without a token only if they need one', async () => {
    const { authentication, waitList } = asGuest(fake);
    const expired = { kind: 'SESSION_EXPIRED' };
    expect(await errorOf(authentication.userDetails.query())).toMatchObject(expired);
    const download = downloadReportPdf(pdfInput, { url: '/reports/pdf', fetch: fake.fetch });
    expect(await errorOf(download)).toMatchObject(expired);
    expect(await waitList.read.query()).toEqual(exampleAnswers['waitList.read']);
  });

  it('answers a call without a token if the test has set its answer', async () => {
    expect(await asGuest(fake).hra.getReportData.query(reportInput)).toEqual(reportData);
  });

  it('rejects an invalid input with OFFLINE and not INVALID_INPUT if the answer is `offline`', async () => {
    fake.answer({ content: { readContentLibrary: offline } });
    const call = asGuest(fake).content.readContentLibrary.query(wrongPage);
    expect(await errorOf(call)).toMatchObject({ kind: 'OFFLINE' });
  });

  it('accepts invalid inputs and missing tokens if its checks are off', async () => {
    const { authentication, content } = asGuest(createFakeAdapter({}, { checks: false }));
    expect(await authentication.userDetails.query()).toEqual(exampleAnswers['authentication.userDetails']);
    expect(await content.readContentLibrary.query(wrongPage)).toEqual(
      exampleAnswers['content.readContentLibrary'],
    );
  });
});

describe('the handlers for Mock Service Worker', () => {
  const fake = createFakeAdapter();
  const otherServer = http.get('https://elsewhere.example/', () => HttpResponse.text('elsewhere'));
  const server = setupServer(...mswHandlers(fake, http), otherServer);
  // Fails on a request without a handler.
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  afterEach(() => fake.reset());
  const client = createChooseLifeClient({ url: 'https://wellness.example/trpc', token: 'ada' });

  it('answer calls and downloads that use the global `fetch`', async () => {
    const details = await client.authentication.userDetails.query();
    expect(details).toEqual(exampleAnswers['authentication.userDetails']);
    const pdf = await downloadReportPdf(pdfInput, {
      url: 'https://wellness.example/reports/pdf',
      token: 'ada',
    });
    expect(pdf.type).toBe('application/pdf');
    expect(fake.calls.map(({ path }) => path)).toEqual(['authentication.userDetails', 'hra.getReportPdf']);
  });

  it('do not answer requests to other URLs', async () => {
    const answer = await fetch('https://elsewhere.example/');
    expect(await answer.text()).toBe('elsewhere');
  });

  it('fail like `fetch` without a network if the answer is `offline`', async () => {
    fake.answer({ authentication: { login: offline } });
    const error = await errorOf(client.authentication.login.mutate(loginInput));
    expect(error).toMatchObject({ kind: 'OFFLINE' });
  });
});
