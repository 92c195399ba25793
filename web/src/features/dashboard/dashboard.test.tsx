import { delayed, rejected } from '@choose-life/client/testing';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '@/session/storage-keys';
import {
  accessibilityViolations,
  ada,
  adapter,
  button,
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
  text,
  textsOf,
} from '../../../test/screen.tsx';

/*
 * The numbers in titles (s.2.3) are sections of docs/specification.md. If a test defines no response for a call, the response is the
 * example of the contract: Ada, and one report `report-1` with a risk age of 52, a target age of 44 and a real age of 45.
 */

/** The height of a phone without the tab bar of the app, in pixels. */
const firstViewHeight = 844 - 64;
const praise = /keep it up|win back|younger|congratulations|well done/i;
const mainText = () => textsOf(main()).join();
const withDetails = (changes: object) =>
  adapter.answer({ authentication: { userDetails: { ...details, ...changes } } });
// Cast: the parent of a heading is an HTML element, and a missing parent fails the test.
const cardText = (name: string) =>
  (page.getByRole('heading', { level: 2, name }).element().parentElement as HTMLElement).innerText;
/** Sets the report list of the person. Cast: tests may set any properties of an item. */
const withReportList = (...data: object[]) =>
  adapter.answer({
    risksAppraisedAudit: { readByRisksAppraisedAuditUserId: { responseCode: '00', data: data as never } },
  });
/** An item of the report list. */
const reportItem = (id: string, riskAge: number | null, otherProperties: object = {}) => ({
  risksAppraisedAuditReportId: id,
  risksAppraisedAuditCreatedAt: '2024-03-10T09:30:00.000Z',
  risksAppraisedAuditStatus: 'ACTIVE',
  risksAppraisedAuditRiskAge: riskAge,
  risksAppraisedUniqueString: null,
  ...otherProperties,
});
const withReport = async (answers: Answers) => {
  const report = await reportOf(answers);
  adapter.answer({ hra: { getReportData: report } });
  withDetails({ userRiskAge: report.riskAge });
};

