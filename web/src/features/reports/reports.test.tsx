import type { HraGetReportDataOutput } from '@choose-life/client';
import { rejected } from '@choose-life/client/testing';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '@/api/trpc';
import type { DebounceTimer } from '@/components/debounce-timer';
import { reportKinds as kinds } from '../../../test/report-kinds.ts';
import {
  accessibilityViolations,
  adapter,
  button,
  closeError,
  delayedResponse,
  details,
  expectAbsent,
  expectPath,
  expectVisible,
  heading,
  inputsOf,
  link,
  main,
  open,
  reportOf,
  status,
  textsOf,
} from '../../../test/screen.tsx';

/* The numbers in titles (s.2.3) are sections of docs/specification.md. */

interface ReportItem {
  /** Null for an unfinished assessment, which has a unique string instead. */
  readonly id: string | null;
  readonly createdAt?: string;
  readonly status?: string;
  readonly riskAge?: number | null;
  readonly uniqueString?: string | null;
  /** Why the report has no risk age. */
  readonly reason?: string | null;
}
/** An item of the report list, by default with a risk age. */
const reportItem = ({
  id,
  createdAt = '2024-03-10T09:30:00.000Z',
  status = 'ACTIVE',
  riskAge = 52,
  uniqueString = null,
  reason = null,
}: ReportItem) => ({
  risksAppraisedAuditReportId: id,
  risksAppraisedAuditCreatedAt: createdAt,
  risksAppraisedAuditStatus: status,
  risksAppraisedAuditRiskAge: riskAge,
  risksAppraisedUniqueString: uniqueString,
  risksAppraisedAuditReason: reason,
});

const unfinishedAssessment: ReportItem = {
  id: null,
  createdAt: '2024-05-12T09:30:00.000Z',
  status: 'PENDING',
  riskAge: null,
  uniqueString: 'saved-1',
};

const respondWithReports = (...data: ReturnType<typeof reportItem>[]) =>
  adapter.answer({
    risksAppraisedAudit: { readByRisksAppraisedAuditUserId: { responseCode: '00', data } },
  });

/** The width of a phone's screen, in CSS pixels. */
const phoneWidth = 390;

const sectionHeading = (name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 2, name });
/** The card that contains a heading. Cast: a heading without a card fails the test. */
const cardOf = (name: string | RegExp) =>
  page.elementLocator(sectionHeading(name).element().closest('[class*=rounded-card]') as Element);
const cardTextOf = (name: string | RegExp) => textsOf(cardOf(name)).join();
const sectionHeadings = () => textsOf(main().getByRole('heading', { level: 2 }));
/** The texts of the three age cards. Cast: each heading is followed by its age. */
const ageTexts = () =>
  ['Your Target Age', 'Your Risk Age', 'Current Age'].map(
    name => (heading(name).element().nextElementSibling as HTMLElement).innerText,
  );

/** Opens the analysis of a report. A report without the property `report` has only the three ages. */
async function openReport(
  {
    report = null,
    ...ages
  }: Omit<HraGetReportDataOutput, 'status' | 'report'> & Partial<HraGetReportDataOutput>,
  path = '/reports/summary',
  debounceTimer?: DebounceTimer,
): Promise<void> {
  adapter.answer({ hra: { getReportData: { ...ages, status: 'OK', report } } });
  const stored = { singleReportId: 'report-1', getResultsReportId: 'report-2' };
  await open(path, { stored, ...(debounceTimer && { debounceTimer }) });
  await expectVisible(heading('ANALYSIS'));
  await expectAbsent('Loading your report...');
  // The sections below the first view are rendered last.
  await expectVisible(sectionHeading(/^(How we worked this out|About this report)$/));
}
/** Opens the report of sample answers, which `report-kinds.ts` describes. */
const openKind = async (kind: keyof typeof kinds, debounceTimer?: DebounceTimer) =>
  openReport(await reportOf(kinds[kind]), '/reports/summary', debounceTimer);

