import { gunzipSync } from 'node:zlib';
import {
  type ChooseLifeClient,
  createChooseLifeClient,
  downloadReportPdf,
  gatewayErrorOf,
} from '@choose-life/client';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driftIn, driftReport } from '../src/drift/drift.ts';
import { usualSettings } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

const userEmail = 'ada@example.test';
const userPassword = 'a long password';
const clientId = 'choose-life-demo';

let gateway: RunningGateway;
let adapter: RunningAdapter;
let client: ChooseLifeClient;
let token: string | null = null;

beforeAll(async () => {
  gateway = await startGateway();
  adapter = await startAdapterHere(gateway.url, {}, { settings: usualSettings });
  client = createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token });
});
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

const codeIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('otp') ?? '';

describe('the whole way from the client to the embedded gateway', () => {
  it('signs up, takes the assessment and downloads the report', async () => {
    await client.authentication.initiateEnrollment.mutate({
      userFirstName: 'Adébáyọ̀',
      userLastName: 'Lovelace',
      userGender: 'Female',
      userEmail,
      userPassword,
    });
    const [mail] = await gateway.mailbox();
    await client.authentication.completeEnrollment.mutate({ otp: codeIn(mail?.text ?? ''), userEmail });
    token = (await client.authentication.login.mutate({ userEmail, userPassword })).token;

    const details = await client.authentication.userDetails.query();
    expect(details).toMatchObject({ userEmail, userFirstName: 'Adébáyọ̀' });

    const questionnaire = await client.hra.getQuestionnaire.query();
    expect(questionnaire.meta.modules.length).toBeGreaterThan(0);
    const answers = toGroups({
      app_units: 'metric',
      sex: 'female',
      age_in_years: '45',
      height_cm: '170',
      weight_kg: '70',
    });
    const assessment = { clientId, userId: userEmail };
    const { uniqueString } = await client.hra.saveAnswers.mutate({ answers, assessment });
    const saved = await client.hra.getSavedAnswers.query({ uniqueString, userId: userEmail });
    expect(saved).toMatchObject({ hraQSexA: 'female' });

    const { meta } = await client.hra.appraiseRisks.mutate({
      answers,
      assessment: { ...assessment, uniqueString },
    });
    const report = { getReportPdfReportId: meta.reportId, getReportPdfClientId: clientId };
    const ages = await client.hra.getReportData.query({
      getReportDataReportId: meta.reportId,
      getReportDataClientId: clientId,
    });
    expect(ages).toMatchObject({ status: 'OK', currentAge: 45 });

    const pdf = await downloadReportPdf(report, { url: `${adapter.url}/reports/pdf`, token: () => token });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await client.hra.getReportPdf.query(report)).fileName).toBe('downloaded.pdf');

    const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
      risksAppraisedAuditUserId: userEmail,
    });
    expect(list.data.length).toBeGreaterThan(0);
  });

  it('reads the library and one article', async () => {
    const { contentLibrary } = await client.content.readContentLibrary.query({
      categories: ['Health', 'LifeStyle'],
    });
    const contentId = String(contentLibrary.data[0]?.contentId);
    expect((await client.content.readByContentId.query({ contentId })).data.contentTitle).toBeTruthy();
  });

  it('keeps the wait-list', async () => {
    await client.waitList.create.mutate({ waitListEmail: 'new@example.test' });
    const { data } = await client.waitList.read.query();
    const entry = data.find(({ waitListEmail }) => waitListEmail === 'new@example.test');
    expect(entry).toBeDefined();
    if (entry) await client.waitList.delete.mutate({ waitListId: entry.waitListId });
    expect((await client.waitList.read.query()).data).not.toContainEqual(entry);
  });

  it('compresses the library for who takes that, and no answer that holds something of somebody', async () => {
    const answerTo = async (path: string, input: object, encoding: string) => {
      const { statusCode, headers, body } = await request(`${adapter.url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': encoding,
          ...(token && { authorization: token }),
        },
        body: JSON.stringify(input),
      });
      expect(statusCode).toBe(200);
      const bytes = Buffer.from(await body.arrayBuffer());
      const isGzip = headers['content-encoding'] === 'gzip';
      return { isGzip, length: bytes.length, text: String(isGzip ? gunzipSync(bytes) : bytes) };
    };
    const everything = { categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'] };
    const library = 'content.readContentLibrary';
    for (const [path, input] of [
      [library, everything],
      [`${library}?batch=1`, { 0: everything }],
    ] as const) {
      const plain = await answerTo(path, input, 'identity');
      const small = await answerTo(path, input, 'gzip, br');
      const again = await answerTo(path, input, 'gzip');
      expect([plain.isGzip, small.isGzip, again.isGzip]).toEqual([false, true, true]);
      expect([small.text, again.text]).toEqual([plain.text, plain.text]);
      expect(small.length).toBeLessThan(plain.length / 2);
    }
    const withDetails = `${library},authentication.userDetails?batch=1`;
    expect((await answerTo(withDetails, { 0: everything, 1: {} }, 'gzip')).isGzip).toBe(false);
    // Its answer names whoever asks.
    expect((await answerTo('hra.getQuestionnaire', {}, 'gzip')).isGzip).toBe(false);
  });

  it('finds no answer of the embedded gateway out of the contract', async () => {
    await client.user.update.mutate({ userEmail, userFirstName: 'Ada' });
    const company = { id: 'a-company', name: 'A Company' };
    const employee = await gateway.createAccount({ email: 'employee@example.test', company });
    const own = token;
    token = employee.token;
    expect(await client.company.readByCompanyId.query({ companyId: company.id })).toMatchObject({
      data: { companyName: company.name },
    });
    token = own;
    const { body } = await request(`${adapter.url}/metrics`);
    const drift = driftIn(await body.text());
    expect(drift && driftReport(drift)).toMatch(
      /^No drift: \d+ calls since the adapter started, all answers within the contract\.$/m,
    );
  });

  it('answers SESSION_EXPIRED once the session has aged', async () => {
    gateway.advanceClock(13 * 60 * 60 * 1000);
    const error = await client.authentication.userDetails.query().catch((caught: unknown) => caught);
    expect(gatewayErrorOf(error)).toMatchObject({ kind: 'SESSION_EXPIRED', outcome: 'refused' });
  });
});