describe('the dashboard home', () => {
  it('s.2.3: greets with first and last name, and has a profile card that links to settings', async () => {
    await open('/dashboard');
    await expectVisible(
      heading('Hello, Ada Okafor'),
      'Have you taken a test today?',
      main().getByText(ada.email),
    );
    await link('View profile').click();
    await expectPath('/settings');
  });

  it('s.2.3: shows the risk age of the user details and the real age of the latest report', async () => {
    // The age of the user details is not shown.
    withDetails({ userRiskAge: 52.6, userAge: 30 });
    await open('/dashboard');
    await expect.poll(() => cardText('Risk Age')).toMatch(/53\s*years/);
    await expect.poll(() => cardText('Real Age')).toMatch(/45\s*years/);
    const input = { getReportDataClientId: 'choose-life-demo', getReportDataReportId: 'report-1' };
    expect(inputsOf('hra.getReportData')).toEqual([input]);
  });

  it('s.2.3: shows an assessment with a result at 100%, with its status', async () => {
    await open('/dashboard');
    await expectVisible('Assessment status: Good', '100%');
  });

  it('s.2.3: has a vegetable of the week', async () => {
    await open('/dashboard');
    await expectVisible(heading('Vegetable of the week Carrots'));
  });

  it('requests the report of the stored id without waiting for the list of reports', async () => {
    adapter.answer({
      risksAppraisedAudit: {
        // Longer than a test may take.
        readByRisksAppraisedAuditUserId: delayed(60_000, { responseCode: '00', data: [] }),
      },
    });
    await open('/dashboard', { stored: { reportId: 'report-1' } });
    await expect.poll(() => inputsOf('hra.getReportData')).toHaveLength(1);
  });

  /** The text of each goal, with its note. */
  const goalTexts = () =>
    textsOf(page.getByRole('list', { name: 'Daily Goals' }).getByRole('listitem')).map(goal =>
      goal.replace(/\s+/g, ' ').trim(),
    );

  it(`s.2.3: has the three daily goals, with '-' for a missing goal`, async () => {
    withDetails({ recommendedSteps: 8000, recommendedCalories: null, recommendedSleep: 7.5 });
    await open('/dashboard');
    await expect.poll(goalTexts).toEqual(['Steps 8,000 a day', 'Calories -', 'Sleep 7.5 hours']);
  });

  it('shows the text of the note of each goal', async () => {
    withDetails({
      recommendedSteps: null,
      recommendedCalories: 2100,
      recommendedSleep: 7,
      recommendedNotes: { steps: 'fever', calories: 'keep-weight-not-pregnant' },
    });
    await open('/dashboard');
    await expect
      .poll(goalTexts)
      .toEqual([
        'Steps - No goal while you have a fever.',
        'Calories 2,100 kcal to keep your weight; not for pregnancy or breast-feeding',
        'Sleep 7 hours',
      ]);
    expect(await accessibilityViolations(main())).toEqual([]);
  });

  it('shows no note for an unknown note id', async () => {
    // `toString` is a property of every object.
    withDetails({ recommendedSteps: null, recommendedNotes: { steps: 'full-moon', sleep: 'toString' } });
    await open('/dashboard');
    await expect.poll(goalTexts).toEqual(['Steps -', 'Calories 2,100 kcal', 'Sleep 7 hours']);
  });

  it.each(['list', 'report'])(
    'shows an error instead of the ages if the %s cannot be read',
    async unreadable => {
      const error = rejected('REJECTED');
      adapter.answer(
        unreadable === 'list'
          ? { risksAppraisedAudit: { readByRisksAppraisedAuditUserId: error } }
          : { hra: { getReportData: error } },
      );
      await open('/dashboard');
      await expectVisible('Your report could not be loaded.');
      await expectAbsent('Your number is 15 minutes away');
    },
  );

  it(`s.2.3, s.9: shows next steps and a link 'Download result' to the reports if there is a result`, async () => {
    await open('/dashboard');
    await expectVisible('14 major aspects of wellness', '15mins', '20+ people', heading('Next steps'));
    await expectVisible('Take more water', 'Monitor sleep pattern', 'Read fitness plans in library');
    await link('Download result').click();
    await expectPath('/reports');
  });

  // Row D18 of docs/faults.md.
  it('D18: is shown even if all values in local storage except token and e-mail are invalid', async () => {
    const damagedValues = [
      '[object Object]',
      'undefined',
      '{"version":2,',
      'x'.repeat(500_000),
      '0x',
      'null',
    ];
    const keys = storageKeys.filter(key => key !== 'token' && key !== 'email');
    await open('/dashboard', {
      stored: Object.fromEntries(
        keys.map((key, index) => [key, damagedValues[index % damagedValues.length] ?? '']),
      ),
    });
    await expectVisible(heading('Hello, Ada Okafor'));
  });

  it(`s.2.3: 'Explore' changes nothing`, async () => {
    await open('/dashboard');
    await expectVisible(page.getByRole('list', { name: 'Resources for you' }), 'Assessment status: Good');
    const before = mainText();
    await button('Explore').click();
    expect(mainText()).toBe(before);
    expect(location.pathname).toBe('/dashboard');
    await expectAbsent(page.getByRole('dialog'));
  });
});

describe('the dashboard home without a result, on a phone', () => {
  beforeEach(async () => {
    withDetails({ userRiskAge: null });
    withReportList();
    await open('/dashboard', { width: 390 });
  });

  it(`s.2.3: shows '-' instead of the ages, and an assessment of 0%`, async () => {
    await expectVisible('Assessment status: Unspecified', '0%');
    expect([cardText('Risk Age'), cardText('Real Age')]).toEqual([
      expect.stringMatching(/^Risk Age\s+-/),
      expect.stringMatching(/^Real Age\s+-/),
    ]);
  });

  it('s.2.3, s.9: shows what to do, with a link to the assessment, instead of the next steps', async () => {
    await expectVisible(heading('What to do'), 'Click start', 'Answer all questions', 'Review results');
    await expectAbsent('Next steps');
    expect(await accessibilityViolations(main())).toEqual([]);
    await link('I want to take the assessment').click();
    await expectPath('/hra');
  });

  it('has a link to the assessment in the first view', async () => {
    await expectVisible(link('Find out my risk age'));
    expect(link('Find out my risk age').element().getBoundingClientRect().bottom).toBeLessThan(
      firstViewHeight,
    );
  });
});

