import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { appraise } from '../../appraisal/appraise.ts';
import { anyAnswers } from '../../appraisal/arbitraries.ts';
import { framinghamOffice, hashOfModel } from '../../appraisal/model.ts';
import { type PrintedReport, renderReport } from './render-report.ts';

const answers: Answers = {
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 90,
  high_number: 138,
  low_number: 88,
  smoking: 'still_smoke',
  weekly_physical_activity: '1',
};
const report: PrintedReport = {
  reportId: 'report-1',
  name: 'Adébáyọ\u0300 Ọláṣẹ',
  createdAt: '2026-03-10T14:05:00.000Z',
  appraisal: appraise(answers),
};
const render = (change: Answers, rest: Partial<PrintedReport> = {}) =>
  renderReport({ ...report, appraisal: appraise({ ...answers, ...change }), ...rest });

describe('report as PDF', () => {
  it('is a tagged PDF with title and language', async () => {
    const pdf = (await renderReport(report)).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    const marks = [
      '/Marked true',
      '/Lang (en)',
      '(Health Risk Report)',
      '/DisplayDocTitle true',
      '/S /Figure',
    ];
    for (const mark of marks) expect([mark, pdf.includes(mark)]).toEqual([mark, true]);
    expect(/\/(JavaScript|EmbeddedFile|URI|Launch)\b/.test(pdf)).toBe(false);
  });

  it('is the same bytes for the same report', async () => {
    const first = await renderReport(report);
    expect((await renderReport(report)).equals(first)).toBe(true);
    const stored: PrintedReport = JSON.parse(JSON.stringify(report));
    expect((await renderReport(stored)).equals(first)).toBe(true);
    expect((await render({}, { createdAt: '2026-03-11T14:05:00.000Z' })).equals(first)).toBe(false);
  });

  it('can be printed for any answers and any name, in at most four pages', async () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(anyAnswers, names, async (given, name) => {
        const pdf = await renderReport({ ...report, name, appraisal: appraise(given) });
        const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
        expect(pages.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 25 },
    );
  });
});

async function textOf(pdf: Promise<Buffer>): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

describe('text of the report', () => {
  it('says the numbers, their limits and the model', async () => {
    const text = await textOf(renderReport(report));
    expect(text).toContain('Healthier living can reduce your risks by 19 years');
    expect(text).toContain('Adébáyọ\u0300 Ọláṣẹ'.normalize('NFC'));
    expect(text).toContain('March 10, 2026');
    expect(text).toMatch(/Your Target Age 45 Your Risk Age 64 Current Age 45/);
    expect(text).toContain('not a diagnosis');
    expect(text).toContain('heart attack, a stroke or heart failure');
    expect(text).toContain('It reproduces 24 reference values');
    expect(text).toContain(hashOfModel(framinghamOffice));
    expect(text).toContain('We do not know if you take medicine for blood pressure. We counted it as no.');
    expect(text).toContain('Page 1 of');
  });

  it('says every reason with its next step where there is no number', async () => {
    const change = { smoking: null, sex: null, high_number: 230 };
    const text = await textOf(render(change));
    for (const reason of appraise({ ...answers, ...change }).reasons) {
      expect(text).toContain(reason.text);
      expect(text).toContain(reason.nextStep);
    }
  });

  it('says first what is urgent', async () => {
    const text = await textOf(render({ high_number: 190, low_number: 125 }));
    expect(text.indexOf('Read this first. Blood pressure: 190/125 mmHg')).toBeLessThan(
      text.indexOf('Your Risk Age'),
    );
  });

  it('names the help that the operator has configured, when the short scales ask for it, and their makers', async () => {
    const helpLines = ['Staff counsellor, extension 210'];
    const text = await textOf(render({ PHQa: '3', PHQb: '3' }, { helpLines }));
    expect(text).toContain('You do not have to carry it alone');
    expect(text).toContain('Staff counsellor, extension 210');
    expect(text).toContain('developed by Drs. Robert L. Spitzer');
    expect(await textOf(render({ PHQa: '0', PHQb: '0' }, { helpLines }))).not.toContain('Staff counsellor');
  });

  it('is not changed by a hidden answer', async () => {
    expect(await textOf(render({ pap_smear_test: 'never' }))).toBe(await textOf(render({})));
  });

  it('prints a name as text, without control characters', async () => {
    expect(await textOf(render({}, { name: 'A\u0000da <b>\u202EObi</b>' }))).toContain('A da <b> Obi</b>');
  });
});
