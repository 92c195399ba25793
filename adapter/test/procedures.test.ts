import {
  type AnswerGroups,
  createChooseLifeClient,
  downloadReportPdf,
  gatewayErrorOf,
} from '@choose-life/client';
import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { answer, type GatewayBehaviour, jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import type { RunningAdapter } from './start-adapter-in-process.ts';

const token = 'a-very-secret-token';
const dataRequest = {
  getReportDataReportId: 'report-1',
  getReportDataClientId: 'client-1',
};
const pdfRequest = { getReportPdfReportId: 'report-1', getReportPdfClientId: 'client-1' };
const pdf = Buffer.from('%PDF-1.7\nfour words of report\n%%EOF\n').toString('base64');

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

const start = async (behave: GatewayBehaviour) => {
  ({ gateway, adapter } = await startAdapterInFrontOf(behave));
  return createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token });
};
const alwaysAnswer =
  (status: number, body: unknown): GatewayBehaviour =>
  socket =>
    socket.write(jsonAnswer(status, body));

const errorOf = async (call: Promise<unknown>) => gatewayErrorOf(await call.catch((error: unknown) => error));

describe('procedures over HTTP', () => {
  const sentRequest = async () => {
    const client = await start(alwaysAnswer(200, examples['hra.getSavedAnswers'].response));
    await client.hra.getSavedAnswers.query({ uniqueString: 'u-1', userId: 'a@b.co' });
    return gateway.requests[0];
  };

  it('send the input as JSON to the path of the call', async () => {
    const request = await sentRequest();
    expect(request).toMatch(/^POST \/api\/prod\/hra\/get-saved-answers HTTP\/1.1\r\n/);
    expect(request).toMatch(/\{"uniqueString":"u-1","userId":"a@b.co"\}$/);
  });

  it('send the token to the gateway without a prefix (s.6)', async () => {
    expect(await sentRequest()).toMatch(/\r\nauthorization: a-very-secret-token\r\n/i);
  });

  it('request answers without compression', async () => {
    expect(await sentRequest()).toMatch(/\r\naccept-encoding: identity\r\n/i);
  });

  it('send {} if a POST call has no payload', async () => {
    const client = await start(alwaysAnswer(200, examples['hra.getQuestionnaire'].response));
    await client.hra.getQuestionnaire.query();
    expect(gateway.requests[0]).toMatch(/\r\n\r\n\{\}$/);
  });

  it('send wait-list calls to the stage dev', async () => {
    const client = await start(alwaysAnswer(200, examples['waitList.read'].response));
    await client.waitList.read.query();
    expect(gateway.requests[0]).toMatch(/^GET \/api\/dev\/wait-list\/read /);
  });

  // Clients store the token of a login before they check its code (s.3).
  it('return the token of a refused login, but not of another refused call', async () => {
    const client = await start(
      alwaysAnswer(200, { responseCode: '07', responseMessage: 'Not verified.', token: 'kept' }),
    );
    const login = await errorOf(
      client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' }),
    );
    expect(login).toMatchObject({
      kind: 'REJECTED',
      gatewayCode: '07',
      message: 'Not verified.',
      token: 'kept',
    });
    const other = await errorOf(client.authentication.resendOtp.mutate({ userEmail: 'a@b.co' }));
    expect(other).toMatchObject({ kind: 'REJECTED' });
    expect(other).not.toHaveProperty('token');
  });

  it('replace each control character in the message of a refusal by a blank', async () => {
    const client = await start(alwaysAnswer(200, { responseCode: '1', responseMessage: 'a\u0000\u001bb' }));
    const error = await errorOf(client.authentication.userDetails.query());
    expect(error?.message).toBe('a  b');
  });

  it('accept 23 calls at the same time', async () => {
    // The client sends them in three batches, of at most 10 calls each.
    const client = await start(alwaysAnswer(200, examples['authentication.userDetails'].response));
    const all = await Promise.all(
      Array.from({ length: 23 }, () => client.authentication.userDetails.query()),
    );
    expect(all).toHaveLength(23);
  });

  it('do not write tokens, passwords, e-mail addresses or messages into the log', async () => {
    const client = await start(
      alwaysAnswer(200, { responseCode: '07', responseMessage: 'secret words', token: 'kept-token' }),
    );
    await errorOf(client.authentication.login.mutate({ userEmail: 'ada@b.co', userPassword: 'my password' }));
    await errorOf(
      client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
        risksAppraisedAuditUserId: 'ada@b.co',
      }),
    );
    const log = adapter.log.join('');
    expect(log).toContain('authentication.login');
    // The first characters of a keyed hash of the e-mail address.
    expect(log).toMatch(/"user":"[\w-]{8}"/);
    expect(log).not.toMatch(/very-secret|kept-token|my password|ada@|ada%40|secret words/);
  });
});