describe('Resources for you', () => {
  const items = page.getByRole('list', { name: 'Resources for you' });
  const article = (contentId: string) => ({
    contentId,
    contentTitle: `Article ${contentId}`,
    categories: ['Health'],
  });
  const withArticles = (data: ReturnType<typeof article>[]) =>
    adapter.answer({ content: { readContentLibrary: { contentLibrary: { data } } } });

  it('s.2.3, s.9: lists all articles of the four categories, and scrolls by 200 pixels', async () => {
    withArticles(Array.from({ length: 25 }, (_, index) => article(String(index))));
    await open('/dashboard');
    await expectVisible(items);
    expect(items.getByRole('listitem').length).toBe(25);
    expect(inputsOf('content.readContentLibrary')).toEqual([
      { categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'] },
    ]);
    for (const [name, left] of [
      ['forward', 200],
      ['forward', 400],
      ['back', 200],
    ] as const) {
      await button(`Scroll ${name}: Resources for you`).click();
      await expect.poll(() => items.element().scrollLeft).toBe(left);
    }
  });

  it('s.2.3: links from an article to the library', async () => {
    withArticles([article('1')]);
    await open('/dashboard');
    await items
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expectPath('/library');
  });

  it(`s.2.3: shows 'No Resources' if there are no articles`, async () => {
    withArticles([]);
    await open('/dashboard');
    await expectVisible('No Resources');
  });

  it('s.8: logs the error if the articles cannot be read, and shows no message', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    adapter.answer({
      content: { readContentLibrary: rejected('REJECTED', { message: 'the library is closed' }) },
    });
    await open('/dashboard');
    await expectVisible('No Resources');
    await expect.poll(() => warn).toHaveBeenCalledWith(expect.stringContaining('a call failed (REJECTED'));
    warn.mockRestore();
    await expectAbsent('the library is closed', page.getByRole('alertdialog'));
  });
});

describe('the dashboard of a person with a very high blood pressure', () => {
  const urgent = page.getByRole('region', { name: 'Read this first' });
  // Both numbers are above the limits of a crisis, 180 and 120 mmHg.
  const crisis = { high_number: 190, low_number: 125 };

  it('begins with the urgent notice, and contains no praise', async () => {
    await withReport(crisis);
    await open('/dashboard');
    await expectVisible(urgent.getByRole('heading', { name: 'Your blood pressure is very high' }));
    await expectVisible(
      /^Show this report to the health worker\./,
      /^Healthier living can reduce your risks by/,
    );
    expect(textsOf(main().getByRole('heading'))[0]).toBe('Read this first');
    expect(mainText()).not.toMatch(praise);
    await expectAbsent('Good');
    await expectVisible('Read your report first');
  });

  it.each([390, 1440])('has the everyday steps below the first view at a width of %d pixels', async width => {
    await withReport(crisis);
    await open('/dashboard', { width });
    await expectVisible(urgent);
    // The window of a component test is 900 pixels high.
    expect(text('Take more water').element().getBoundingClientRect().y).toBeGreaterThan(900);
  });

  it('links to the newest report, even if an older report was chosen last', async () => {
    await withReport(crisis);
    withReportList(
      reportItem('older', 50),
      reportItem('newest', 52, { risksAppraisedAuditCreatedAt: '2024-04-10T09:30:00.000Z' }),
    );
    await open('/dashboard', { stored: { singleReportId: 'older' } });
    await urgent.getByRole('link', { name: 'Read your whole report' }).click();
    await expectPath('/reports/summary');
    expect(localStorage.singleReportId).toBe('newest');
  });

  it('has no urgent notice once the newest report has no urgent findings', async () => {
    await withReport({});
    await open('/dashboard');
    await expectVisible('Assessment status: Good');
    await expectAbsent(urgent);
  });
});

