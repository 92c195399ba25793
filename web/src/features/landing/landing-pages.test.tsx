import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  at,
  button,
  field,
  heading,
  link,
  main,
  openAsGuest,
  sees,
  seesNo,
  textsOf,
  violations,
} from '../../../test/screen.tsx';

/* What the specification has on the public pages, and what is pressed there. */

/** The section under a heading. */
const sectionOf = (name: string): Locator =>
  page.elementLocator(heading(name).last().element().closest('section') as Element);
const itemsOf = (name: string) => sectionOf(name).getByRole('listitem');
const titlesUnder = (name: string) =>
  textsOf(itemsOf(name).getByRole('heading')).map(title => title.replace(/\s+/g, ' '));
/** Words and address of every link; words that only a screen reader says are left out. */
const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .elements()
    .map(each => {
      const shown = [...each.childNodes].filter(
        node => !(node instanceof Element && node.matches('.sr-only')),
      );
      return [
        shown
          .map(node => node.textContent)
          .join('')
          .trim(),
        each.getAttribute('href'),
      ];
    });
const accordion = (part: Locator) => [
  ...part.element().querySelectorAll<HTMLDetailsElement>('details[name]'),
];
const openOf = (part: Locator) => accordion(part).flatMap(({ open }, place) => (open ? [place] : []));
const questionsOf = (part: Locator) => accordion(part).map(item => item.querySelector('summary')?.innerText);
const press = (part: Locator, place: number) => accordion(part)[place]?.querySelector('summary')?.click();

const bar = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ["FAQ's", '/faqs'],
  ['Blog', '/blog'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
];

describe('any marketing page', () => {
  it.each(['/', '/fitness', '/waitlist-emails'])('s.1, s.2.1, s.9: %s ends with the footer', async path => {
    await openAsGuest(path);
    const footer = page.getByRole('contentinfo');
    await sees(footer);
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
    for (const words of [
      'Ready to improve all round wellness',
      'We got you covered',
      'What goes into your body is the most important part of your health.',
      'Lagos',
      '© 2024',
    ])
      expect(textsOf(footer)[0]).toContain(words);
  });

  it(`s.2.1: is left by the bar's links, which on a phone stand in a menu that opens and closes`, async () => {
    await openAsGuest('/faqs');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await sees(menu);
    expect(linksOf(menu)).toEqual(bar);
    await page.viewport(390, 844);
    await seesNo(menu);
    await button('Open the menu').click();
    await sees(menu);
    expect(linksOf(menu)).toEqual(bar);
    expect(await violations()).toEqual([]);
    await button('Close the menu').click();
    await seesNo(menu);
    await button('Open the menu').click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await at('/about-us');
    await seesNo(menu);
  });
});