describe('saving answers over HTTP', () => {
  it('sends no key for a missing answer, also if `answers` is missing', async () => {
    const client = await start(alwaysAnswer(200, { uniqueString: 'saved-1' }));
    const assessment = { clientId: 'c', userId: 'a@b.co' };
    await client.hra.saveAnswers.mutate({ answers: { general: { sex: 'female' } }, assessment });
    await client.hra.saveAnswers.mutate({ assessment });
    const withoutAnswers = {
      'appraise_risks.client_id': 'c',
      'appraise_risks.user_id': 'a@b.co',
      'hra.app.cholunits': 'mg/dl',
      'hra.app.hra_id': 'midlife',
      'hra.app.units': 'metric',
    };
    const sent = gateway.requests.map((request): unknown => JSON.parse(request.split('\r\n\r\n')[1] ?? ''));
    expect(sent).toEqual([{ ...withoutAnswers, 'hra.q.sex.a': 'female' }, withoutAnswers]);
  });

  it.each([
    ['general.sexx', { general: { sexx: 'secret' } }],
    ['general.hra.q.new_question.a', { general: { 'hra.q.new_question.a': 'secret' } }],
    ['additional.unique_string', { additional: { unique_string: 'secret' } }],
    ['general.race', { general: { race: 'secret'.repeat(200) } }],
  ])('refuses an unknown or too long answer, and names it: %s', async (path, sent: object) => {
    const client = await start(alwaysAnswer(200, { uniqueString: 'saved-1' }));
    const assessment = { clientId: 'c', userId: 'a@b.co' };
    // The types of the client do not allow such keys, hence the cast.
    const answers = sent as AnswerGroups;
    const error = await errorOf(client.hra.saveAnswers.mutate({ answers, assessment }));
    expect(error).toMatchObject({ kind: 'INVALID_INPUT', outcome: 'not-sent' });
    expect(error?.message).toContain(`answers.${path}: `);
    expect(error?.message).not.toContain('secret');
    expect(gateway.requests).toEqual([]);
  });

  it('shortens the name of an unknown answer in the error message, so that the message lists the other errors too', async () => {
    const client = await start(alwaysAnswer(200, { uniqueString: 'saved-1' }));
    const sent: object = { general: { ['x'.repeat(1000)]: 'F' }, sleep: { sleep9: '1' } };
    // The types of the client do not allow such keys, hence the cast.
    const answers = sent as AnswerGroups;
    const error = await errorOf(
      client.hra.saveAnswers.mutate({ answers, assessment: { clientId: '', userId: 'a' } }),
    );
    expect(error?.message).toMatch(
      / answers\.general\.x+…: .* answers\.sleep\.sleep9: .* assessment\.clientId: /,
    );
    expect(error?.message.length).toBeLessThan(700);
  });
});

const ages = { targetAge: 44, riskAge: null, ascvd: { data: { age: 45 } } };
const noAges = { status: 'OK', targetAge: null, riskAge: null, currentAge: null, report: null };
const shownAges = { ...noAges, targetAge: 44, currentAge: 45 };
const article = { contentId: 9, contentTitle: 'Know your numbers' };
const successCode = { responseCode: '00' };

type Client = Awaited<ReturnType<typeof start>>;
const reportOf = ({ hra }: Client) => hra.getReportData.query(dataRequest);
const companyOf = ({ company }: Client) => company.readByCompanyId.query({ companyId: 'company-1' });
const libraryOf = ({ content }: Client) =>
  content.readContentLibrary.query({ categories: ['Health'], pageNumber: 1, pageSize: 10 });

describe('an answer that a gateway may send in several forms', () => {
  it.each<[form: string, makeCall: (client: Client) => Promise<unknown>, sent: object, expected: object]>([
    ['ages below data', reportOf, { status: 'OK', data: ages }, shownAges],
    ['ages at the top', reportOf, { status: 'OK', ...ages }, shownAges],
    ['ages next to data that is null', reportOf, { status: 'OK', data: null, ...ages }, shownAges],
    // Next to `data: null` the schema does not check the members at the top. They are a report only if both `targetAge` and `riskAge` are
    // present, also as null (`hasTopLevelAges`).
    ['only one age next to data that is null', reportOf, { status: 'OK', data: null, riskAge: 52 }, noAges],
    ['no ages', reportOf, { status: 'OK', data: null }, noAges],
    ['a company', companyOf, { ...successCode, data: { companyName: 'A' } }, { data: { companyName: 'A' } }],
    [
      'a company below companyInfo',
      companyOf,
      { ...successCode, companyInfo: { data: { companyName: null } } },
      { data: { companyName: null } },
    ],
    // This answer already has the form for clients, so it is forwarded unchanged, with its code.
    [
      'articles',
      libraryOf,
      { ...successCode, contentLibrary: { data: [article] } },
      { ...successCode, contentLibrary: { data: [article] } },
    ],
    [
      'articles directly below data',
      libraryOf,
      { ...successCode, data: [article] },
      { contentLibrary: { data: [article] } },
    ],
  ])('reaches the client in one form: %s', async (_form, makeCall, sent, expected) => {
    const client = await start(alwaysAnswer(200, sent));
    expect(await makeCall(client)).toEqual(expected);
  });
});

