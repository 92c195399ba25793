import { setImmediate } from 'node:timers/promises';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { letterOf, letterParts } from '@choose-life/contracts/domain/report/letter-view';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';
import { composeLetter } from '../../src/reports/pdf/compose.ts';
import { pageAreas } from '../../src/reports/pdf/header.ts';
import { type ReportToPrint, renderReport } from '../../src/reports/pdf/render-report.ts';
import { blankLineHeight } from '../../src/reports/pdf/sections/letter.ts';
import { Sheet } from '../../src/reports/pdf/sheet.ts';
import { reportToPrint, sampleReports } from '../../testing/sample-reports.ts';
import { startGateway } from '../../testing/start-gateway.ts';
import { sampleOfAnswers } from '../appraisal/weighted-answers.ts';
import { call } from '../call.ts';
import { elementsOf, readPdf } from './read-pdf.ts';
import { belongsTo, requiredTextsOfLetter, withoutSpaces } from './report-strings.ts';

/** The timeout of the long run, which lays out or draws thousands of reports. */
const longRunMs = 3_600_000;

/** A long name, with letters that have several marks. */
const name = 'Oluwafẹ\u0301ranmi-Adébùkọ\u0301lá Ọlọ\u0301runtóbi Ńkẹ\u0301mdìlím Ɓala Ɗanƙwairo';
const reportOn = (answers: Answers) => reportToPrint({ answers, name });
const reportsOfPeople = (count: number) => sampleOfAnswers(count).map(reportOn);
const newSheet = () => new Sheet({ title: '', createdAt: new Date(0), keywords: '' });
const scoreChoices = [{ showScores: true }, { showScores: false }];

/** A woman with many facts, and scores for mood and worry. */
const womanWithManyFacts: Answers = {
  ...demoAnswers,
  sex: 'female',
  age_in_years: 48,
  hysterectomy: 'no',
  high_number: 165,
  low_number: 104,
  blood_pressure_medication: 'yes',
  smoking: 'used_to_smoke',
  used_to_smoke: 20,
  years_since_quitting: 4,
  beer: 18,
  wine: 6,
  wine_coolers: 0,
  mixed_drinks: 0,
  blood_glucose: 214,
  PHQa: '3',
  PHQb: '2',
  GADa: '0',
  GADb: '0',
};
const letterFor = (answers: Answers, options: Parameters<typeof letterOf>[1] = { showScores: false }) => {
  const { letter } = reportOn(answers).view;
  if (letter === null) throw new Error('the report has no letter');
  return letterOf(letter, options);
};
const rowsFor = (answers: Answers) =>
  Object.fromEntries(
    letterFor(answers).groups.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])),
  );

/** Samples with all notices together, which no answers can cause. Their letter may be longer than a page. */
const impossibleSamples: readonly ReportToPrint[] = [
  sampleReports['every urgent notice'],
  sampleReports['everything at once, every notice'],
];
const possibleSamples = Object.values(sampleReports).filter(report => !impossibleSamples.includes(report));

