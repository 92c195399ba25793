import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../src/accounts/users.ts';
import { modelVersion } from '../src/appraisal/model.ts';
import { demoAnswers } from '../src/assessments/demo-answers.ts';
import type { Database } from '../src/db/schema.ts';
import { createSizeLimiter, serializeListItem } from '../src/encoded-answer.ts';
import { Busy } from '../src/refusal.ts';
import { appraiseRisks } from '../src/reports/appraise-risks.ts';
import { readReportList } from '../src/reports/report-list.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';
import { readLatestReport, readPosition, readReport, readSinceLast } from '../src/reports/reports.ts';
import { exportData, exportedAssessments } from '../src/user-data/export-data.ts';
import { createExportLimit } from '../src/user-data/export-limit.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';
import { ada as person, settings } from './people.ts';
import { fillReports } from './support/large-tables.ts';

const ada = { userId: person.id, email: person.email };
const now = new Date('2026-01-01T00:00:00Z');

describeOnBothDatabases('the reports of a person', databaseUrl => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    await addUser(db, person, now);
    return opened.close;
  });

  /** Creates a report, always with the same time. */
  const createReport = (changedAnswers: typeof demoAnswers = {}) => {
    const meta = { clientId: 'a client', userId: ada.email };
    const flat = encodeFlatMap(toGroups({ ...demoAnswers, ...changedAnswers }), meta, 'submit');
    return appraiseRisks({ db, clock: () => now }, ada, flat);
  };
  const list = () => readReportList(db, ada, ada.email);
  const listedIds = async () => (await list()).map(line => line.risksAppraisedAuditReportId);

  it('that were created in the same millisecond are ordered by creation', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await createReport({ age_in_years: 40 + index }));
    expect(await listedIds()).toEqual(ids.toReversed());
    expect((await readLatestReport(db, ada))?.id).toBe(ids[4]);
    for (const [index, id] of ids.entries()) {
      const report = await readReport(db, ada, id);
      expect(await readPosition(db, ada, report)).toEqual({ number: index + 1, count: 5 });
      // Only the first report has no earlier one.
      expect((await readSinceLast(db, ada, report)) === null).toBe(index === 0);
    }
  });

  it('are compared with the last earlier report that has a risk age', async () => {
    await createReport();
    const lastWithRiskAge = await readReport(db, ada, await createReport({ weight_kg: 70 }));
    // Without the sex there is no risk age.
    await createReport({ sex: null });
    const last = await readReport(db, ada, await createReport({ age_in_years: 46 }));
    const { riskAge } = (await readSinceLast(db, ada, last)) ?? {};
    expect(riskAge?.years).toBe(lastWithRiskAge.appraisal.riskAge);
  });

  describe('of another model', () => {
    const earlierModel = 'fhs_2008_office_bmi/3';
    /** Creates a report, and changes it to one of an earlier release. */
    const createEarlierReport = async () => {
      const id = await createReport();
      const { details, ...ages } = (await readReport(db, ada, id)).appraisal;
      const stored = {
        ...ages,
        // Not the age that this release computes.
        targetAge: 44,
        // An older version of the model, and a member that this release does not know.
        details: { ...details, model: { ...details.model, version: '3' }, removedMember: 'any value' },
      };
      const columns = { result: JSON.stringify(stored), model_version: earlierModel };
      await db.updateTable('reports').set(columns).where('id', '=', id).execute();
      return { id, stored };
    };

    it('are read and exported as they were stored', async () => {
      const { id, stored } = await createEarlierReport();
      expect((await readReport(db, ada, id)).appraisal).toEqual(stored);
      const { list: exported } = await exportedAssessments(db, ada, createSizeLimiter(answerLimits.export));
      expect(JSON.parse(exported.toString())).toMatchObject([{ report: { reportId: id } }]);
      expect(JSON.parse(exported.toString())[0].report.details).toEqual(stored.details);
    });

    it('are listed with that model', async () => {
      await createEarlierReport();
      await createReport({ age_in_years: 46 });
      const models = (await list()).map(line => line.risksAppraisedAuditModel);
      expect(models).toEqual([modelVersion, earlierModel]);
    });

    it('are compared only by age, not by factor', async () => {
      const { stored } = await createEarlierReport();
      const later = await createReport({ age_in_years: 46 });
      const sinceLast = await readSinceLast(db, ada, await readReport(db, ada, later));
      // The names in the contract: `isOtherRule` means another version of the model, and `moved` has the factors that changed.
      expect(sinceLast).toMatchObject({ isOtherRule: true, moved: [], riskAge: { years: stored.riskAge } });
    });
  });

  it('are listed without parsing their results', async () => {
    await createReport();
    await createReport({ sex: null });
    const before = await list();
    expect(before.map(line => line.risksAppraisedAuditRiskAge)).toEqual([null, expect.any(Number)]);
    expect(before[0]?.risksAppraisedAuditReason).toEqual(expect.any(String));
    await db.updateTable('reports').set({ result: 'no JSON' }).execute();
    expect(await list()).toEqual(before);
  });

  it('are exported with the total and the newest reports, up to the maximum size of an answer', async () => {
    const id = await createReport();
    // More reports than fit.
    const copyCount = 400;
    await fillReports(db, id, copyCount);
    const { list: exported, total } = await exportedAssessments(
      db,
      ada,
      createSizeLimiter(answerLimits.export),
    );
    expect(total).toBe(copyCount + 1);
    const assessments: { report: { reportId: string } }[] = JSON.parse(exported.toString());
    expect(assessments.length).toBeLessThan(copyCount);
    // The limit is the size of the answer, and not a small number of reports.
    expect(assessments.length).toBeGreaterThan(50);
    expect(exported.length).toBeLessThan(answerLimits.export.maxBytes);
    const newest = (await listedIds()).slice(0, assessments.length);
    expect(new Set(assessments.map(each => each.report.reportId))).toEqual(new Set(newest));
  });

  it('are exported up to the maximum size of an answer also for a person with many sessions', async () => {
    await fillReports(db, await createReport(), 400);
    const time = now.toISOString();
    const session = { user_id: ada.userId, created_at: time, last_used_at: time };
    const sessions = Array.from({ length: 200 }, (_, index) => ({
      ...session,
      token_hash: `hash-${index}`,
    }));
    await db.insertInto('sessions').values(sessions).execute();
    // Small PDFs, so that they fill the answer almost to its limit.
    const printer = { ...createReportPrinter(), print: async () => new Uint8Array(1000) };
    const dependencies = { db, clock: () => now, exportLimit: createExportLimit(), printer, settings };
    const responseEnd = { disconnectSignal: new AbortController().signal, whenEnded: () => {} };
    const data = await exportData(dependencies, ada, responseEnd);
    expect(data.length).toBeLessThan(answerLimits.export.maxBytes);
    expect(serializeListItem(JSON.parse(data.toString())).values).toBeLessThan(answerLimits.export.maxValues);
  });

  describe('in exports', () => {
    /** The PDFs that the exports have requested. The test decides when each is ready. */
    let requestedPdfs: PromiseWithResolvers<Uint8Array>[];
    let startExport: () => { result: Promise<Buffer>; disconnect: () => void };
    beforeEach(() => {
      requestedPdfs = [];
      const printer = {
        ...createReportPrinter(),
        print: () => {
          const pdf = Promise.withResolvers<Uint8Array>();
          requestedPdfs.push(pdf);
          return pdf.promise;
        },
      };
      const dependencies = { db, clock: () => now, exportLimit: createExportLimit(), printer, settings };
      startExport = () => {
        const disconnection = new AbortController();
        let afterResponse = () => {};
        const result = exportData(dependencies, ada, {
          disconnectSignal: disconnection.signal,
          whenEnded: callback => {
            afterResponse = callback;
          },
        });
        const disconnect = () => {
          disconnection.abort('disconnected');
          afterResponse();
        };
        return { result, disconnect };
      };
    });

    it('are read for at most two callers at a time', async () => {
      const first = startExport();
      const second = startExport();
      const { result: refused } = startExport();
      await expect(refused).rejects.toBeInstanceOf(Busy);
      await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 5 });
      await Promise.all([first.result, second.result]);
    });

    it('are no longer printed for a caller who has disconnected', async () => {
      for (let index = 0; index < 3; index += 1) await createReport({ age_in_years: 40 + index });
      const first = startExport();
      const second = startExport();
      await expect.poll(() => requestedPdfs.length).toBe(2);
      first.disconnect();
      for (const pdf of requestedPdfs) pdf.resolve(new Uint8Array());
      await expect(first.result).rejects.toBe('disconnected');
      // The disconnected caller's slot is free, but only once.
      const third = startExport();
      await expect(startExport().result).rejects.toBeInstanceOf(Busy);
      // Seven PDFs in all: one for the disconnected caller, and three for each of the other two.
      for (let index = 2; index < 7; index += 1) {
        await expect.poll(() => requestedPdfs.length).toBeGreaterThan(index);
        requestedPdfs[index]?.resolve(new Uint8Array());
      }
      expect(JSON.parse((await second.result).toString()).reportPdfs).toHaveLength(3);
      expect(JSON.parse((await third.result).toString()).reportPdfs).toHaveLength(3);
    });
  });
});