describe('a report', () => {
  it('is requested by its id in the list, which is sent as a string even if the list has a number', async () => {
    const data = [{ risksAppraisedAuditReportId: 7 }];
    // The answers to the list, the report and the PDF.
    const answers = [{ responseCode: '00', data }, { status: 'OK', data: null }, pdf];
    const client = await start((socket, _request, n) => socket.write(jsonAnswer(200, answers[n])));
    const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
      risksAppraisedAuditUserId: 'a@b.co',
    });
    const listed = list.data[0]?.risksAppraisedAuditReportId ?? 'none';
    await client.hra.getReportData.query({ ...dataRequest, getReportDataReportId: listed });
    await downloadReportPdf(
      { ...pdfRequest, getReportPdfReportId: listed },
      { url: `${adapter.url}/reports/pdf`, token },
    );
    expect(gateway.requests[1]).toContain('"getReportDataReportId":"7"');
    expect(gateway.requests[2]).toContain('"getReportPdfReportId":"7"');
  });

  it.each([
    ['JSON', JSON.stringify(pdf), 'application/json'],
    ['text', pdf, 'text/plain'],
  ])(
    'is returned as a PDF by tRPC and as a file if the gateway sends it as %s',
    async (_form, body, mediaType) => {
      const client = await start(socket => socket.write(answer(200, body, { 'content-type': mediaType })));
      expect(await client.hra.getReportPdf.query(pdfRequest)).toEqual({
        fileName: 'downloaded.pdf',
        mediaType: 'application/pdf',
        base64: pdf,
      });
      const blob = await downloadReportPdf(pdfRequest, {
        url: `${adapter.url}/reports/pdf`,
        token: () => token,
      });
      expect(Buffer.from(await blob.arrayBuffer()).toString('base64')).toBe(pdf);
      expect(blob.type).toBe('application/pdf');
    },
  );

  it('has a letter, which is returned by tRPC and as a file', async () => {
    const client = await start(socket => socket.write(jsonAnswer(200, pdf)));
    const request = { getReportLetterReportId: 'report-1', showScores: true };
    const letter = await client.hra.getReportLetter.query(request);
    expect(letter).toEqual({ fileName: 'letter.pdf', mediaType: 'application/pdf', base64: pdf });
    const blob = await downloadReportPdf(request, { url: `${adapter.url}/reports/pdf`, token });
    expect(Buffer.from(await blob.arrayBuffer()).toString('base64')).toBe(pdf);
    expect(gateway.requests).toHaveLength(2);
    for (const sent of gateway.requests) {
      expect(sent).toContain('/hra/get-report-letter');
      expect(sent).toContain('"showScores":true');
    }
  });

  it('has a time zone only if the gateway sends one', async () => {
    const data = { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } };
    const client = await start((socket, _request, n) =>
      socket.write(
        jsonAnswer(200, { status: 'OK', data: n === 0 ? { ...data, timeZone: 'Africa/Lagos' } : data }),
      ),
    );
    expect((await client.hra.getReportData.query(dataRequest)).timeZone).toBe('Africa/Lagos');
    expect(await client.hra.getReportData.query(dataRequest)).not.toHaveProperty('timeZone');
  });

  // `read-answer.test.ts` has other texts that are not a complete PDF.
  it.each([
    ['base64 of the text "not a pdf"', '"bm90IGEgcGRm"'],
    ['an object', '{"responseCode":"00"}'],
  ])('is a BAD_RESPONSE if the gateway sends %s instead of the PDF', async (_what, body) => {
    await start(socket => socket.write(answer(200, body)));
    const options = { url: `${adapter.url}/reports/pdf`, token };
    expect(await errorOf(downloadReportPdf(pdfRequest, options))).toMatchObject({ kind: 'BAD_RESPONSE' });
  });
});