describe('the home page', () => {
  it('s.1, s.2.1, s.4, s.9: has its parts in the specified order, with what they claim, show and lead to', async () => {
    await openAsGuest('/');
    await sees(heading('Four pillars, one life'));
    const order = [
      '8000+',
      'Four pillars, one life',
      'One number you can change',
      'What changes at work',
      'Questions people ask',
      'Tips for this week',
    ];
    const places = order.map(words => textsOf(main())[0]?.indexOf(words) ?? -1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    for (const words of [
      'users nationwide',
      'Trusted by top companies',
      'Weekly newsletter',
      'Free online training classes',
    ])
      expect(textsOf(main())[0]).toContain(words);
    expect(titlesUnder('Four pillars, one life')).toEqual(['Health', 'Lifestyle', 'Fitness', 'Nutrition']);
    expect(linksOf(sectionOf('Four pillars, one life')).map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/health', '/lifestyle', '/fitness', '/nutrition']),
    );
    const promoted = textsOf(sectionOf('One number you can change'))[0];
    expect(promoted).toContain('Your answers stay confidential. Your employer never sees them.');
    expect(promoted).toContain('powered by a third-party provider');
    const said = [...sectionOf('What changes at work').element().querySelectorAll<HTMLElement>('figure')];
    expect(said).toHaveLength(3);
    for (const figure of said) {
      expect(figure.querySelector('blockquote')?.innerText.length).toBeGreaterThan(20);
      expect(figure.querySelector('figcaption')?.innerText).toMatch(/^\S.*\n\S/);
    }
    const questions = sectionOf('Questions people ask');
    expect(questionsOf(questions)).toHaveLength(6);
    for (const [place, open] of [
      [0, [0]],
      [3, [3]],
      [5, [5]],
      [5, []],
    ] as const) {
      press(questions, place);
      await expect.poll(() => openOf(questions)).toEqual(open);
    }
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

describe('a pillar', () => {
  it.each([
    ['Health', '/health', 'Substance use: common questions', /substance|alcohol|stop/, '/blog'],
    ['Fitness', '/fitness', 'Physical activity: common questions', /activity|moved|walking/, '/blog'],
    ['Lifestyle', '/lifestyle', 'Sleep: common questions', /sleep/, '/lifestyle'],
    ['Nutrition', '/nutrition', 'Nutrition: common questions', /fruit|salt|sugar/, '/blog'],
  ])(
    's.2.1, s.9: %s marks its circle of four, and has three questions and six tips',
    async (name, path, faq, topic, leads) => {
      await openAsGuest(path);
      const circles = page.getByRole('navigation', { name: 'Choose Life Pillars' });
      await sees(circles, heading(`${name} tips`));
      expect(linksOf(circles)).toEqual(pillars.map(pillar => [...pillar]));
      expect(
        [...circles.element().querySelectorAll('[aria-current=page]')].map(each => each.textContent),
      ).toEqual([name]);
      const questions = sectionOf(faq);
      expect(questionsOf(questions)).toEqual(Array(3).fill(expect.stringMatching(topic)));
      for (const place of [1, 2]) {
        press(questions, place);
        await expect.poll(() => openOf(questions)).toEqual([place]);
      }
      const tips = sectionOf(`${name} tips`);
      expect([...tips.element().querySelectorAll('time')].map(time => time.textContent)).toEqual(
        Array(6).fill('March 10, 2024'),
      );
      await tips
        .getByRole('link', { name: /^Read more/ })
        .nth(3)
        .click();
      await at(leads);
    },
  );

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
  ])('s.2.1, s.9: at %s has under "%s" its cards', async (path, name, titles) => {
    await openAsGuest(path);
    await sees(heading(name));
    expect(titlesUnder(name)).toEqual(titles);
  });

  it('s.1, s.2.1: of fitness has an average, classes each week, and the guidance on activity', async () => {
    await openAsGuest('/fitness');
    await sees(heading('Do not train alone'));
    expect(itemsOf('Track your active lifestyle').getByText('Average 12km').length).toBe(3);
    expect(textsOf(sectionOf('Do not train alone'))[0]).toMatch(/Each week brings new workout challenges/);
    await page.getByText('How much activity do I need each week?').click();
    await sees(
      /At least 150 minutes of moderate or 75 minutes of vigorous aerobic activity per week, plus muscle strengthening on two or more days per week\./,
    );
  });

  it('s.2.1, s.3, s.5: of nutrition has a BMI calculator that starts at 0 and 0', async () => {
    await openAsGuest('/nutrition');
    for (const label of ['Height(cm)', 'Weight(kg)']) {
      await expect.element(field(label)).toHaveValue('0');
      await expect.element(field(label)).toHaveAttribute('inputmode', 'decimal');
    }
    await seesNo(/^(Underweight|Normal Weight|Overweight|Obese)$/);
    const result = () => expect.poll(() => document.querySelector('output')?.innerText.replace(/\s+/g, ' '));
    await field('Height(cm)').fill('100');
    await field('Weight(kg)').fill('24.9');
    await result().toMatch(/^Your BMI 24\.9 Obese /);
    await field('Weight(kg)').fill('18,4');
    await result().toMatch(/^Your BMI 18\.4 Underweight /);
    await field('Weight(kg)').fill('1,200');
    await sees('Enter a number in digits, for example 70 or 5.5.');
    await result().not.toContain('Your BMI');
  });
});

describe('the FAQs page', () => {
  it('s.2.1: has a search input, which filters while one types', async () => {
    await openAsGuest('/faqs');
    const search = page.getByRole('searchbox');
    await search.fill('offline');
    await expect.poll(() => questionsOf(main())).toEqual(['Can I use Choose Life offline?']);
    await search.fill('zzz');
    await sees(/^No question has these words\./);
    expect(await violations()).toEqual([]);
    await search.fill('');
    await expect.poll(() => questionsOf(main())).toHaveLength(12);
  });

  it('s.1, s.2.1, s.4, s.9: has twelve questions with these answers, one open at a time', async () => {
    await openAsGuest('/faqs');
    await sees(page.getByRole('searchbox'));
    const answers: [words: string, answer: RegExp][] = [
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
    for (const [words, answer] of answers) {
      const place = questionsOf(main()).findIndex(question => question?.includes(words));
      press(main(), place);
      await expect.poll(() => openOf(main())).toEqual([place]);
      expect.soft(accordion(main())[place]?.querySelector('p')?.innerText, words).toMatch(answer);
    }
  });
});

describe('pages of text', () => {
  it(`s.1, s.2.1: tell our story, with a video, 'For your mind, body & spirit', and the founder's letter`, async () => {
    await openAsGuest('/about-us');
    await sees(heading('Our story'), heading('For your mind, body & spirit'));
    expect(textsOf(main())[0]).toContain('Choose Life is a wellness solutions provider.');
    expect(textsOf(main())[0]).toContain('Companies get analytics and progress reports');
    const video = document.querySelector('video');
    expect(video?.controls).toBe(true);
    const letter = sectionOf('A letter from our founder');
    expect(textsOf(letter)[0]).toContain('Founder and Chief Wellness Officer');
    const [, href] = linksOf(letter).find(([words]) => words?.startsWith('Read more')) ?? [];
    expect(new URL(href ?? '', location.href).origin).not.toBe(location.origin);
  });

  it('s.2.1: say again and again why to monitor blood sugar, and end with three cards', async () => {
    await openAsGuest('/chooselife/blog');
    await sees(heading('Blood Sugar Monitoring'));
    const article = document.querySelector<HTMLElement>('article');
    expect(article?.innerText).toMatch(/Health[\s\S]+ · March 10, 2024/);
    const headings = [...(article?.querySelectorAll<HTMLElement>('section h2') ?? [])].map(
      each => each.innerText,
    );
    expect(headings.length).toBeGreaterThan(2);
    for (const each of headings) expect(each).toMatch(/^Why monitor your blood sugar\?/);
    expect(itemsOf('Read next').length).toBe(3);
  });

  it('say of everything that is kept who sees it and how long, and lead who never logged in here to the login', async () => {
    await openAsGuest('/privacy');
    const kept = page.getByRole('region', { name: 'What we keep' }).getByRole('listitem');
    await sees(kept);
    expect(kept.length).toBe(6);
    for (const item of kept.elements()) expect(item.querySelectorAll('dd')).toHaveLength(2);
    for (const words of ['Export my data', 'Delete my account', 'A gateway that is not ours may keep more'])
      expect(textsOf(main())[0]).toContain(words);
    await seesNo(link('Open Settings'));
    await main().getByRole('link', { name: 'Log in' }).click();
    await at('/login');
  });

  it('s.2.5, s.8: are an error page with its message and Home at an address that the product does not have', async () => {
    await openAsGuest('/faqs');
    history.pushState(null, '', '/no-such-page');
    await sees(heading('Unexpected Application Error!'), '404 Not Found');
    await expect.element(link('Home')).toHaveAttribute('href', '/');
    await button('Back').click();
    await at('/faqs');
  });
});