describe('the dashboard with a report', () => {
  it('shows the reason and the last risk age if the report has no risk age', async () => {
    await withReport({ age_in_years: 25 });
    const newer = { risksAppraisedAuditCreatedAt: '2024-04-10T09:30:00.000Z' };
    withReportList(reportItem('report-2', null, newer), reportItem('report-1', 52));
    await open('/dashboard');
    await expectVisible(
      'The risk age is made for 30 to 74.',
      'Your last risk age was 52, on March 10, 2024.',
      'Assessment status: Unspecified',
      '100%',
    );
    expect(mainText()).not.toMatch(/15 minutes away|I want to take the assessment/);
    await expect.element(link('Download result')).toHaveAttribute('href', '/reports');
    await expect.element(link('Take the assessment again')).toHaveAttribute('href', '/hra');
    expect(await accessibilityViolations(main())).toEqual([]);
  });

  it('names the assumptions behind the risk age', async () => {
    await withReport({ blood_glucose: 95 });
    await open('/dashboard');
    await main().getByText('What we assumed').click();
    await expectVisible(/^Your blood sugar is under 126, so we counted it as no diabetes\./);
  });

  it('has the first step in the first view of a phone, even with an unfinished assessment', async () => {
    await withReport({ smoking: 'still_smoke' });
    // A stored `uniqueString` means that an assessment is unfinished.
    await open('/dashboard', { stored: { uniqueString: 'unique-1' }, width: 390 });
    await expectVisible(heading('You have an unfinished assessment'));
    const step = main().getByRole('link', { name: /^Do this first/ });
    await expectVisible(step);
    expect(step.element().getBoundingClientRect().bottom).toBeLessThan(firstViewHeight);
  });

  it(`shows '80 or over' for a risk age beyond the end of the scale`, async () => {
    await withReport({
      sex: 'male',
      age_in_years: 72,
      smoking: 'still_smoke',
      high_number: 178,
      low_number: 96,
    });
    await open('/dashboard');
    await expect.poll(() => cardText('Risk Age')).toMatch(/80\s*or over/);
    expect(mainText()).not.toMatch(praise);
  });

  it('names no model and no source if the report has only the three ages', async () => {
    await open('/dashboard');
    await expectVisible(
      'Healthier living can reduce your risks by 8 years',
      /as old as that of a person of 52\. Healthier living can bring it to 44\.$/,
    );
    // Words about the models and sources of the embedded gateway.
    expect(mainText()).not.toMatch(/heart and circulation|Paluch|Mifflin|AASM/i);
  });
});

describe('the sidebar', () => {
  const entries = [
    ['Overview', '/dashboard', 'Hello, Ada Okafor'],
    ['Health Risk Assessment', '/hra', 'Health Risk Assessment'],
    ['Reports', '/reports', 'Reports'],
    ['Library', '/library', 'Library'],
    ['Settings', '/settings', 'Settings'],
  ] as const;

  // `shell/navigation.test.ts` tests which entry is marked on all other pages.
  it('s.2.3: has five entries, and marks the entry of the current page', async () => {
    await open('/dashboard');
    const sidebar = page.getByRole('banner');
    await expectVisible(sidebar.getByRole('navigation'));
    expect(textsOf(sidebar.getByRole('navigation').getByRole('link'))).toEqual(entries.map(([name]) => name));
    // Backwards, so that each link leads to another page: the page of the first entry is open already.
    for (const [name, path, title] of entries.toReversed()) {
      await sidebar.getByRole('link', { name }).click();
      await expectPath(path);
      await expectVisible(page.getByRole('heading', { level: 1, name: title }));
      const markedLinks = [...sidebar.element().querySelectorAll('a[aria-current]')];
      expect(markedLinks.map(({ textContent }) => textContent)).toEqual([name]);
    }
  });

  it('s.2.3: has a Help Center, and a logo that links to the landing home', async () => {
    await open('/dashboard');
    const sidebar = page.getByRole('banner');
    const help = sidebar.getByRole('region', { name: 'Help Center' }).getByRole('link');
    await expectVisible(help);
    const schemes = help.elements().map(element => element.getAttribute('href')?.split(':')[0]);
    expect(schemes).toEqual(['tel', 'mailto']);
    await sidebar.getByRole('link', { name: 'Choose Life' }).click();
    await expectPath('/');
  });
});
