import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  accessibilityViolations,
  button,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  field,
  heading,
  link,
  main,
  openAsGuest,
  textsOf,
} from '../../../test/screen.tsx';

/*
 * Tests the content and the controls that the specification requires of the public pages. The numbers in titles (s.2.1) are sections of
 * docs/specification.md.
 */

/** The section that contains a heading. Cast: a heading without a section fails the test. */
const sectionOf = (name: string): Locator =>
  page.elementLocator(heading(name).element().closest('section') as Element);
const itemsOf = (name: string) => sectionOf(name).getByRole('listitem');
const titlesUnder = (name: string) =>
  textsOf(itemsOf(name).getByRole('heading')).map(title => title.replace(/\s+/g, ' '));
/** The visible text and the `href` of every link. */
const linksOf = (section: Locator) =>
  section
    .getByRole('link')
    .elements()
    .map(each => {
      const visibleNodes = [...each.childNodes].filter(
        node => !(node instanceof Element && node.matches('.sr-only')),
      );
      return [
        visibleNodes
          .map(node => node.textContent)
          .join('')
          .trim(),
        each.getAttribute('href'),
      ];
    });
/** The questions of a list. Their `details` have the same name, so the browser keeps at most one question open. */
const accordionItems = (section: Locator) => [
  ...section.element().querySelectorAll<HTMLDetailsElement>('details[name]'),
];
/** The indices of the open questions. */
const openIndices = (section: Locator) =>
  accordionItems(section).flatMap(({ open }, index) => (open ? [index] : []));
const questionsOf = (section: Locator) =>
  accordionItems(section).map(item => item.querySelector('summary')?.innerText);
const pressQuestion = (section: Locator, index: number) =>
  accordionItems(section)[index]?.querySelector('summary')?.click();

const barLinks = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ["FAQ's", '/faqs'],
  ['Blog', '/blog'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
];