describe('the letter to a health worker', () => {
  it('is one page for all answers, with and without scores', { timeout: longRunMs }, async () => {
    const allReports = [...reportsOfPeople(inject('long') ? 20_000 : 50), ...possibleSamples];
    let sheet = newSheet();
    for (const [index, report] of allReports.entries()) {
      // A sheet caches every text that it has measured.
      if (index % 200 === 199) sheet = newSheet();
      // A document of pdfkit is a stream, which stays in memory until an event-loop turn.
      await setImmediate();
      // The head of `reportToPrint` has no name. A long name can need a second line.
      const head = { ...report.head, parts: [name, ...report.head.parts] };
      for (const choice of scoreChoices) {
        const options = { ...choice, isSeparateDocument: true };
        const { count, placedBlocks } = composeLetter(sheet, { ...report, head }, options);
        expect(count, `report ${index}`).toBe(report.view.letter === null ? 0 : 1);
        for (const { block, y } of placedBlocks)
          expect(y + block.height).toBeLessThanOrEqual(pageAreas.following.bottom);
      }
    }
  });

  const shortestLettersOf = ({ view }: ReportToPrint) => {
    const { letter } = view;
    if (letter === null) return [];
    return scoreChoices.map(({ showScores }) => {
      const { instructions } = letterOf(letter, { showScores, omittedParts: new Set(letterParts) });
      const has = ({ title, when }: { title: string; when: string }) =>
        instructions.some(instruction => instruction.label === when && instruction.what.includes(title));
      return { view, letter, showScores, instructions, has };
    });
  };
  /** The letters without optional parts, each with the view of its report. */
  let shortestLetters: ReturnType<typeof shortestLettersOf>;
  beforeAll(() => {
    shortestLetters = reportsOfPeople(inject('long') ? 20_000 : 80).flatMap(shortestLettersOf);
  }, longRunMs);

  it('has every instruction of the report with its time, even if all optional parts are omitted', () => {
    for (const { has, instructions, letter, view } of shortestLetters) {
      for (const notice of view.urgent?.notices ?? []) {
        // Notices with the urgency `talk` are about mood and worry. The report merges several notices with the urgency `now` into one with the
        // id `now`. The letter lists each of them, which the next loop checks.
        if (notice.urgency !== 'talk' && notice.id !== 'now') expect(has(notice), notice.title).toBe(true);
      }
      for (const { title, urgency } of letter.notices) {
        if (urgency === 'now') expect(instructions.map(({ what }) => what).join()).toContain(title);
      }
      for (const { band, label, text } of view.numbers?.rows ?? []) {
        if (!text?.includes('within 3 months')) continue;
        const within3Months = instructions.find(({ label }) => label === 'Within 3 months')?.what;
        expect(within3Months).toContain(`${label}: ${band}`);
      }
    }
  });

  it('has instructions on mood and worry only if the person shows the scores', () => {
    for (const { has, showScores, view } of shortestLetters) {
      for (const notice of view.urgent?.notices ?? []) {
        if (notice.urgency === 'talk') expect(has(notice), notice.title).toBe(showScores);
      }
    }
  });

  it('keeps numbers, medicine, pregnancy, alcohol and the lines to fill in if all optional parts are omitted', () => {
    const options = { showScores: false, omittedParts: new Set(letterParts) };
    const { blankLines, groups } = letterFor(womanWithManyFacts, options);
    const labels = groups.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels).toEqual(
      expect.arrayContaining([
        'Blood pressure',
        'Blood pressure medicine',
        'Pregnancy',
        'Alcohol (14 g a drink)',
      ]),
    );
    expect(labels).not.toContain('Last smear or HPV test');
    expect(labels).not.toContain('Sleep');
    expect(blankLines.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Known diabetes',
        'Kidney disease',
        'Heart disease',
        'Family history',
        'Statin',
        'Plan',
      ]),
    );
  });
});

describe('the first line of a letter', () => {
  const withoutMoodAnswers = { ...womanWithManyFacts, PHQa: null, PHQb: null };
  it.each<[string, Answers, string]>([
    [
      'a week',
      withoutMoodAnswers,
      'Please see within a week: blood pressure 165/104 mmHg, on medicine; fasting blood sugar 214 mg/dL',
    ],
    [
      'only mood, which the person does not show',
      { PHQa: '3', PHQb: '3' },
      'For the record: nothing on this page is urgent.',
    ],
    ['short breath', { chh_sbreath: 'yes' }, 'Please see today: short of breath'],
  ])('has the reason and the time: %s', (_what, answers, reason) => {
    expect(letterFor(answers).reason).toBe(reason);
  });
});

describe('the facts of a letter', () => {
  it('have both units, alcohol in grams, and the cigarettes a day of a former smoker', () => {
    expect(rowsFor({ ...womanWithManyFacts, cholesterol_check: '1', cholesterol_level: 232 })).toMatchObject({
      'Fasting blood sugar': '214 mg/dL (11.9 mmol/L), asked for as fasting',
      'Total cholesterol': '232 mg/dL (6.0 mmol/L)',
      'Alcohol (14 g a drink)': '24 drinks a week, 336 g',
      Smoking: 'Stopped 4 years ago; before that 20 cigarettes a day',
      Pregnancy: 'Possible, not asked',
    });
  });

  it('name one cigarette in the singular', () => {
    expect(
      rowsFor({ smoking: 'still_smoke', still_smoke: 1, daily_cigars: 2, daily_pipes: 1 }),
    ).toMatchObject({
      Smoking: 'Yes, 1 cigarette a day, 2 cigars a day, 1 pipe a day',
    });
  });

  it('have no row on pregnancy for a woman who cannot be pregnant', () => {
    expect(rowsFor({ ...womanWithManyFacts, hysterectomy: 'yes' })).not.toHaveProperty('Pregnancy');
  });

  it('have the ten-year risk with its model, inputs and assumptions', () => {
    expect(rowsFor({ ...womanWithManyFacts, blood_glucose: null })).toMatchObject({
      Model: expect.stringContaining('Framingham 2008'),
      Inputs: expect.stringContaining('blood pressure: 165/104 mmHg'),
      Assumed: expect.stringContaining('no blood sugar number'),
      "Healthy peer's risk": expect.stringMatching(/ in 100$/),
    });
  });

  it('say why there is no ten-year risk', () => {
    expect(rowsFor({ ...womanWithManyFacts, age_in_years: 25 })['Ten-year risk']).toMatch(
      /^not worked out\. ./,
    );
  });
});

