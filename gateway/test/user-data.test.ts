import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { type Answer, call, codeOf } from './call.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';
import { fhirQuestionnaireResponse } from './fhir-questionnaire-response.ts';

const password = 'correct horse';
const flatMapOf = (email: string, age: number) => ({
  'appraise_risks.user_id': email,
  'hra.q.sex.a': 'female',
  'hra.q.age_in_years.a.years': age,
});

async function columnsOfUsers(): Promise<string[]> {
  const { db, close } = await openTestDatabase();
  const tables = await db.introspection.getTables();
  await close();
  return tables.find(({ name }) => name === 'users')?.columns.map(({ name }) => name) ?? [];
}

/** The name that a column of `users` has in an export; null for a secret. */
function exportNameOf(column: string): string | null {
  if (column === 'password_hash') return null;
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === 'createdAt' ? name : `user${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

interface Export {
  readonly account: Record<string, unknown>;
  readonly assessments: readonly {
    readonly uniqueString: string;
    readonly questionnaireResponse: Record<string, unknown>;
    readonly report: Record<string, unknown> | null;
  }[];
  readonly letters: readonly object[];
  readonly waitList: readonly object[];
  readonly sessions: readonly object[];
  readonly pendingSignUps: readonly object[];
  readonly reportPdfs: readonly { readonly reportId: string; readonly base64: string }[];
}

describeOnBothDatabases('the data of a person', databaseUrl => {
  let gateway: RunningGateway;
  let url: string | undefined;
  beforeAll(async () => {
    url = await databaseUrl();
    gateway = await startGateway({ databaseUrl: url });
    return gateway.stop;
  });

  /** Creates an account with rows in every table that has personal data. */
  async function createPerson(email: string) {
    const { token, userId } = await gateway.createAccount({ email, password });
    const uniqueString = await gateway.createSavedAnswers(email, flatMapOf(email, 44));
    // Two assessments of the same millisecond have no order.
    gateway.advanceClock(1000);
    const reportId = await gateway.createReport(email, flatMapOf(email, 45));
    await call(gateway, 'waitList.create', { waitListEmail: email });
    await call(gateway, 'authentication.initiatePasswordReset', { userEmail: email });
    // A sign-up that was pending when the account was created.
    const signUp = { firstName: 'Waiting', lastName: 'Okafor', gender: 'Female' } as const;
    await gateway.createEnrolment({ email, password, ...signUp });
    return { email, token, userId, uniqueString, reportId };
  }

  async function exported(token: string): Promise<Export> {
    const { body } = await call(gateway, 'user.exportData', {}, { token });
    expect(body.responseCode).toBe('00');
    // `data` has no exact type. Each test checks the members that it reads.
    return body.data as Export;
  }

  const remove = (token: string, userEmail: string, userPassword = password) =>
    call(gateway, 'user.deleteAccount', { userEmail, userPassword }, { token });

  it('can be changed by its owner, except the company', async () => {
    const userEmail = 'profile@example.test';
    const { token } = await gateway.createAccount({ email: userEmail });
    const update = (request: object) => codeOf(gateway, 'user.update', { userEmail, ...request }, { token });
    await update({
      userFirstName: 'Bọ́lá',
      userOfficeAddress: '1 Example Street',
      userAge: 45,
      userBloodGlucose: 92.5,
    });
    const country = { userCountry: 'Nigeria', userCompanyId: 'choose-life-demo-company' };
    expect(await update(country)).toBe('00');
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(body).toMatchObject({
      userFirstName: 'Bọ́lá',
      userOfficeAddress: '1 Example Street',
      userAge: 45,
      userBloodGlucose: 92.5,
      userCountry: 'Nigeria',
      // The company is read-only, so the member of the request is ignored.
      userCompanyId: null,
    });
  });

  it('cannot be changed by another person', async () => {
    const { token } = await gateway.createAccount({ email: 'curious@example.test' });
    const other = await gateway.createAccount({ email: 'other.profile@example.test', firstName: 'Bea' });
    const form = { userEmail: other.email, userFirstName: 'Changed' };
    expect(await codeOf(gateway, 'user.update', form, { token })).toBe('99');
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token: other.token });
    expect(body.userFirstName).toBe('Bea');
  });

  it('is exported completely, with assessments in FHIR R4, and without data of others', async () => {
    const ada = await createPerson('ada@example.test');
    const bea = await createPerson('bea@example.test');
    const data = await exported(ada.token);
    expect(data.account).toMatchObject({ userEmail: ada.email, userId: ada.userId });
    const members = (await columnsOfUsers()).map(exportNameOf).filter(name => name !== null);
    expect(Object.keys(data.account)).toEqual(expect.arrayContaining(members));
    const responses = data.assessments.map(each =>
      fhirQuestionnaireResponse.parse(each.questionnaireResponse),
    );
    expect(responses.map(({ status }) => status)).toEqual(['in-progress', 'completed']);
    expect(responses[0]?.item).toContainEqual({
      linkId: 'age_in_years',
      text: 'How old are you? (years)',
      answer: [{ valueInteger: 44 }],
    });
    expect(data.assessments[0]).toMatchObject({ uniqueString: ada.uniqueString, report: null });
    expect(data.assessments[1]?.report).toMatchObject({ reportId: ada.reportId, currentAge: 45 });
    expect([data.letters, data.waitList, data.sessions].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(data.pendingSignUps).toEqual([
      { firstName: 'Waiting', lastName: 'Okafor', gender: 'Female', createdAt: expect.any(String) },
    ]);
    const pdf = { getReportPdfReportId: ada.reportId, getReportPdfClientId: 'any' };
    const { body } = await call(gateway, 'hra.getReportPdf', pdf, { token: ada.token });
    expect(data.reportPdfs).toEqual([{ reportId: ada.reportId, mediaType: 'application/pdf', base64: body }]);
    for (const dataOfBea of [bea.email, bea.userId, bea.uniqueString, bea.reportId]) {
      expect(JSON.stringify(data)).not.toContain(dataOfBea);
    }
  });

  it('is exported without secrets', async () => {
    const { email, token } = await createPerson('secrets@example.test');
    const text = JSON.stringify(await exported(token));
    const message = (await gateway.mailbox()).find(({ to }) => to === email)?.text ?? '';
    const [, code] = /otp=([^&\s]+)/.exec(message) ?? [];
    expect(code).toEqual(expect.any(String));
    expect(text).not.toContain(code);
    for (const secret of ['argon2id', token, password]) expect(text).not.toContain(secret);
  });

  it('is not deleted with a wrong password or the address of another person', async () => {
    const { email, token } = await createPerson('stays@example.test');
    const before = await exported(token);
    const wrong = await remove(token, email, 'wrong');
    expect(wrong.body).toEqual({
      responseCode: '99',
      responseMessage: 'The password is not right. Nothing was deleted.',
    });
    // An account with the same password.
    const other = await createPerson('stays.too@example.test');
    expect((await remove(token, other.email)).body.responseCode).toBe('99');
    expect((await exported(other.token)).account).toMatchObject({ userEmail: other.email });
    const form = { userEmail: email, userPassword: password };
    // Without a session.
    expect(await codeOf(gateway, 'user.deleteAccount', form)).toBe('22');
    const after = await exported(token);
    expect({ ...after, exportedAt: '' }).toEqual({ ...before, exportedAt: '' });
  });

  it('is deleted from every table, without data of others', async () => {
    const leavingPerson = await createPerson('leaver@example.test');
    const stayingPerson = await createPerson('stayer@example.test');
    const { email, reportId, token, uniqueString, userId } = leavingPerson;
    const personalData = [email, encodeURIComponent(email), userId, uniqueString, reportId];
    // `deleted-bytes.test.ts` searches the file of SQLite.
    if (url !== undefined) expect(await rowsWith(url, personalData)).not.toEqual([]);
    // The address may have other capital letters, and spaces around it.
    expect((await remove(token, ' Leaver@Example.Test ')).body.responseCode).toBe('00');
    if (url !== undefined) expect(await rowsWith(url, personalData)).toEqual([]);

    expect((await gateway.mailbox()).map(({ to }) => to)).not.toContain(email);
    expect(await codeOf(gateway, 'authentication.userDetails', {}, { token })).toBe('22');
    const login = { userEmail: email, userPassword: password };
    expect(await codeOf(gateway, 'authentication.login', login)).toBe('99');
    const others = await exported(stayingPerson.token);
    expect(others.assessments).toHaveLength(2);
    expect([others.letters, others.waitList].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is deleted, and concurrent calls get no error other than code 22', async () => {
    const { email, reportId, token, uniqueString } = await createPerson('leaving@example.test');
    const answers = flatMapOf(email, 50);
    const concurrentCalls = Array.from({ length: 12 }, () => [
      call(gateway, 'hra.saveAnswers', answers, { token }),
      call(gateway, 'hra.saveAnswers', { ...answers, unique_string: uniqueString }, { token }),
      call(gateway, 'hra.appraiseRisks', answers, { token }),
      call(
        gateway,
        'hra.getReportData',
        { getReportDataReportId: reportId, getReportDataClientId: 'any' },
        { token },
      ),
      call(gateway, 'user.update', { userEmail: email, userFirstName: 'Ada' }, { token }),
    ]);
    const [deletion, ...others] = await Promise.all([remove(token, email), ...concurrentCalls.flat()]);
    expect(deletion.body.responseCode).toBe('00');
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    // An accepted answer may have no code.
    const codeOfAnswer = ({ body }: Answer) => String(body.responseCode ?? '00');
    expect(others.filter(answer => !['00', '22'].includes(codeOfAnswer(answer)))).toEqual([]);
  });

  it('is deleted by two concurrent calls, of which the second may get code 22', async () => {
    const { email, token } = await createPerson('twice@example.test');
    const deletions = await Promise.all([remove(token, email), remove(token, email)]);
    const codes = deletions.map(({ body }) => body.responseCode).sort();
    expect(codes[0]).toBe('00');
    expect(['00', '22']).toContain(codes[1]);
  });
});

/** The rows of any table in Postgres that contain one of the texts. */
async function rowsWith(databaseUrl: string, texts: readonly string[]): Promise<string[]> {
  await using db = await openDatabase({ databaseUrl, dataDir: '' });
  const tables = await db.introspection.getTables();
  const results = await Promise.all(
    tables.map(({ name }) =>
      // A whole row as text.
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
    ),
  );
  const rows = results.flatMap(result => result.rows.map(({ row }) => row));
  return rows.filter(row => texts.some(text => row.includes(text)));
}
