import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { appraise } from '../src/appraisal/appraise.ts';
import { modelVersion } from '../src/appraisal/model.ts';
import { demoAnswers } from '../src/assessments/demo-answers.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, reportListOf } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';
import { readPdf } from './reports/read-pdf.ts';

/** The part of the report data that a test reads. */
type ReportData = { readonly report: object } & Readonly<Record<string, unknown>>;

describeOnBothDatabases('assessment calls', databaseUrl => {
  let gateway: RunningGateway;
  /** On Postgres, a second gateway with the same database. On SQLite, the same as `gateway`. */
  let secondGateway: RunningGateway;
  let ada: { token: string; email: string };
  let eve: { token: string; email: string };
  let personCount = 0;
  beforeAll(async () => {
    const url = await databaseUrl();
    gateway = await startGateway({ databaseUrl: url });
    secondGateway = url === undefined ? gateway : await startGateway({ databaseUrl: url });
    return () => Promise.all([...new Set([gateway, secondGateway])].map(({ stop }) => stop()));
  });
  beforeEach(async () => {
    personCount += 1;
    ada = await gateway.createAccount({ email: `ada-${personCount}@example.test` });
    eve = await gateway.createAccount({ email: `eve-${personCount}@example.test` });
  });

  const flatMapOf = (answers = demoAnswers, mode: 'save' | 'submit' = 'save'): FlatMap =>
    encodeFlatMap(toGroups(answers), { clientId: 'any', userId: ada.email }, mode);
  const save = (flat: FlatMap, who = ada) => call(gateway, 'hra.saveAnswers', flat, who);
  const readSaved = (uniqueString: string, who = ada) =>
    call(gateway, 'hra.getSavedAnswers', { uniqueString, userId: who.email }, who);
  const submit = (flat: FlatMap, who = ada) => call(gateway, 'hra.appraiseRisks', flat, who);
  const list = (who = ada) => reportListOf(gateway, who);
  const reportData = (reportId: string, who = ada) => {
    const ids = { getReportDataClientId: 'any', getReportDataReportId: reportId };
    return call(gateway, 'hra.getReportData', ids, who);
  };
  const reportPdf = (reportId: string, who = ada) => {
    const ids = { getReportPdfClientId: 'any', getReportPdfReportId: reportId };
    return call(gateway, 'hra.getReportPdf', ids, who);
  };
  const reportIdOf = ({ body }: { body: Record<string, unknown> }) =>
    String((body.meta as { reportId: string }).reportId);

  it('return a questionnaire that contains the e-mail of the person and new ids', async () => {
    const first = await call(gateway, 'hra.getQuestionnaire', {}, ada);
    const second = await call(gateway, 'hra.getQuestionnaire', {}, ada);
    expect(first.body).toMatchObject({ meta: { responses: { appraiseRisksUserId: ada.email } } });
    expect(first.text).not.toBe(second.text);
  });

  it('return saved answers unchanged, even those of an older questionnaire', async () => {
    const old = { 'hra.q.new_question.a.hours': 3, 'hra.q.smoking.a': 'gone' };
    // The gateway accepts such answers only if an earlier assessment of the person contains them.
    await gateway.createSavedAnswers(ada.email, { ...flatMapOf(), ...old });
    // A front end sends back what it received, also for a new assessment.
    const { body } = await save({ ...flatMapOf(), hraQNewQuestionAHours: 3, 'hra.q.smoking.a': 'gone' });
    const answer = await readSaved(String(body.uniqueString));
    expect(answer.body).toMatchObject({
      appraiseRisksUserId: ada.email,
      uniqueString: body.uniqueString,
      hraQSexA: 'female',
      hraQAgeInYearsAYears: 45,
      hraAppUnits: 'metric',
      hraQNewQuestionAHours: 3,
    });
    const { hraQNewQuestionAHours, ...known } = decodeSavedAnswers(answer.body);
    expect(known).toEqual({ ...fromGroups(toGroups(demoAnswers)), smoking: 'gone' });
    expect(hraQNewQuestionAHours).toBe(3);
  });

  it.each([
    ['an unknown question', 'hra.q.shoe_size.a', 43, 'hra.q.shoe_size.a: there is no such question'],
    ['an invalid key', 'sex', 'female', 'sex: there is no such question'],
    ['an unknown part', 'hra.q.weekly_alcohol.a.cider', 2, 'weekly_alcohol ("'],
    ['an unknown option', 'hra.q.smoking.a', 99, 'smoking ("'],
    ['a word for a number', 'hra.q.age_in_years.a.years', 'forty', 'age_in_years ("How old are you?")'],
  ])(
    'refuse to save or submit %s, and name the question but not the answer',
    async (_what, key, value, message) => {
      for (const send of [save, submit]) {
        const { body } = await send({ ...flatMapOf(), [key]: value });
        expect(body).toEqual({ responseCode: '99', responseMessage: expect.stringContaining(message) });
        expect(body.responseMessage).not.toContain(String(value));
      }
    },
  );

  it('refuse an answer of an older questionnaire that only another person has saved', async () => {
    const old = { 'hra.q.smoking.a': 'removed_option' };
    await gateway.createSavedAnswers(eve.email, {
      ...flatMapOf(),
      'appraise_risks.user_id': eve.email,
      ...old,
    });
    for (const send of [save, submit])
      expect((await send({ ...flatMapOf(), ...old })).body).toMatchObject({ responseCode: '99' });
  });

  // One character more than the limits of 100 and 500.
  it.each([
    ['a very long answer', 'hra.q.age_in_years.a.years', '4'.repeat(101)],
    ['a very long member', 'save_key', 'x'.repeat(501)],
  ])('refuse to save or submit %s', async (_what, key, value) => {
    for (const send of [save, submit]) {
      const { body } = await send({ ...flatMapOf(), [key]: value });
      expect(body).toEqual({ responseCode: '99', responseMessage: expect.stringContaining('too long') });
    }
  });

  it('leave a draft unchanged when a save or submission is refused', async () => {
    const uniqueString = String((await save(flatMapOf())).body.uniqueString);
    const refused = { ...flatMapOf({ sex: 'male' }), 'hra.q.smoking.a': 99, unique_string: uniqueString };
    for (const send of [save, submit]) expect((await send(refused)).body.responseCode).toBe('99');
    expect(await list()).toHaveLength(1);
    expect((await readSaved(uniqueString)).body).toMatchObject({
      hraQSexA: 'female',
      hraQAgeInYearsAYears: 45,
    });
  });

  it('refuse a save of more than 500 members before they are validated', async () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`hra.q.odd_${n}.a`, 1]));
    const messageOf = async (count: number) => (await save(unknown(count))).body.responseMessage;
    expect(await messageOf(501)).toContain('too long');
    expect(await messageOf(500)).toContain('hra.q.odd_0.a: there is no such question');
  });

  it.each([4000, '5,5', ''])('accept the age %j, which may be a typing error or no answer', async age => {
    const flat = { ...flatMapOf(), 'hra.q.age_in_years.a.years': age };
    const { body } = await save(flat);
    expect((await readSaved(String(body.uniqueString))).body).toMatchObject({ hraQAgeInYearsAYears: age });
    expect((await submit(flat)).body).toMatchObject({ status: 'OK' });
  });

  it('update a draft, which has one line in the report list', async () => {
    const { body } = await save(flatMapOf({ sex: 'female' }));
    const uniqueString = String(body.uniqueString);
    const again = await save({ ...flatMapOf({ sex: 'male' }), unique_string: uniqueString });
    expect(again.body).toEqual({ uniqueString });
    expect((await readSaved(uniqueString)).body).toMatchObject({ hraQSexA: 'male' });
    expect(await list()).toEqual([
      {
        risksAppraisedAuditReportId: null,
        risksAppraisedAuditCreatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        risksAppraisedAuditStatus: 'DRAFT',
        risksAppraisedAuditRiskAge: null,
        risksAppraisedAuditRiskAgeBound: null,
        risksAppraisedAuditReason: null,
        risksAppraisedAuditModel: null,
        risksAppraisedUniqueString: uniqueString,
      },
    ]);
  });

  it('produce ages, a completed report, a PDF and user details after a submission', async () => {
    const { body } = await save(flatMapOf());
    const flat = { ...flatMapOf(demoAnswers, 'submit'), unique_string: String(body.uniqueString) };
    const reportId = reportIdOf(await submit(flat));
    const { details, riskAge, targetAge } = appraise(demoAnswers);
    expect((await reportData(reportId)).body).toEqual({
      status: 'OK',
      data: { riskAge, targetAge, ascvd: { data: { age: 45 } }, report: details, timeZone: 'Africa/Lagos' },
    });
    expect(await list()).toMatchObject([
      {
        risksAppraisedAuditReportId: reportId,
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: riskAge,
        risksAppraisedAuditRiskAgeBound: details.riskAgeBound,
        risksAppraisedAuditReason: null,
        risksAppraisedAuditModel: modelVersion,
      },
    ]);
    const pdf = Buffer.from(JSON.parse((await reportPdf(reportId)).text), 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const user = await call(gateway, 'authentication.userDetails', {}, ada);
    expect(user.body).toMatchObject({
      userAge: 45,
      userRiskAge: riskAge,
      recommendedSteps: 8000,
      recommendedSleep: 7,
      recommendedNotes: { calories: expect.any(String) },
    });
  });

  it('give one report for concurrent submissions of a draft', async () => {
    const { body } = await save(flatMapOf());
    const flat = { ...flatMapOf(), unique_string: String(body.uniqueString) };
    const ids = (await Promise.all([submit(flat), submit(flat), submit(flat)])).map(reportIdOf);
    expect(new Set(ids).size).toBe(1);
  });

  it('refuse to save or return a draft after its submission', async () => {
    const unique_string = String((await save(flatMapOf())).body.uniqueString);
    await submit({ ...flatMapOf(), unique_string });
    expect((await save({ ...flatMapOf(), unique_string })).body).toMatchObject({ responseCode: '99' });
    expect((await readSaved(unique_string)).body).toMatchObject({ responseCode: '99' });
  });

  const flatWithAge = (age_in_years: number, uniqueString?: string) => ({
    ...flatMapOf({ sex: 'female', age_in_years }),
    ...(uniqueString && { unique_string: uniqueString }),
  });
  const submitAge = async (age: number, target = gateway, uniqueString?: string) =>
    reportIdOf(await call(target, 'hra.appraiseRisks', flatWithAge(age, uniqueString), ada));
  const saveAge = async (age: number, target = gateway, uniqueString?: string) =>
    String((await call(target, 'hra.saveAnswers', flatWithAge(age, uniqueString), ada)).body.uniqueString);

  it('give one report for concurrent submissions of unsaved answers to two gateways', async () => {
    const targets = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? gateway : secondGateway));
    const reports = await Promise.all(targets.map(target => submitAge(45, target)));
    expect(new Set([...reports, await submitAge(45)]).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('give one new report for two concurrent submissions of the same changed answers', async () => {
    const uniqueString = await saveAge(45);
    const first = await submitAge(45, gateway, uniqueString);
    const again = await Promise.all(
      [gateway, secondGateway].map(target => submitAge(46, target, uniqueString)),
    );
    expect(new Set([first, ...again]).size).toBe(2);
    expect(await list()).toHaveLength(2);
  });

  it('print the number of a report among the reports of the person', async () => {
    await submitAge(45);
    const printed = await reportPdf(await submitAge(46));
    const { texts } = await readPdf(Buffer.from(JSON.parse(printed.text), 'base64'));
    expect(texts.map(({ text }) => text).join(' ')).toContain('Report 2 of 2');
  });

  it('give a new report for changed answers, even if a submission before the last one had the same answers', async () => {
    const reports = [await submitAge(45), await submitAge(46), await submitAge(45)];
    expect(new Set(reports).size).toBe(3);
  });

  it('give a new report for the same answers of another person', async () => {
    const evesAnswers = { ...flatWithAge(45), 'appraise_risks.user_id': eve.email };
    expect(reportIdOf(await submit(evesAnswers, eve))).not.toBe(await submitAge(45));
  });

  it.each([
    ['over a minute later', 61_000],
    ['over a minute earlier, as after a clock was set back', -61_000],
  ])('give a new report for a repeated submission %s', async (_when, ms) => {
    const first = await submitAge(45);
    gateway.advanceClock(ms);
    expect(await submitAge(45)).not.toBe(first);
  });

  it('give the report of a submitted draft again, even after another report', async () => {
    const uniqueString = await saveAge(45);
    const first = await submitAge(45, gateway, uniqueString);
    await submitAge(46);
    expect(await submitAge(45, gateway, uniqueString)).toBe(first);
  });

  it('store one of two concurrent saves completely', async () => {
    const uniqueString = await saveAge(45);
    const saveBoth = (target: RunningGateway, sex: string, age_in_years: number) =>
      call(
        target,
        'hra.saveAnswers',
        { ...flatMapOf({ sex, age_in_years }), unique_string: uniqueString },
        ada,
      );
    const both = await Promise.all([saveBoth(gateway, 'female', 46), saveBoth(secondGateway, 'male', 47)]);
    expect(both.map(({ body }) => body.uniqueString)).toEqual([uniqueString, uniqueString]);
    const { hraQAgeInYearsAYears: age, hraQSexA: sex } = (await readSaved(uniqueString)).body;
    expect([
      ['female', 46],
      ['male', 47],
    ]).toContainEqual([sex, age]);
    expect(await list()).toHaveLength(1);
  });

  it('store the last of the saves to two gateways', async () => {
    const uniqueString = await saveAge(45);
    await saveAge(48, gateway, uniqueString);
    await saveAge(49, secondGateway, uniqueString);
    expect((await readSaved(uniqueString)).body.hraQAgeInYearsAYears).toBe(49);
  });

  it('give a report without ages to a person whom the model does not cover', async () => {
    const reportId = reportIdOf(await submit(flatMapOf({ sex: 'female', age_in_years: 25 })));
    const { report, ...ages } = (await reportData(reportId)).body.data as ReportData;
    expect(report).toMatchObject({ reasons: [{ id: 'age-below-30' }], contributions: [] });
    expect(ages).toMatchObject({ riskAge: null, targetAge: null, ascvd: { data: { age: 25 } } });
    expect(await list()).toMatchObject([
      {
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: null,
        risksAppraisedAuditReason: 'The risk age is made for 30 to 74.',
      },
    ]);
  });

  it('refuse the answers and reports of another person as if they did not exist', async () => {
    const uniqueString = String((await save(flatMapOf())).body.uniqueString);
    const reportId = reportIdOf(await submit(flatMapOf()));
    const evesMeta = { clientId: 'any', userId: eve.email, uniqueString };
    const evesAnswers = encodeFlatMap(toGroups({ sex: 'male' }), evesMeta, 'save');

    const attempts = [
      [await save(evesAnswers, eve), await save({ ...evesAnswers, unique_string: 'none' }, eve)],
      [await submit(evesAnswers, eve), await submit({ ...evesAnswers, unique_string: 'none' }, eve)],
      [await readSaved(uniqueString, eve), await readSaved('none', eve)],
      [await reportData(reportId, eve), await reportData('none', eve)],
      [await reportPdf(reportId, eve), await reportPdf('none', eve)],
    ];
    for (const [answerForAdas, answerForMissing] of attempts) {
      expect(answerForAdas?.body.responseCode).toBe('99');
      expect(answerForAdas).toEqual(answerForMissing);
    }
    const id = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const listOfAda = await call(gateway, id, { risksAppraisedAuditUserId: ada.email }, eve);
    expect(listOfAda.body).toMatchObject({ responseCode: '99' });
    for (const send of [save, submit])
      expect((await send(flatMapOf(), eve)).body).toMatchObject({ responseCode: '99' });
    expect(await list(eve)).toEqual([]);
    expect((await readSaved(uniqueString)).body).toMatchObject({ hraQSexA: 'female' });
  });

  const refusalOf = async (answer: ReturnType<typeof save>) => String((await answer).body.responseMessage);

  it('accept at most 100 drafts for each person, even with concurrent saves', async () => {
    // One after the other: 120 concurrent saves could wait longer than the pool's timeout for a connection on a busy machine.
    for (let count = 0; count < 90; count++) await save(flatMapOf({ sex: 'female' }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => save(flatMapOf({ sex: 'female' }))));
    expect(answers.filter(({ body }) => body.uniqueString !== undefined)).toHaveLength(10);
    expect(await refusalOf(save(flatMapOf()))).toBe(
      'You have 100 unfinished assessments. Please finish one of them first.',
    );
    expect(await list()).toHaveLength(100);
    // The drafts of Ada do not count for Eve.
    const evesFirst = encodeFlatMap({}, { clientId: 'any', userId: eve.email }, 'save');
    expect((await save(evesFirst, eve)).body.uniqueString).toBeDefined();
  });

  /** Gives Ada as many drafts as a person can have. @returns the unique string of one of them */
  const createMaxDrafts = async () => {
    for (let count = 1; count < 100; count++) await gateway.createSavedAnswers(ada.email, flatMapOf());
    return gateway.createSavedAnswers(ada.email, flatMapOf());
  };

  it('accept changes of a draft from a person with 100 drafts', async () => {
    const uniqueString = await createMaxDrafts();
    const changed = { ...flatMapOf({ sex: 'male' }), unique_string: uniqueString };
    expect((await save(changed)).body.uniqueString).toBe(uniqueString);
  });

  it('accept a new draft after a person with 100 drafts has submitted one', async () => {
    const uniqueString = await createMaxDrafts();
    expect((await submit({ ...flatMapOf(), unique_string: uniqueString })).body.status).toBe('OK');
    expect((await save(flatMapOf())).body.uniqueString).toBeDefined();
  });

  // About 215 reports are needed, which take long. `it.runIf` would report a skipped test, which fails a run in CI.
  if (inject('long')) {
    it('accept at most 8 MB for each person, who can still finish drafts', async () => {
      const draft = String((await save(flatMapOf())).body.uniqueString);
      // About 12 kB.
      const longMembers = Array.from({ length: 20 }, (_, n) => [
        `hra.q.${'x'.repeat(500)}_${n}.a`,
        'x'.repeat(100),
      ]);
      // Each `n` gives different answers, so that each submission makes a new report.
      const withLongMembers = (n: number) => ({
        ...flatMapOf({ ...demoAnswers, weight_kg: 60 + n / 10 }),
        ...Object.fromEntries(longMembers),
      });
      // Stored as answers of an older questionnaire, which clients may send again.
      await gateway.createSavedAnswers(ada.email, withLongMembers(-2));
      let reports = 0;
      while ((await submit(withLongMembers(reports))).body.status === 'OK') reports += 1;
      // A submission stores about 39 kB: the answers twice (15 kB each) and the result (9 kB). 8 MiB are about 215 submissions.
      expect(reports).toBeGreaterThan(150);
      expect(reports).toBeLessThan(300);
      for (const send of [save, submit])
        expect(await refusalOf(send(withLongMembers(-1)))).toContain('Your account is full');
      // The reports, the draft, and the answers of an older questionnaire.
      expect(await list()).toHaveLength(reports + 2);
      expect((await submit({ ...flatMapOf(), unique_string: draft })).body.status).toBe('OK');
    });
  }
});
