import { callExamples } from '@choose-life/contracts/gateway/examples';
import { callIds } from '@choose-life/contracts/gateway/extensions';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
const login = { userEmail: 'ada@example.test', userPassword: 'not shown' };
const ages = { status: 'OK', targetAge: 44, riskAge: 52, currentAge: 45, report: null } as const;
const id = 'report-1';
const report = { ...callExamples['hra.getReportData'].request, getReportDataReportId: id };
const file = { ...callExamples['hra.getReportPdf'].request, getReportPdfReportId: id };

const caught = (call: Promise<unknown>) => call.then(() => null, gatewayErrorOf);

describe('a fake adapter', () => {
  const fake = createFakeAdapter({ hra: { getReportData: ages } });
  const client = createChooseLifeClient({ url, fetch: fake.fetch, token: 'ada' });
  afterEach(() => fake.reset());

  it("has an answer for every procedure of the table: the contract's own example", async () => {
    expect(Object.keys(exampleAnswers)).toEqual(callIds);
    const library = await client.content.readContentLibrary.query({ categories: ['Health'] });
    expect(library).toEqual(exampleAnswers['content.readContentLibrary']);
  });

  it('answers as it is told, also by the input, and as before once it is reset', async () => {
    expect(await client.hra.getReportData.query(report)).toEqual(ages);
    fake.answer({
      hra: { getReportData: input => ({ ...ages, riskAge: String(input.getReportDataReportId).length }) },
    });
    const other = { ...report, getReportDataReportId: 'r-12' };
    expect(await client.hra.getReportData.query(other)).toMatchObject({ riskAge: 4 });
    fake.reset();
    expect(await client.hra.getReportData.query(report)).toEqual(ages);
  });

  it('tells what it was asked, by whom', async () => {
    await Promise.all([client.hra.getReportData.query(report), client.authentication.login.mutate(login)]);
    expect(fake.calls).toEqual([
      { path: 'hra.getReportData', input: report, token: 'ada' },
      { path: 'authentication.login', input: login, token: 'ada' },
    ]);
  });

  it.each(gatewayErrorKinds)('fails with %s when it is told to', async kind => {
    fake.answer({
      authentication: { userDetails: rejected(kind, { message: 'so it is', outcome: undefined }) },
    });
    const error = await caught(client.authentication.userDetails.query());
    expect(error).toMatchObject({ kind, message: 'so it is' });
  });

  it.each([
    ['TIMEOUT', 'unknown'],
    ['UPSTREAM_ERROR', 'unknown'],
    ['REJECTED', 'refused'],
    ['OVERLOADED', 'not-sent'],
  ] as const)('says of %s that the call is %s, as the adapter does', async (kind, outcome) => {
    fake.answer({ authentication: { login: rejected(kind) } });
    expect(await caught(client.authentication.login.mutate(login))).toMatchObject({ kind, outcome });
  });

  it('fails one call of a batch alone', async () => {
    fake.answer({ authentication: { userDetails: rejected('SESSION_EXPIRED') } });
    const [details, data] = await Promise.all([
      caught(client.authentication.userDetails.query()),
      client.hra.getReportData.query(report),
    ]);
    expect([details?.kind, data]).toEqual(['SESSION_EXPIRED', ages]);
  });

  it('takes its time, and no longer than the caller waits', async () => {
    fake.answer({ hra: { getReportData: delayed(20, ages) } });
    expect(await client.hra.getReportData.query(report)).toEqual(ages);
    fake.answer({ hra: { getReportData: () => new Promise(() => {}) } });
    const leaving = new AbortController();
    const call = client.hra.getReportData.query(report, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toThrow();
  });

  it('is not reached at all when it is told to be offline', async () => {
    fake.answer({ authentication: { login: offline } });
    await expect(client.authentication.login.mutate(login)).rejects.toThrow('Failed to fetch');
  });

  it('gives the report as a file, or why there is none', async () => {
    const options = { url: '/reports/pdf', fetch: fake.fetch, token: 'ada' };
    const made = await downloadReportPdf(file, options);
    expect([made.type, (await made.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    fake.answer({ hra: { getReportPdf: rejected('REJECTED', { gatewayCode: '07' }) } });
    const error = await caught(downloadReportPdf(file, options));
    expect(error).toMatchObject({ kind: 'REJECTED', gatewayCode: '07' });
  });

  it('gives the letter of a report as a file', async () => {
    const letter = callExamples['hra.getReportLetter'].request;
    const made = await downloadReportPdf(letter, {
      url: '/reports/pdf',
      fetch: fake.fetch,
      token: 'ada',
    });
    expect(made.type).toBe('application/pdf');
    expect(fake.calls.at(-1)).toMatchObject({ path: 'hra.getReportLetter', input: letter });
  });

  const wrongPage = { categories: ['Health' as const], pageNumber: -1 };
  const asGuest = (given: FakeAdapter) => createChooseLifeClient({ url, fetch: given.fetch });

  it('refuses what the product refuses: a wrong input, and a call without the token that it needs', async () => {
    const { authentication, content, hra, waitList } = asGuest(fake);
    expect(await caught(content.readContentLibrary.query(wrongPage))).toMatchObject({
      kind: 'INVALID_INPUT',
      outcome: 'not-sent',
      message: 'Please correct these fields and send again. pageNumber: not valid',
    });
    const expired = { kind: 'SESSION_EXPIRED' };
    expect(await caught(authentication.userDetails.query())).toMatchObject(expired);
    const download = downloadReportPdf(file, { url: '/reports/pdf', fetch: fake.fetch });
    expect(await caught(download)).toMatchObject(expired);
    expect(await waitList.read.query()).toEqual(exampleAnswers['waitList.read']);
    // The answer of the test comes first.
    expect(await hra.getReportData.query(report)).toEqual(ages);
    fake.answer({ content: { readContentLibrary: offline } });
    expect(await caught(content.readContentLibrary.query(wrongPage))).toMatchObject({ kind: 'OFFLINE' });
  });

  it('refuses neither when its checks are off', async () => {
    const { authentication, content } = asGuest(createFakeAdapter({}, { checks: false }));
    expect(await authentication.userDetails.query()).toEqual(exampleAnswers['authentication.userDetails']);
    expect(await content.readContentLibrary.query(wrongPage)).toEqual(
      exampleAnswers['content.readContentLibrary'],
    );
  });

  it('refuses what misspells a member, at compile time', () => {
    // @ts-expect-error: it is riskAge.
    createFakeAdapter({ hra: { getReportData: { ...ages, riskage: 52 } } });
    // @ts-expect-error: there is no such procedure.
    createFakeAdapter({ hra: { getReportDate: ages } });
    // @ts-expect-error: there is no such kind.
    rejected('EXPIRED');
  });
});

describe('the fake behind Mock Service Worker', () => {
  const fake = createFakeAdapter();
  const elsewhere = http.get('https://elsewhere.example/', () => HttpResponse.text('elsewhere'));
  const server = setupServer(...mswHandlers(fake, http), elsewhere);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  it('answers the platform’s own fetch, and leaves other addresses alone', async () => {
    const client = createChooseLifeClient({ url: 'https://wellness.example/trpc', token: 'ada' });
    const [details, other] = await Promise.all([
      client.authentication.userDetails.query(),
      fetch('https://elsewhere.example/').then(answer => answer.text()),
    ]);
    expect(details).toEqual(exampleAnswers['authentication.userDetails']);
    expect(other).toBe('elsewhere');
    const made = await downloadReportPdf(file, {
      url: 'https://wellness.example/reports/pdf',
      token: 'ada',
    });
    expect(made.type).toBe('application/pdf');
    expect(fake.calls.map(({ path }) => path)).toEqual(['authentication.userDetails', 'hra.getReportPdf']);
    fake.answer({ authentication: { login: offline } });
    const error = await caught(client.authentication.login.mutate(login));
    expect(error).toMatchObject({ kind: 'OFFLINE' });
  });
});
