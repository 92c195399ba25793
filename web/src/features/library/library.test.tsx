import { beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { documentTitle } from '@/paths';
import {
  accessibilityViolations,
  adapter,
  button,
  delayedResponse,
  details,
  expectAbsent,
  expectPath,
  expectVisible,
  field,
  link,
  main,
  open,
  status,
  textsOf,
} from '../../../test/screen.tsx';

/* The numbers in titles (s.2.3) are sections of docs/specification.md. */

const pictureOrigin = 'https://pictures.example.test';
const article = (
  contentId: string,
  contentTitle: string,
  categories: string[],
  contentDisplayPictureUrl: string | null = null,
) => ({
  contentId,
  contentTitle,
  categories,
  contentDisplayPictureUrl,
  // The lower the id, the newer the article.
  contentCreatedAt: `2024-05-${20 - Number(contentId)}T09:00:00.000Z`,
  contentIntroduction: `<p>What ${contentId} is about</p>`,
  contentAuthorName: 'Ṣadé Ọlátúnjí',
});
const articles = [
  article('1', '<p>Newest of all</p>', ['Health'], `${pictureOrigin}/one.svg`),
  article('2', 'Second', ['LifeStyle'], 'http://pictures.example.test/two.svg'),
  article('3', 'Third', ['Fitness', 'Nutrition'], `${pictureOrigin}/default-username.svg`),
  article('4', 'Fourth', ['Nutrition']),
];
/** Makes the adapter answer with these articles. The cast allows tests to set any properties of an article. */
const answerWithArticles = (data: object[]) =>
  adapter.answer({ content: { readContentLibrary: { contentLibrary: { data: data as typeof articles } } } });

const shelf = (name: string) => page.getByRole('region', { name });
const titlesOn = (name: string) => textsOf(shelf(name).getByRole('heading', { level: 3 }));
const featured = 'Recent featured content';
const recommended = 'Recommendations for you';
const pictureUrls = () => [...document.querySelectorAll('main img')].map(image => image.getAttribute('src'));

// A picture that does not load would be replaced by the placeholder.
beforeAll(() => commands.servePictures());

describe('the library', () => {
  it(`s.2.3: shows 'Loading...' until the list is loaded`, async () => {
    const list = delayedResponse({ contentLibrary: { data: articles } });
    adapter.answer({ content: { readContentLibrary: list.answer } });
    await open('/library');
    await expectVisible(shelf(featured).getByText('Loading...'));
    list.release();
    await expectVisible(link('Second'));
    await expectAbsent('Loading...');
  });

  it('s.2.3: recommends the articles that it does not feature', async () => {
    answerWithArticles(articles);
    await open('/library');
    await expectVisible(link('Fourth'));
    expect(titlesOn(recommended)).toEqual(['Fourth']);
  });

  it('s.2.3: features three articles, of which the newest is large', async () => {
    answerWithArticles(articles);
    await open('/library');
    await expectVisible(link('Newest of all'), 'What 1 is about');
    expect(titlesOn(featured)).toEqual(['Newest of all', 'Second', 'Third']);
    const cards = [...shelf(featured).element().querySelectorAll('li')];
    const [first = 0, ...small] = cards.map(card => card.clientWidth * card.clientHeight);
    // The large card is more than twice as large as each small card.
    expect(small.every(size => first > 2 * size)).toBe(true);
  });

  it('s.2.3: has a placeholder for a picture URL without https, or with the default-username marker', async () => {
    answerWithArticles(articles);
    await open('/library');
    await expectVisible(link('Third'));
    expect(pictureUrls()).toEqual([`${pictureOrigin}/one.svg`]);
    for (const title of ['Second', 'Third'])
      expect(link(title).element().closest('li')?.querySelector('svg')).not.toBeNull();
  });

  it('s.2.3: has a chip for each category, which shows only articles of the category', async () => {
    answerWithArticles(articles);
    await open('/library');
    const chips = page.getByRole('list', { name: 'Categories' }).getByRole('button');
    await expectVisible(chips, link('Second'));
    expect(textsOf(chips)).toEqual(['Health', 'Lifestyle', 'Fitness', 'Nutrition']);
    for (const [chip, titles] of [
      ['Health', ['Newest of all']],
      ['Lifestyle', ['Second']],
      ['Fitness', ['Third']],
      ['Nutrition', ['Third', 'Fourth']],
    ] as const) {
      await button(chip).click();
      await expect.poll(() => titlesOn(featured)).toEqual(titles);
      await button(chip).click();
    }
  });

  it(`s.2.3: 'Add Filter' changes nothing`, async () => {
    answerWithArticles(articles);
    await open('/library');
    await expectVisible(shelf(recommended), link('Fourth'));
    const before = textsOf(main());
    const callCount = adapter.calls.length;
    await button('Add Filter').click();
    expect(textsOf(main())).toEqual(before);
    expect(adapter.calls).toHaveLength(callCount);
    await expectAbsent(page.getByRole('dialog'));
  });

  it('s.2.3, s.3: opens the preview of a clicked article, and stores its id', async () => {
    answerWithArticles(articles);
    await open('/library');
    await shelf(recommended).getByRole('link', { name: 'Fourth' }).click();
    await expectPath('/library/preview');
    expect(localStorage.contentId).toBe('4');
  });

  it('s.2.3: has a message on each shelf if there are no articles', async () => {
    answerWithArticles([]);
    await open('/library');
    await expectVisible('No recent article', 'No Recommendations');
    expect(await accessibilityViolations()).toEqual([]);
  });
});

describe('search in the library', () => {
  const searchField = field('Search the library');
  const results = page.getByRole('region', { name: 'Search results' });
  const searchedArticles = [
    article('1', 'Malaria: stay ahead of the mosquito', ['Health']),
    {
      ...article('2', 'Less <b>kilishi</b> &amp; more beans', ['Nutrition']),
      contentBody: '<p>Dried meat holds <img src="/x" onerror="hit()"> much salt.</p>',
    },
  ];

  it('shows the text of the article without markup, with the found words marked', async () => {
    answerWithArticles(searchedArticles);
    await open('/library');
    await searchField.fill('dried meat');
    await expect
      .poll(() => [...document.querySelectorAll('mark')].map(mark => mark.textContent))
      .toEqual(['Dried', 'meat']);
    await expectVisible(results.getByText(/Dried meat holds much salt\./));
    expect(pictureUrls()).toEqual([]);
  });

  it('keeps the search text while an article is open', async () => {
    answerWithArticles(searchedArticles);
    await open('/library');
    await searchField.fill('dried meat');
    await results.getByRole('link', { name: 'Less kilishi & more beans' }).click();
    await link('Back to library').click();
    await expect.element(searchField).toHaveValue('dried meat');
  });

  it('does not keep the search text after a log-out', async () => {
    answerWithArticles(searchedArticles);
    await open('/library');
    await searchField.fill('dried meat');
    await expectVisible(results);
    await button('Log out').click();
    await expectPath('/login');
    // The page also opens without a session.
    adapter.answer({ authentication: { userDetails: details } });
    history.pushState(null, '', '/library');
    await expect.element(searchField).toHaveValue('');
  });

  it('has a button that shows all articles again if nothing is found', async () => {
    answerWithArticles(searchedArticles);
    await open('/library');
    await searchField.fill('zzyzx');
    await expectVisible(results.getByText(/^Nothing in the library matches “zzyzx”\./), status(/0 articles/));
    await button('Show all articles').click();
    await expectVisible(status(/2 articles/));
    await expectAbsent(results);
  });
});

describe('an article', () => {
  const fullArticle = {
    ...article('1', 'Newest of all', ['LifeStyle'], `${pictureOrigin}/one.svg`),
    contentIntroduction: '<p>Begin <b>here</b></p>',
    contentBody: '<h3>Go on</h3><p onclick="run()">Text</p><a href="javascript:run()">link</a>',
    contentBodyImage: `${pictureOrigin}/body.svg`,
    contentConclusion: '<ul><li>The end</li></ul>',
  };
  const openArticle = async (path: string, changes: object = {}) => {
    adapter.answer({
      content: { readByContentId: { responseCode: '00', data: { ...fullArticle, ...changes } } },
    });
    await open(path, { stored: { contentId: '1' } });
    await expectVisible('Go on');
  };

  it.each(['/library/preview', '/library-details'])(
    's.2.3, s.5: at %s, shows label, title, author, date, pictures and sections in the specified order',
    async path => {
      await openArticle(path);
      const lines = textsOf(main())[0]?.split('\n');
      expect(lines?.filter(line => line.trim() !== '')).toEqual([
        'Back to library',
        'Lifestyle',
        'Newest of all',
        'By Ṣadé Ọlátúnjí · May 19, 2024',
        'Introduction',
        'Begin here',
        'Go on',
        'Text',
        'link',
        'Conclusion',
        'The end',
      ]);
      expect(pictureUrls()).toEqual([fullArticle.contentDisplayPictureUrl, fullArticle.contentBodyImage]);
      // `article-html.test.tsx` tests other markup that could run scripts.
      expect(document.querySelector('[onclick], a[href^="javascript:"]')).toBeNull();
      await link('Back to library').click();
      await expectPath('/library');
    },
  );

  it('has its title in the title of the tab only while it is open', async () => {
    await openArticle('/library/preview');
    await expect.poll(() => document.title).toBe(documentTitle('Newest of all'));
    await link('Back to library').click();
    await expect.poll(() => document.title).toBe(documentTitle('Library'));
  });

  it('s.2.3: has a placeholder for a body image without https', async () => {
    await openArticle('/library/preview', { contentBodyImage: 'http://pictures.example.test/body.svg' });
    expect(pictureUrls()).toEqual([fullArticle.contentDisplayPictureUrl]);
  });

  it('has a message instead of a section that is too long', async () => {
    // With its tags, this HTML is longer than the limit of 512 KB.
    await openArticle('/library/preview', { contentIntroduction: `<p>${'a'.repeat(512 * 1024)}</p>` });
    await expectVisible('This part of the article is too long to be shown.', 'The end');
  });
});