describe('the reports', () => {
  it(`s.2.3: show 'Loading Report Table...' until the list is loaded`, async () => {
    const list = delayedResponse({
      responseCode: '00' as const,
      data: [reportItem({ id: 'r-1' })],
    });
    adapter.answer({ risksAppraisedAudit: { readByRisksAppraisedAuditUserId: list.answer } });
    await open('/reports');
    await expectVisible('Loading Report Table...');
    list.release();
    await expectVisible(page.getByRole('table'));
    await expectAbsent('Loading Report Table...');
  });

  it('s.2.3, s.4, s.5: show Completed and a risk age only for reports with the status ACTIVE', async () => {
    respondWithReports(
      reportItem({ id: 'r-1', riskAge: 52.4 }),
      reportItem({ id: 'r-2', createdAt: '2024-04-11T09:30:00.000Z', status: 'INACTIVE', riskAge: 51 }),
      reportItem(unfinishedAssessment),
      reportItem({ id: 'r-4', createdAt: '2024-02-09T09:30:00.000Z', status: 'active', riskAge: 49 }),
    );
    await open('/reports');
    const table = page.getByRole('table').first();
    await expectVisible(table);
    // The header of the buttons is only for screen readers.
    const headers = ['S/N', 'DATE CREATED', 'STATUS', 'RISK AGE', 'Action'];
    expect(textsOf(table.getByRole('columnheader'))).toEqual(headers);
    const [, ...rows] = table.getByRole('row').all();
    expect(rows.map(row => textsOf(row.getByRole('cell')))).toEqual([
      // The browser of the tests is in Lagos, one hour ahead of UTC (`vitest.config.ts`).
      ['1', 'March 10, 2024\n10:30 AM', 'Completed', '52', 'View/Download Report'],
      ['2', 'April 11, 2024\n10:30 AM', 'Uncompleted', '-', 'View/Download Report'],
      ['3', 'May 12, 2024\n10:30 AM', 'Uncompleted', '-', 'Complete Test'],
      ['4', 'February 9, 2024\n10:30 AM', 'Uncompleted', '-', 'View/Download Report'],
    ]);
  });

  it('s.3: store the id of the newest report that has an id', async () => {
    respondWithReports(
      reportItem({ id: 'r-1' }),
      reportItem({ id: 'r-2', createdAt: '2024-04-11T09:30:00.000Z', status: 'INACTIVE', riskAge: 51 }),
      reportItem(unfinishedAssessment),
    );
    await open('/reports');
    await expectVisible(page.getByRole('table'));
    expect(localStorage.reportId).toBe('r-2');
  });

  it('show dates and times in the time zone of the operator, and name the zone', async () => {
    respondWithReports(reportItem({ id: 'r-1', createdAt: '2024-03-10T20:30:00.000Z' }));
    const ages = { targetAge: 44, riskAge: 52, currentAge: 45, report: null };
    // Only a report contains the time zone of the operator, the list does not.
    adapter.answer({ hra: { getReportData: { ...ages, status: 'OK', timeZone: 'Asia/Kathmandu' } } });
    await open('/reports');
    await expectVisible('Times are those of Asia/Kathmandu.', 'March 11, 2024', '02:15 AM');
  });

  const lowerRiskAge = [
    reportItem({ id: 'r-1' }),
    reportItem({ id: 'r-2', createdAt: '2024-04-11T09:30:00.000Z', riskAge: 45 }),
  ];
  const chart = page.getByRole('img', { name: 'Your risk age went down from 52 to 45.' });
  const isChartGreen = () => chart.element().querySelector('.fill-good') !== null;

  it.each([
    ['in green', { targetAge: 44, riskAge: 45, currentAge: 45, status: 'OK' as const, report: null }, true],
    // It is then not known whether the person has urgent findings.
    ['without green if the newest report cannot be loaded', rejected('UPSTREAM_ERROR'), false],
  ])('show a lower risk age %s', async (_, getReportData, isGreen) => {
    respondWithReports(...lowerRiskAge);
    adapter.answer({ hra: { getReportData } });
    await open('/reports');
    await expectVisible(chart);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.poll(isChartGreen).toBe(isGreen);
  });

  it('show a lower risk age without green if the newest report has an urgent finding', async () => {
    respondWithReports(...lowerRiskAge);
    adapter.answer({ hra: { getReportData: await reportOf(kinds.urgent) } });
    await open('/reports');
    // The age is in the newest report, so that report is loaded now.
    await expectVisible(chart, 'Your age now: 45');
    expect(isChartGreen()).toBe(false);
  });

  it('show an earlier decrease without green if the newest report has no risk age', async () => {
    const newest = reportItem({ id: 'r-3', createdAt: '2024-05-12T09:30:00.000Z', riskAge: null });
    respondWithReports(...lowerRiskAge, newest);
    const ages = { targetAge: null, riskAge: null, currentAge: 45, report: null };
    adapter.answer({ hra: { getReportData: { ...ages, status: 'OK' } } });
    await open('/reports');
    await expectVisible(chart, 'Your latest report has no risk age.', 'Your age now: 45');
    expect(isChartGreen()).toBe(false);
  });

  it('have a message if the list is empty', async () => {
    respondWithReports();
    await open('/reports');
    await expectVisible(/^No reports yet\./);
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('show the time and the number of each report, so that two reports of one day differ', async () => {
    respondWithReports(
      reportItem({ id: 'r-1', riskAge: 80 }),
      reportItem({ id: 'r-2', createdAt: '2024-03-10T11:30:00.000Z', riskAge: 80 }),
    );
    await open('/reports', { width: phoneWidth });
    const cells = page.getByRole('cell');
    await expectVisible(
      cells.filter({ hasText: /10:30 AM · Report 1 of 2/ }),
      cells.filter({ hasText: /12:30 PM · Report 2 of 2/ }),
    );
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('show the reason if a report has no risk age', async () => {
    const reason = 'The risk age is made for 30 to 74.';
    respondWithReports(reportItem({ id: 'r-1', riskAge: null, reason }));
    await open('/reports', { width: phoneWidth });
    await expectVisible(page.getByRole('cell').filter({ hasText: /^-The risk age is made for 30 to 74/ }));
  });

  it('s.1, s.2.3, s.3: load a report with the client id of the reports pages, then open its analysis', async () => {
    const report = delayedResponse({
      status: 'OK' as const,
      targetAge: 44,
      riskAge: 52,
      currentAge: 45,
      report: null,
    });
    adapter.answer({ hra: { getReportData: report.answer } });
    // The page itself loads only the newest report, which is not the pressed one.
    respondWithReports(
      reportItem({ id: 'report-1' }),
      reportItem({ id: 'report-2', createdAt: '2024-04-11T09:30:00.000Z' }),
    );
    await open('/reports');
    await button('View/Download Report').first().click();
    // The client id is the default of `CLIENT_ID_REPORTS`.
    const input = { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-1' };
    await expect.poll(() => inputsOf('hra.getReportData')).toContainEqual(input);
    expect(location.pathname).toBe('/reports');
    report.release();
    await expectPath('/reports/summary');
    expect(localStorage).toMatchObject({ singleReportId: 'report-1', validReportId: 'report-1' });
    await expectVisible(heading('Current Age'));
    expect(ageTexts()).toEqual(['44', '52', '45']);
  });

  it('s.2.3, s.3: open the general page with the saved answers of an unfinished assessment', async () => {
    respondWithReports(reportItem(unfinishedAssessment));
    await open('/reports');
    await button('Complete Test').click();
    await expectPath('/hra/general');
    await expectVisible(button('Next'));
    expect(inputsOf('hra.getSavedAnswers')).toEqual([
      { uniqueString: 'saved-1', userId: 'ada@example.test' },
    ]);
    expect(localStorage.uniqueString).toBe('saved-1');
  });
});

describe('the report analysis', () => {
  it.each([
    ['/reports/summary', 'report-1'],
    ['/results/summary', 'report-2'],
  ])(
    's.2.3: shows at %s the three ages, and the difference between the rounded risk age and target age',
    async (path, id) => {
      await openReport({ targetAge: 47.4, riskAge: 52.6, currentAge: 45 }, path);
      await expectVisible(heading('Health Risk Report'), 'Healthier living can reduce your risks by 6 years');
      await expectVisible(
        'Your risk age compares your answers with those of people of your sex and age. Your target age is what it could become after changes that are in your hands.',
      );
      expect(ageTexts()).toEqual(['47', '53', '45']);
      await expectVisible(page.getByRole('img', { name: /^Target age 47, Current age 45, Risk age 53$/ }));
      expect(inputsOf('hra.getReportData')).toMatchObject([{ getReportDataReportId: id }]);
    },
  );

  it('has no empty sections if the report has only the three ages', async () => {
    await openReport({ targetAge: 44, riskAge: 52, currentAge: 45 });
    expect(sectionHeadings()).toEqual(['ANALYSIS', 'How we worked this out']);
  });

  it(`s.2.3: shows '-' for a missing age`, async () => {
    await openReport({ targetAge: null, riskAge: null, currentAge: null });
    await expectVisible(/^This report has no risk age/);
    expect(ageTexts()).toEqual(['-', '-', '-']);
  });

  it('s.1, s.2.3, s.4: shows the error of a download', async () => {
    adapter.answer({ hra: { getReportPdf: rejected('UPSTREAM_ERROR', { message: 'no file' }) } });
    await openReport({ targetAge: 44, riskAge: 52, currentAge: 45 });
    await button('Download Results').first().click();
    await closeError('no file');
    const input = { getReportPdfClientId: 'choose-life-demo-1', getReportPdfReportId: 'report-1' };
    expect(inputsOf('hra.getReportPdf')).toEqual([input]);
  });

  it('begins with the urgent notices that this tab stored when it submitted the answers', async () => {
    const notices = urgentRows.filter(({ id }) => id === 'worry');
    sessionStorage.urgentAtSubmit = JSON.stringify({ reportId: 'report-1', notices });
    await openReport({ targetAge: 44, riskAge: 52, currentAge: 45 });
    await expectVisible(heading('You have had a lot of worry lately'));
    expect(sectionHeadings()[0]).toBe('Read this first');
  });

  it('names the person, the date and the number of the report', async () => {
    respondWithReports(
      reportItem({ id: 'report-1' }),
      reportItem({ id: 'report-0', createdAt: '2024-02-10T09:30:00.000Z' }),
    );
    await openReport({ targetAge: 44, riskAge: 52, currentAge: 45 });
    await expectVisible('Ada Okafor · March 10, 2024, 10:30 AM · Report 2 of 2');
  });

  it('has its sections in a fixed order', async () => {
    const report = await reportOf(kinds.usual);
    const sinceLast = {
      at: '2025-09-01T08:00:00.000Z',
      riskAge: { years: 52, bound: null },
      isOtherRule: false,
      moved: [{ factor: 'weight', label: 'Weight', years: 1.1 }],
    };
    await openReport({ ...report, report: report.report && { ...report.report, sinceLast } });
    // The letter is loaded after the page.
    await expect
      .poll(sectionHeadings)
      .toEqual([
        'ANALYSIS',
        'Do this first',
        expect.stringMatching(/^Why \d\d, not 47$/),
        'In 10 years',
        'What if',
        'Since last time',
        'Your numbers and habits',
        'How we worked this out',
        'Letter to a health worker',
      ]);
  });

  it('shows factors whose years add up from the real age to the risk age', async () => {
    await openKind('usual');
    await expectVisible(sectionHeading(/^Why/));
    const whyText = cardTextOf(/^Why/);
    const [, riskAge, realAge] = /Why (\d\d), not (\d\d)/.exec(whyText) ?? [];
    const yearsOfFactors = [...whyText.matchAll(/([+−])(\d+) years?/g)].map(([, sign, years]) =>
      sign === '+' ? Number(years) : -Number(years),
    );
    const sum = yearsOfFactors.reduce((total, years) => total + years, Number(realAge));
    expect(sum).toBe(Number(riskAge));
  });

  it('has two open steps, which link to their articles', async () => {
    await openKind('usual');
    await expectVisible(sectionHeading('Do this first'));
    expect(cardOf('Do this first').getByRole('heading', { level: 3 }).length).toBe(2);
    // The accessible name has a space before the visually hidden part.
    await link('Read the article : Stop smoking').click();
    await expectPath('/library/preview');
    expect(localStorage.contentId).toBe('your-last-cigarette');
  });

  describe('the letter to a health worker', () => {
    const letter = () => cardOf('Letter to a health worker');
    const openLetterOf = async (kind: keyof typeof kinds) => {
      await openKind(kind);
      // The letter is loaded after the page.
      await expectVisible(sectionHeading('Letter to a health worker'));
    };
    const showScoresCheckbox = page.getByRole('checkbox', { name: 'Show my scores for mood and worry' });
    const offerExtensions = (...userExtensions: string[]) =>
      adapter.answer({ authentication: { userDetails: { ...details, userExtensions } } });

    it('begins with the reason, and shows its facts when it is unfolded', async () => {
      await openLetterOf('urgent');
      await expectVisible(letter().getByText(/^Please see today: blood pressure 190\/124 mmHg/));
      const fact = letter().getByText(/72 beats a minute/);
      await expect.element(fact).not.toBeVisible();
      await letter().getByText('Open the letter').click();
      await expectVisible(fact, letter().getByText('Your blood pressure is very high'));
    });

    it('has the date below the facts about the person, also if the name is not known', async () => {
      adapter.answer({
        authentication: { userDetails: { ...details, userFirstName: null, userLastName: null } },
      });
      respondWithReports(reportItem({ id: 'report-1' }));
      await openLetterOf('usual');
      await letter().getByText('Open the letter').click();
      await expectVisible(letter().getByText(/^Self-reported, not verified · March 10, 2024/));
      await expectVisible(letter().getByText(/^Age: 47 years/));
    });

    it('contains scores and notices about mood and worry only if the person selects them', async () => {
      await openLetterOf('urgent');
      await letter().getByText('Open the letter').click();
      await expect.element(showScoresCheckbox).not.toBeChecked();
      expect(cardTextOf('Letter to a health worker')).not.toMatch(
        /5 of 6|sound heavy|Talk about how you have felt/,
      );
      await showScoresCheckbox.click();
      await expectVisible(
        letter().getByText(/Mood \(PHQ-2\): 5 of 6\..*The question on self-harm is not asked\./),
      );
      await expectVisible(letter().getByText('The last two weeks sound heavy'));
      await showScoresCheckbox.click();
      await expectAbsent(letter().getByText(/5 of 6/));
      expect(await accessibilityViolations(letter())).toEqual([]);
    });

    it('is requested with or without the scores, as the person selects', async () => {
      offerExtensions('hra.getReportLetter');
      await openLetterOf('urgent');
      adapter.answer({ hra: { getReportLetter: rejected('UPSTREAM_ERROR', { message: 'no letter' }) } });
      await button('Download letter').click();
      await closeError('no letter');
      await showScoresCheckbox.click();
      await button('Download letter').click();
      await closeError('no letter');
      expect(inputsOf('hra.getReportLetter')).toEqual(
        [false, true].map(showScores => ({ getReportLetterReportId: 'report-1', showScores })),
      );
    });

    it('has no download button if the gateway does not offer the letter', async () => {
      offerExtensions();
      await openLetterOf('usual');
      await expectVisible(letter().getByText('Open the letter'));
      await expectAbsent(button('Download letter'));
    });
  });

  it('shows its time in the time zone of the operator, and names the zone', async () => {
    respondWithReports(reportItem({ id: 'report-1' }));
    await openReport({ targetAge: 44, riskAge: 52, currentAge: 45, timeZone: 'Asia/Kathmandu' });
    await expectVisible('Ada Okafor · March 10, 2024, 03:15 PM (Asia/Kathmandu time)');
  });

  it('begins with the urgent findings', async () => {
    await openKind('urgent');
    expect(textsOf(main().getByRole('heading')).slice(0, 4)).toEqual([
      'Read this first',
      'Your blood pressure is very high',
      'The last two weeks sound heavy',
      'Health Risk Report',
    ]);
    await expectVisible(sectionHeading('After that'));
  });

  it('has a headline of at most 18 px if there are urgent findings', async () => {
    await openKind('urgent');
    const headline = page
      .getByText(/^Healthier living can reduce your risks by/)
      .first()
      .element();
    // The size of body text: the headline must not look like praise.
    expect(Number.parseFloat(getComputedStyle(headline).fontSize)).toBeLessThanOrEqual(18);
  });

  describe('for a woman who may be pregnant', () => {
    const disclosure = () => main().getByText('Pregnant, could you be, or breast-feeding? Read this');
    // A blood sugar from 92 on, such as that of the demo account, has a note on pregnancy too.
    const woman = { ...kinds.younger, blood_glucose: 80, age_in_years: 30 };

    it('has one closed note on pregnancy below the ages', async () => {
      await openReport(await reportOf(woman));
      await expectVisible(disclosure());
      expect(disclosure().length).toBe(1);
      await expect.element(main().getByText('The risk age is not for you. Do not slim.')).not.toBeVisible();
    });

    it('shows the note below an urgent notice, which begins with the advice for pregnant women', async () => {
      await openReport(await reportOf({ ...woman, high_number: 188, low_number: 118 }));
      await expectVisible(main().getByText('The risk age is not for you. Do not slim.'));
      expect(disclosure().length).toBe(1);
      const notice = disclosure().element().closest('li');
      expect(notice?.querySelector('h3')?.innerText).toBe('Your blood pressure is very high');
      const first = notice?.querySelector<HTMLElement>('h3 + p');
      expect(first?.innerText).toMatch(/^If you are or could be pregnant: get emergency help now\./);
      expect(first && getComputedStyle(first).fontWeight).toBe('700');
      expect(await accessibilityViolations()).toEqual([]);
    });
  });

  it('links a factor to its question in a new assessment', async () => {
    await openKind('usual');
    await link('Answer this again : Smoking').click();
    await expectPath('/hra/smoking-and-vaping');
    await expect.poll(() => document.activeElement?.id).toBe('question-smoking');
    expect(document.querySelectorAll('form input:checked')).toHaveLength(0);
  });

  it('has a headline without "by 0 years" if the risk age cannot be reduced', async () => {
    await openKind('younger');
    await expectVisible('You are living younger than your years');
    await expectAbsent(/by 0 years/);
  });

  it(`shows '80 or over' everywhere if the risk age is beyond the end of the scale`, async () => {
    await openKind('capped');
    await expectVisible(
      page.getByRole('img', { name: /Risk age 80 or over/ }),
      sectionHeading('Why 80 or over, not 70'),
    );
    expect(ageTexts()[1]).toBe('80 or over');
    expect(cardTextOf('Why 80 or over, not 70')).toContain('where the scale ends');
  });

  it('shows the risk age as a range if an answer is missing', async () => {
    await openKind('estimated');
    await expectVisible(page.getByRole('img', { name: /somewhere from \d\d to \d\d/ }));
  });

  it('lists the reasons with links to their questions if there is no risk age', async () => {
    await openKind('withoutAges');
    await expectVisible(sectionHeading('What stands in the way of the number'));
    await link(/^Answer this again/)
      .first()
      .click();
    await expectPath('/hra/general');
    await expect.poll(() => document.activeElement?.id).toMatch(/^question-/);
  });

  it('names the age limits instead of questions to answer again, for a person of 25', async () => {
    await openReport(await reportOf({ ...kinds.usual, age_in_years: 25 }));
    await expectVisible('The risk age is made for 30 to 74.', sectionHeading('About this report'));
    expect(ageTexts()).toEqual(['-', '-', '25']);
    await expectAbsent(
      /stands in the way|How we worked this out|Your risk age is/,
      link(/^Answer this again/),
    );
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('shows markup as text, and wraps long words', async () => {
    const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);
    const markup = '<img src=x onerror=alert(1)>';
    const text = JSON.stringify(await reportOf(kinds.usual));
    await openReport(
      JSON.parse(
        text.replaceAll('"Blood pressure"', `"${longWord}"`).replaceAll('"Stop smoking"', `"${markup}"`),
      ),
    );
    await page.viewport(320, 640);
    await expectVisible(heading(markup), heading(longWord));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

/** Answers with the longest reports, found among the answers of 3,000 random people. */
const longReports: Readonly<Record<string, Answers>> = {
  'a woman of 69 with a fast heart, a fever, low sugar and a low mood': {
    age_in_years: 69,
    height_cm: 153,
    weight_kg: 99,
    blood_pressure_medication: 'yes',
    high_number: 141,
    low_number: 73,
    cholesterol_level: 303,
    blood_glucose: 67,
    smoking: 'still_smoke',
    PHQb: '3',
    GADa: '3',
    resting_heart_rate: 131,
    sleep2: '3_or_more',
    chh_fever: 'yes',
    chh_sbreath: 'yes',
  },
  'a man of 55 with a very high pressure, high sugar, a slow heart and 118 drinks a week': {
    sex: 'male',
    age_in_years: 55,
    height_cm: 179,
    weight_kg: 109,
    blood_pressure_medication: 'yes',
    high_number: 184,
    low_number: 109,
    cholesterol_level: 303,
    blood_glucose: 231,
    smoking: 'still_smoke',
    beer: 118,
    PHQb: '3',
    GADa: '3',
    resting_heart_rate: 35,
    still_smoke: '64',
  },
  'a woman of 46 with a high pressure, very high sugar and 64 drinks a week': {
    app_units: 'us_customary',
    age_in_years: 46,
    height: 5.75,
    weight: 266,
    blood_pressure_medication: 'yes',
    high_number: 178,
    low_number: 46,
    blood_glucose: 305,
    smoking: 'still_smoke',
    still_smoke: '98',
    beer: null,
    wine: null,
    wine_coolers: 64,
    GADb: '3',
    sleep3: '3_or_more',
  },
};

/* Heights are in CSS pixels. The maximum heights show when a change makes the reports much longer. */
describe('a report on a phone', () => {
  it.each<[string, Answers, number]>([
    ['the demonstration', {}, 5000],
    ...Object.entries(longReports).map(
      ([name, answers]) => [name, answers, 7500] satisfies [string, Answers, number],
    ),
  ])('has a limited height: %s', async (_, answers, maxHeight) => {
    adapter.answer({ hra: { getReportData: await reportOf(answers) } });
    await open('/reports/summary', { stored: { singleReportId: 'report-1' }, width: phoneWidth });
    await expectVisible(sectionHeading('Letter to a health worker'), page.getByRole('slider'));
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(maxHeight);
  });

  it('shows folded details after one tap', async () => {
    adapter.answer({ hra: { getReportData: await reportOf({}) } });
    await open('/reports/summary', { stored: { singleReportId: 'report-1' }, width: phoneWidth });
    await expectVisible(main().getByText('More about this number'));
    const folded = main().getByText('Race, income and where you live never change it.');
    await expect.element(folded).not.toBeVisible();
    await main().getByText('More about this number').click();
    await expectVisible(folded);
  });
});

describe('the form What if', () => {
  const slider = page.getByRole('slider', { name: 'My weight' });
  const notSmoking = page.getByRole('checkbox', { name: 'A year without smoking' });
  const whatIfInputs = () => inputsOf('hra.whatIf');

  /** The debounced callbacks. `runDebounced` replaces the passing of the debounce time. */
  const debounced = new Set<() => void>();
  const runDebounced = () => {
    for (const callback of debounced) callback();
  };
  const timer: DebounceTimer = callback => {
    debounced.add(callback);
    return () => debounced.delete(callback);
  };

  it('makes one call after the slider has stopped moving', async () => {
    await openKind('usual', timer);
    await expectVisible(slider);
    slider.element().focus();
    // From 94 kg (`kinds.usual`) to 86 kg.
    for (let press = 0; press < 8; press += 1) await userEvent.keyboard('{ArrowLeft}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '86 kg');
    expect(whatIfInputs()).toEqual([]);
    runDebounced();
    await expectVisible(status(/Your risk age would be/));
    expect(whatIfInputs()).toMatchObject([{ weight: 86 }]);
  });

  it('compares two changes together with each single change', async () => {
    await openKind('usual', timer);
    await notSmoking.click();
    await slider.fill('86');
    runDebounced();
    await expect.poll(whatIfInputs).toContainEqual(expect.objectContaining({ notSmoking: true, weight: 86 }));
    await expectVisible(/^Each alone would take off \d+ and \d+ years?; together they take off \d+/);
  });

  it('does not compare two changes while the result of both together is still loading', async () => {
    await openKind('usual', timer);
    await notSmoking.click();
    runDebounced();
    await expectVisible(status(/Your risk age would be/));
    await notSmoking.click();
    await slider.fill('86');
    runDebounced();
    await expect.poll(whatIfInputs).toHaveLength(2);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    // The results of both single changes are in the cache now, and the result of the second one is shown.
    const both = delayedResponse({ status: 'OK' as const, riskAge: 40, riskAgeBound: null, tenYears: 3 });
    adapter.answer({ hra: { whatIf: both.answer } });
    await notSmoking.click();
    runDebounced();
    await expect.poll(whatIfInputs).toHaveLength(3);
    await expectVisible(status(/Your risk age would be/));
    expect(page.getByText(/^Each alone/).length).toBe(0);
    both.release();
    await expectVisible(status(/Your risk age would be 40/));
  });

  it('shows the present risk age again after a reset', async () => {
    await openKind('usual', timer);
    await notSmoking.click();
    runDebounced();
    await expectVisible(status(/Your risk age would be/));
    await button('Back to my numbers').click();
    await expectVisible(status('Change something to see what it does.'));
  });

  it('allows no weight below the healthy range', async () => {
    await openKind('usual', timer);
    await expectVisible(slider);
    slider.element().focus();
    await userEvent.keyboard('{Home}');
    // Cast: a slider of this form is an input.
    const lowestWeight = Number((slider.element() as HTMLInputElement).value);
    // `kinds.usual` has a height of 1.79 m. A healthy body mass index starts at 18.5.
    expect(lowestWeight / 1.79 ** 2).toBeGreaterThanOrEqual(18.5);
    // At the limit the button is `aria-disabled`, and `click` would wait until it is enabled. `force` clicks immediately, as a person can.
    await page.getByRole('button', { name: /^One less: My weight/ }).click({ force: true });
    // Not the value of the input, which the browser itself keeps at the minimum.
    await expect.element(slider).toHaveAttribute('aria-valuetext', `${lowestWeight} kg`);
  });

  it(`shows an error instead of the result, and makes the call again after 'Try again'`, async () => {
    adapter.answer({ hra: { whatIf: rejected('UPSTREAM_ERROR') } });
    await openKind('usual');
    await notSmoking.click();
    await expectVisible(status(/This could not be worked out just now\./));
    await expectAbsent(page.getByRole('alertdialog'));
    adapter.answer({ hra: { whatIf: { status: 'OK', riskAge: 47, riskAgeBound: null, tenYears: 6.2 } } });
    await button('Try again').click();
    await expectVisible(status(/Your risk age would be/));
  });
});

describe('hidden ages', () => {
  /** The numbers in a card, without dates, whose day may be the same number as an age. */
  const numbersIn = (name: string | RegExp) => {
    const textWithoutDates = cardTextOf(name).replace(/\w+ \d+, \d{4}/g, '');
    return [...textWithoutDates.matchAll(/\d+/g)].map(([number]) => number);
  };
  // Only these cards contain ages. In other cards, a percentage or a dose may be the same number.
  const cardsWithAges = ['ANALYSIS', /^Why/, 'What if'];

  it('are in no section until the person shows them again', async () => {
    await openKind('usual');
    await expectVisible(sectionHeading('What if'));
    const [, riskAge = '', realAge = ''] =
      /Why (\d\d), not (\d\d)/.exec(main().element().textContent ?? '') ?? [];
    for (const name of cardsWithAges) expect(numbersIn(name)).toContain(riskAge);
    await button('Hide my age').click();
    await expectVisible(/Your ages are covered on this page\./);
    for (const name of cardsWithAges) {
      expect(numbersIn(name)).not.toContain(riskAge);
      expect(numbersIn(name)).not.toContain(realAge);
    }
    expect(sessionStorage.agesCovered).toBeDefined();
    await button('Show my age').click();
    await expectVisible(sectionHeading(`Why ${riskAge}, not ${realAge}`));
  });

  it('are not in the letter to a health worker either', async () => {
    await openKind('usual');
    await expectVisible(sectionHeading('Letter to a health worker'));
    const letter = cardOf('Letter to a health worker');
    await letter.getByText('Open the letter').click();
    await expectVisible(letter.getByText(/Age: 47 years/));
    await button('Hide my age').click();
    await expectVisible(letter.getByText(/Age: covered years/));
    await expectAbsent(letter.getByText(/Age: 47 years/));
  });
});