describe('mood and worry in a letter', () => {
  it('are in scores, notice and step if the person shows them', () => {
    const text = JSON.stringify(letterFor(womanWithManyFacts, { showScores: true }));
    expect(text).toContain('Mood (PHQ-2): 5 of 6.');
    expect(text).toContain('The question on self-harm is not asked.');
    expect(text).toContain('The last two weeks sound heavy');
    expect(text).toContain('Talk about how you have felt');
    expect(text).not.toContain('PHQ-2 and GAD-2 scores');
  });

  it('are missing if the person hides them, and the letter has a line to write the scores', () => {
    const text = JSON.stringify(letterFor(womanWithManyFacts));
    expect(text).not.toMatch(/5 of 6|self-harm|sound heavy|Talk about how you have felt/);
    expect(text).toContain('PHQ-2 and GAD-2 scores');
  });
});

describe('the letter as a PDF by itself', () => {
  const printedReports = reportsOfPeople(inject('long') ? 2_000 : 4);

  it('is one tagged page with exactly the texts of the letter', {
    timeout: longRunMs,
  }, async () => {
    for (const [index, report] of printedReports.entries()) {
      const showScores = index % 2 === 0;
      const pdf = await readPdf(await renderReport({ ...report, letter: { showScores } }));
      expect(pdf.pages).toHaveLength(1);
      expect(pdf.title).toBe('Letter to a health worker');
      expect(pdf.unmarkedDrawings).toEqual([]);
      expect(pdf.rasterImages).toBe(0);
      expect(pdf.orphanedContents).toEqual([]);
      // The smallest font size of a report (`minFontSize`).
      expect(pdf.smallestFontSize).toBeGreaterThanOrEqual(9.5);
      const elements = pdf.pages.flatMap(elementsOf);
      const withText = elements.filter(({ text }) => withoutSpaces(text) !== '');
      const belongs = belongsTo({ ...report, letter: { showScores } });
      expect(withText.filter(({ text }) => !belongs(text)).map(({ text }) => text)).toEqual([]);
      const texts = new Set(withText.map(({ text }) => withoutSpaces(text)));
      const requiredTexts = report.view.letter
        ? requiredTextsOfLetter(report.view.letter, { showScores })
        : [];
      expect(requiredTexts.filter(text => !texts.has(withoutSpaces(text)))).toEqual([]);
      const [titleRole, ...headingRoles] = elements
        .map(({ role }) => role)
        .filter(role => /^H\d$/.test(role));
      expect(titleRole).toBe('H1');
      expect(new Set(headingRoles)).toEqual(new Set(['H2']));
    }
  });

  it('has lines to write on that are 7.8 mm high (docs/decisions/0010)', () => {
    const pointsPerInch = 72;
    const mmPerInch = 25.4;
    expect((blankLineHeight / pointsPerInch) * mmPerInch).toBeCloseTo(7.8, 1);
  });
});

describe('the call for a letter', () => {
  it('is answered for a report of the caller, and refused for a report of another person', async () => {
    const gateway = await startGateway();
    onTestFinished(gateway.stop);
    const ada = await gateway.createAccount({ email: 'ada@example.test' });
    const obi = await gateway.createAccount({ email: 'obi@example.test' });
    const getReportLetterReportId = await gateway.createReport(ada.email);
    const request = { getReportLetterReportId, showScores: false };
    const made = await call(gateway, 'hra.getReportLetter', request, { token: ada.token });
    const pdf = await readPdf(Buffer.from(String(made.body), 'base64'));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.title).toBe('Letter to a health worker');
    const refused = await call(gateway, 'hra.getReportLetter', request, { token: obi.token });
    expect(refused.body.responseMessage).toBe('We could not find this report.');
  });
});
