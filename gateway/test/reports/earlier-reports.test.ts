import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelVersion } from '../../src/appraisal/model.ts';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { readReportList } from '../../src/reports/report-list.ts';
import { readReport, readSinceLast } from '../../src/reports/reports.ts';
import { providerStates } from '../../testing/provider-states.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { call } from '../call.ts';
import { describeOnBothDatabases, openTestDatabase } from '../databases.ts';
import { elementsOf, readPdf } from './read-pdf.ts';

describeOnBothDatabases('a report among others of the same person', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
    return gateway.stop;
  });

  it('says which of how many it is, and is compared with the last one that has a risk age', async () => {
    const { email, token } = await gateway.createAccount({ email: 'ada@example.test' });
    await gateway.createAccount({ email: 'eve@example.test' });
    await gateway.createReport('eve@example.test');
    const meta = { clientId: 'any', userId: email };
    const ids: string[] = [];
    for (const answers of [demoAnswers, { ...demoAnswers, weight_kg: 70 }, { sex: 'female' }, demoAnswers]) {
      ids.push(await gateway.createReport(email, encodeFlatMap(toGroups(answers), meta, 'submit')));
      gateway.advanceClock(60_000);
    }
    const sinceLast = async (getReportDataReportId = '') => {
      const request = { getReportDataClientId: 'any', getReportDataReportId };
      const { body } = await call(gateway, 'hra.getReportData', request, { token });
      return body.data;
    };
    expect(await sinceLast(ids[0])).toMatchObject({ report: { sinceLast: null } });
    const before = await sinceLast(ids[1]);
    expect(await sinceLast(ids[3])).toMatchObject({
      report: { sinceLast: { riskAge: { years: Object(before).riskAge } } },
    });

    const request = { getReportPdfClientId: 'any', getReportPdfReportId: ids[2] ?? '' };
    const { body } = await call(gateway, 'hra.getReportPdf', request, { token });
    const { pages } = await readPdf(Buffer.from(String(body), 'base64'));
    const texts = pages.flatMap(elementsOf).map(({ text }) => text);
    expect(texts.join(' ')).toContain('Report 3 of 4');
  });
});

describe('a report that another rule worked out', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    return database.close;
  });

  it('is read as it was stored, and is not compared with the next one', async () => {
    const { db } = database;
    const email = 'ada@example.test';
    let now = Date.parse('2026-03-01T08:00:00Z');
    const states = providerStates({ db, clock: () => new Date(now) });
    const { userId } = await states.createAccount({ email });
    const earlier = await states.createReport(email);
    now += 60_000;
    const later = await states.createReport(email);
    const caller = { userId, email };
    const stored = (await readReport(db, caller, earlier)).appraisal;
    const { details } = stored;
    const old = {
      ...stored,
      targetAge: 44,
      details: { ...details, model: { ...details.model, version: '3' }, sinceLast: null },
    };
    const columns = { result: JSON.stringify(old), model_version: 'fhs_2008_office_bmi/3' };
    await db.updateTable('reports').set(columns).where('id', '=', earlier).execute();
    const { appraisal } = await readReport(db, caller, earlier);
    expect(appraisal).toMatchObject({ targetAge: 44, details: { model: { version: '3' } } });
    const since = await readSinceLast(db, caller, await readReport(db, caller, later));
    expect(since).toMatchObject({ isOtherRule: true, moved: [], riskAge: { years: old.riskAge } });
    const list = await readReportList(db, caller, email);
    expect(list.map(line => line.risksAppraisedAuditModel)).toEqual([modelVersion, 'fhs_2008_office_bmi/3']);
  });
});
