import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { beforeAll, expect, it } from 'vitest';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { call } from '../call.ts';
import { describeOnBothDatabases } from '../databases.ts';
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