describe('any marketing page', () => {
  it.each(['/', '/fitness', '/waitlist-emails'])(
    's.1, s.2.1, s.9: has the specified footer: %s',
    async path => {
      await openAsGuest(path);
      const footer = page.getByRole('contentinfo');
      await expectVisible(footer);
      expect(linksOf(footer)).toEqual([
        ['Get Started', '/signup'],
        ['Home', '/'],
        ['Choose Life Pillars', '/health'],
        ['About Us', '/about-us'],
        [expect.stringMatching(/^\+234 [\d ]+$/), expect.stringMatching(/^tel:\+234\d+$/)],
        [expect.stringMatching(/^info@/), expect.stringMatching(/^mailto:info@/)],
        ['Twitter', expect.stringMatching(/^https:/)],
        ['Instagram', expect.stringMatching(/^https:/)],
        ['Privacy', '/privacy'],
      ]);
      for (const phrase of [
        'Ready to improve all round wellness',
        'We got you covered',
        'What goes into your body is the most important part of your health.',
        'Lagos',
        '© 2024',
      ])
        expect(textsOf(footer)[0]).toContain(phrase);
    },
  );

  it('s.2.1: has a navigation bar, which is a menu on a phone', async () => {
    await openAsGuest('/faqs');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expectVisible(menu);
    expect(linksOf(menu)).toEqual(barLinks);
    await page.viewport(390, 844);
    await expectAbsent(menu);
    await button('Open the menu').click();
    await expectVisible(menu);
    expect(linksOf(menu)).toEqual(barLinks);
    expect(await accessibilityViolations()).toEqual([]);
    await button('Close the menu').click();
    await expectAbsent(menu);
    await button('Open the menu').click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expectPath('/about-us');
    await expectAbsent(menu);
  });

  it('closes its menu by Escape, and focuses the button of the menu', async () => {
    await openAsGuest('/faqs', { width: 390 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button('Open the menu').click();
    await expectVisible(menu);
    menu.getByRole('link', { name: 'About Us' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expectAbsent(menu);
    await expectFocus(button('Open the menu'));
  });

  it('closes its menu when the focus moves to the page', async () => {
    await openAsGuest('/faqs', { width: 390 });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button('Open the menu').click();
    await expectVisible(menu);
    // The last link of the menu.
    menu.getByRole('link', { name: 'Get Started' }).element().focus();
    await userEvent.tab();
    await expectAbsent(menu);
  });

  it('keeps its menu closed when the page on which the menu was opened is shown again', async () => {
    await openAsGuest('/faqs');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.viewport(390, 844);
    await button('Open the menu').click();
    // In Safari a tapped button gets no focus, so the menu is not closed by a change of focus.
    button('Close the menu').element().blur();
    history.pushState(null, '', '/about-us');
    await expectVisible(heading('Our story'));
    await expectAbsent(menu);
    history.back();
    await expectVisible(heading("FAQ's"));
    await expectAbsent(menu);
  });
});

describe('the home page', () => {
  it('s.2.1: has its sections in the specified order', async () => {
    await openAsGuest('/');
    await expectVisible(heading('Four pillars, one life'));
    const order = [
      '8000+',
      'Four pillars, one life',
      'One number you can change',
      'What changes at work',
      'Questions people ask',
      'Tips for this week',
    ];
    const positions = order.map(phrase => textsOf(main())[0]?.indexOf(phrase) ?? -1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions).not.toContain(-1);
  });

  it('s.1, s.9: has the marketing claims and the statement on confidentiality', async () => {
    await openAsGuest('/');
    await expectVisible(heading('One number you can change'));
    for (const phrase of [
      'users nationwide',
      'Trusted by top companies',
      'Weekly newsletter',
      'Free online training classes',
    ])
      expect(textsOf(main())[0]).toContain(phrase);
    const sectionText = textsOf(sectionOf('One number you can change'))[0];
    expect(sectionText).toContain('Your answers stay confidential. Your employer never sees them.');
    expect(sectionText).toContain('powered by a third-party provider');
  });

  it('s.2.1: links to the pages of the four pillars', async () => {
    await openAsGuest('/');
    await expectVisible(heading('Four pillars, one life'));
    expect(titlesUnder('Four pillars, one life')).toEqual(['Health', 'Lifestyle', 'Fitness', 'Nutrition']);
    expect(linksOf(sectionOf('Four pillars, one life')).map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/health', '/lifestyle', '/fitness', '/nutrition']),
    );
  });

  it('s.2.1: has three quotes, each with a role and a sector', async () => {
    await openAsGuest('/');
    await expectVisible(heading('What changes at work'));
    const quotes = [...sectionOf('What changes at work').element().querySelectorAll<HTMLElement>('figure')];
    expect(quotes).toHaveLength(3);
    for (const figure of quotes) {
      // At least a sentence.
      expect(figure.querySelector('blockquote')?.innerText.length).toBeGreaterThan(20);
      // The role is on the first line, and the sector on the second.
      expect(figure.querySelector('figcaption')?.innerText).toMatch(/^\S.*\n\S/);
    }
  });

  it('s.2.1: has six questions, at most one of them open', async () => {
    await openAsGuest('/');
    await expectVisible(heading('Questions people ask'));
    const questions = sectionOf('Questions people ask');
    expect(questionsOf(questions)).toHaveLength(6);
    // Each row has the index of the pressed question, and the indices of the questions that are then open.
    for (const [index, expectedOpen] of [
      [0, [0]],
      [3, [3]],
      [5, [5]],
      [5, []],
    ] as const) {
      pressQuestion(questions, index);
      await expect.poll(() => openIndices(questions)).toEqual(expectedOpen);
    }
  });

  it('s.2.1, s.9: has three tips, whose links do not leave the page', async () => {
    await openAsGuest('/');
    await expectVisible(heading('Tips for this week'));
    const tips = sectionOf('Tips for this week');
    expect([...tips.element().querySelectorAll('time')].map(time => time.textContent)).toEqual(
      Array(3).fill('March 10, 2024'),
    );
    await tips
      .getByRole('link', { name: /^Read more/ })
      .first()
      .click();
    expect(location.pathname).toBe('/');
  });
});

const pillars = [
  ['Health', '/health'],
  ['Fitness', '/fitness'],
  ['Lifestyle', '/lifestyle'],
  ['Nutrition', '/nutrition'],
] as const;

// The tips of Lifestyle have no target (s.2.1), so their links stay on the page.
describe.each([
  ['Health', '/health', 'Substance use: common questions', /substance|alcohol|stop/, '/blog'],
  ['Fitness', '/fitness', 'Physical activity: common questions', /activity|moved|walking/, '/blog'],
  ['Lifestyle', '/lifestyle', 'Sleep: common questions', /sleep/, '/lifestyle'],
  ['Nutrition', '/nutrition', 'Nutrition: common questions', /fruit|salt|sugar/, '/blog'],
])('the page of the pillar %s', (name, path, faq, topic, tipsPath) => {
  beforeEach(async () => {
    await openAsGuest(path);
    await expectVisible(heading(`${name} tips`));
  });

  it('s.2.1: marks its link in the navigation of the pillars', () => {
    const pillarLinks = page.getByRole('navigation', { name: 'Choose Life Pillars' });
    expect(linksOf(pillarLinks)).toEqual(pillars.map(pillar => [...pillar]));
    expect(
      [...pillarLinks.element().querySelectorAll('[aria-current=page]')].map(each => each.textContent),
    ).toEqual([name]);
  });

  it('s.2.1: has three questions, at most one of them open', async () => {
    const questions = sectionOf(faq);
    expect(questionsOf(questions)).toEqual(Array(3).fill(expect.stringMatching(topic)));
    for (const index of [1, 2]) {
      pressQuestion(questions, index);
      await expect.poll(() => openIndices(questions)).toEqual([index]);
    }
  });

  it('s.2.1, s.9: has six tips, whose links lead to the specified page', async () => {
    const tips = sectionOf(`${name} tips`);
    expect([...tips.element().querySelectorAll('time')].map(time => time.textContent)).toEqual(
      Array(6).fill('March 10, 2024'),
    );
    await tips
      .getByRole('link', { name: /^Read more/ })
      .first()
      .click();
    await expectPath(tipsPath);
  });
});

describe('the page of a pillar', () => {
  // Spelt as in s.2.1.
  it.each([
    [
      '/health',
      'What the Health Risk Assessment tells you',
      ['Cholesterol Level', 'Body Mass Index', 'Blood Sugar', 'Recommendations'],
    ],
    [
      '/fitness',
      'Track your active lifestyle',
      ['Outdoor Running', 'Hit Cardio 45 mins', 'Planks & Stretch 15 mins break'],
    ],
    ['/fitness', 'Do not train alone', ['Free online training classes', 'Personal trainers available']],
    ['/lifestyle', 'How do you feel today?', ['Sad', 'Unhappy', 'Detached', 'Confident', 'Excited']],
    [
      '/lifestyle',
      'Specialist support',
      ['Trained Professionals', '24/7hr Support', 'Follow ups and Recommendations'],
    ],
    ['/nutrition', 'Fruits & Veggies for the week', ['1 Brocolli', '2 Carrot', '3 Spinach']],
  ])('s.2.1, s.9: %s has the specified cards in the section "%s"', async (path, name, titles) => {
    await openAsGuest(path);
    await expectVisible(heading(name));
    expect(titlesUnder(name)).toEqual(titles);
  });

  it(`s.1, s.2.1: Fitness has three lines 'Average 12km', the promo items and the guidance on activity`, async () => {
    await openAsGuest('/fitness');
    await expectVisible(heading('Do not train alone'));
    expect(itemsOf('Track your active lifestyle').getByText('Average 12km').length).toBe(3);
    expect(textsOf(sectionOf('Do not train alone'))[0]).toMatch(/Each week brings new workout challenges/);
    await page.getByText('How much activity do I need each week?').click();
    await expectVisible(
      /At least 150 minutes of moderate or 75 minutes of vigorous aerobic activity per week, plus muscle strengthening on two or more days per week\./,
    );
  });

  it('s.2.1, s.3: Nutrition has a BMI calculator with initial zeros and no result', async () => {
    await openAsGuest('/nutrition');
    for (const label of ['Height(cm)', 'Weight(kg)']) {
      await expect.element(field(label)).toHaveValue('0');
      await expect.element(field(label)).toHaveAttribute('inputmode', 'decimal');
    }
    await expectAbsent(/^(Underweight|Normal Weight|Overweight|Obese)$/);
  });

  it('s.5: Nutrition shows the BMI and its category when two numbers are typed', async () => {
    await openAsGuest('/nutrition');
    const result = () => expect.poll(() => document.querySelector('output')?.innerText.replace(/\s+/g, ' '));
    // For a height of 1 m, the BMI is the weight.
    await field('Height(cm)').fill('100');
    // From 24.9 to under 25, the category is Obese (s.5).
    await field('Weight(kg)').fill('24.9');
    await result().toMatch(/^Your BMI 24\.9 Obese /);
    await field('Weight(kg)').fill('18,4');
    await result().toMatch(/^Your BMI 18\.4 Underweight /);
  });

  it('Nutrition shows an error and no BMI if a number cannot be read', async () => {
    await openAsGuest('/nutrition');
    await field('Height(cm)').fill('100');
    await field('Weight(kg)').fill('1,200');
    await expectVisible('Enter a number in digits, for example 70 or 5.5.');
    expect(document.querySelector('output')?.innerText).not.toContain('Your BMI');
  });
});

describe('the FAQs page', () => {
  it('s.2.1: has a search that filters its questions', async () => {
    await openAsGuest('/faqs');
    const search = page.getByRole('searchbox');
    await search.fill('offline');
    await expect.poll(() => questionsOf(main())).toEqual(['Can I use Choose Life offline?']);
    await search.fill('zzz');
    await expectVisible(/^No question has these words\./);
    expect(await accessibilityViolations()).toEqual([]);
    await search.fill('');
    await expect.poll(() => questionsOf(main())).toHaveLength(12);
  });

  it('s.1, s.2.1, s.4, s.9: has twelve questions, at most one of them open', async () => {
    await openAsGuest('/faqs');
    await expectVisible(page.getByRole('searchbox'));
    const answers: [questionPart: string, answer: RegExp][] = [
      [
        'different from an HMO or a hospital',
        /HMO pays for care.+hospital treats you when you are ill.+helps you stay well before/,
      ],
      ['What do employees get', /health check with a report.+goals.+articles/],
      ['How do employees sign up', /Employees sign up on the company website\./],
      ['How much does it cost', /price depends on the package you choose.+tailor it/],
      ['Who can see my data', /Only you and the provider of the program can see your data/],
      ['offline', /There is no offline access\./],
      ['sign up and pick a package', /Choose Get Started and create your account\..+package/],
      [
        'subscription ends',
        /access is restricted until the subscription is renewed\..+renew 2 to 3 days before it ends/,
      ],
      [
        'How do I cancel',
        /Contact our representatives or the provider of your program.+unsubscribe.+delete your account on the website/,
      ],
      ['live chat', /Not yet\..+by phone and e-mail, 24 hours a day, 7 days a week/],
      ['contact support', /Call us or write to us, day or night/],
      ['newsletter', /Yes\. It comes once a week/],
    ];
    expect(questionsOf(main())).toHaveLength(answers.length);
    for (const [questionPart, answer] of answers) {
      const index = questionsOf(main()).findIndex(question => question?.includes(questionPart));
      pressQuestion(main(), index);
      await expect.poll(() => openIndices(main())).toEqual([index]);
      expect.soft(accordionItems(main())[index]?.querySelector('p')?.innerText, questionPart).toMatch(answer);
    }
  });
});

describe('the other pages', () => {
  it(`s.1, s.2.1: About Us has a video, 'For your mind, body & spirit', and the founder's letter`, async () => {
    await openAsGuest('/about-us');
    await expectVisible(heading('Our story'), heading('For your mind, body & spirit'));
    expect(textsOf(main())[0]).toContain('Choose Life is a wellness solutions provider.');
    expect(textsOf(main())[0]).toContain('Companies get analytics and progress reports');
    const video = document.querySelector('video');
    expect(video?.controls).toBe(true);
    const letter = sectionOf('A letter from our founder');
    expect(textsOf(letter)[0]).toContain('Founder and Chief Wellness Officer');
    const [, href] = linksOf(letter).find(([linkText]) => linkText?.startsWith('Read more')) ?? [];
    expect(new URL(href ?? '', location.href).origin).not.toBe(location.origin);
  });

  it('s.2.1: the public article has repeated sections on why to monitor blood sugar, and ends with three cards', async () => {
    await openAsGuest('/chooselife/blog');
    await expectVisible(heading('Blood Sugar Monitoring'));
    const article = document.querySelector<HTMLElement>('article');
    expect(article?.innerText).toMatch(/Health[\s\S]+ · March 10, 2024/);
    const headings = [...(article?.querySelectorAll<HTMLElement>('section h2') ?? [])].map(
      each => each.innerText,
    );
    expect(headings.length).toBeGreaterThan(2);
    for (const each of headings) expect(each).toMatch(/^Why monitor your blood sugar\?/);
    expect(itemsOf('Read next').length).toBe(3);
  });

  it('Privacy lists six kinds of data, each with its recipients and its retention time', async () => {
    await openAsGuest('/privacy');
    const dataKinds = page.getByRole('region', { name: 'What we keep' }).getByRole('listitem');
    await expectVisible(dataKinds);
    expect(dataKinds.length).toBe(6);
    for (const item of dataKinds.elements()) expect(item.querySelectorAll('dd')).toHaveLength(2);
    for (const phrase of ['Export my data', 'Delete my account', 'A gateway that is not ours may keep more'])
      expect(textsOf(main())[0]).toContain(phrase);
  });

  it('Privacy links to the login if nobody has logged in with this browser', async () => {
    await openAsGuest('/privacy');
    await expectAbsent(link('Open Settings'));
    await main().getByRole('link', { name: 'Log in' }).click();
    await expectPath('/login');
  });

  it('s.2.5, s.8: an unknown address shows the error page, with a link to the home page and a button Back', async () => {
    await openAsGuest('/faqs');
    history.pushState(null, '', '/no-such-page');
    await expectVisible(heading('Unexpected Application Error!'), '404 Not Found');
    await expect.element(link('Home')).toHaveAttribute('href', '/');
    await button('Back').click();
    await expectPath('/faqs');
  });
});
