import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../test/reading-grade.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { OperatorError } from '../operator-error.ts';
import { readArticle, readArticles, wireArticle } from './articles.ts';

const articles = readArticles();
const validArticleUrl = new URL('./articles/safe-at-home.html', import.meta.url);
const allowedTags = ['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em'];
const webPublicFolder = new URL('../../../web/public/', import.meta.url);
const wordCount = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the articles of this release', () => {
  it('include at least four in every category', () => {
    for (const category of wireCategories) {
      const found = articles.filter(article => article.categories.includes(category));
      expect(found.length, category).toBeGreaterThanOrEqual(4);
    }
  });

  it('have distinct ids, titles and pictures', () => {
    for (const field of ['contentId', 'contentTitle', 'contentDisplayPictureUrl'] as const) {
      expect(new Set(articles.map(article => article[field])).size).toBe(articles.length);
    }
  });

  it('are read newest first', () => {
    const dates = articles.map(article => article.contentCreatedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('have some titles inside a paragraph tag, as the hosted gateway may send them', () => {
    expect(articles.some(article => /^<p>[^<]+<\/p>$/.test(article.contentTitle))).toBe(true);
    expect(articles.some(article => !article.contentTitle.includes('<'))).toBe(true);
  });
});

describe('an article file', () => {
  const validFile = readFileSync(validArticleUrl, 'utf8');
  const folder = temporaryFolder();
  it.each([
    [
      'without metadata',
      (file: string) => file.replace('application/json', 'text/plain'),
      /no metadata block/,
    ],
    // Removes everything after the metadata block.
    ['without a body', (file: string) => file.replace(/(?<=<\/script>\n).*$/s, ''), /no body/],
    ['with metadata that is not JSON', (file: string) => file.replace('"title"', 'title'), /JSON/],
    ['with an invalid date', (file: string) => file.replace(/"date": "[^"]+"/, '"date": "soon"'), /date/],
    // The first list in the file is that of the categories.
    ['of an unknown category', (file: string) => file.replace('["', '["Money", "'), /categories\[0\]/],
    ['with a publisher in HTML', (file: string) => file.replace('"World', '"<b>World'), /publisher/],
    ['with an unknown member', (file: string) => file.replace('"title"', '"tags": [], "title"'), /tags/],
  ])('%s is refused with its name and the problem', async (_problem, damage, message) => {
    await writeFile(join(folder, 'safe-at-home.html'), validFile);
    const url = pathToFileURL(`${folder}/`);
    expect(readArticles(url)).toEqual(articles.filter(({ contentId }) => contentId === 'safe-at-home'));
    await writeFile(join(folder, 'safe-at-home.html'), damage(validFile));
    expect(() => readArticles(url)).toThrow(OperatorError);
    expect(() => readArticles(url)).toThrow(/safe-at-home\.html/);
    expect(() => readArticles(url)).toThrow(message);
  });
});

describe('an article on the wire', () => {
  it('has its sources under the body, with their years if there are any', () => {
    const sources = [
      { publisher: 'WHO', title: 'Burns', year: 2023 },
      { publisher: 'NHS', title: 'Burns and scalds', year: null },
    ];
    const article = { ...readArticle(validArticleUrl), contentBody: '<p>Body.</p>', sources };
    expect(wireArticle(article).contentBody).toBe(
      '<p>Body.</p>\n<h2>Sources</h2>\n<ul>\n<li>WHO: Burns, 2023</li>\n<li>NHS: Burns and scalds</li>\n</ul>',
    );
  });
});

describe.each(articles)('article $contentId', article => {
  const { contentBody, contentBodyImage, contentConclusion, contentCreatedAt } = article;
  const texts = [
    article.contentTitle,
    article.contentIntroduction,
    wireArticle(article).contentBody,
    contentConclusion,
  ];

  it('has exactly the members of the contract', () => {
    const wire = wireArticle(article);
    expect(contentItem.parse(wire)).toEqual(wire);
    expect(Object.keys(wire).toSorted()).toEqual(Object.keys(contentItem.shape).toSorted());
  });

  it('has an instant in ISO 8601 with milliseconds as its date', () => {
    expect(new Date(contentCreatedAt).toISOString()).toBe(contentCreatedAt);
  });

  it('has sources, each once', () => {
    const names = article.sources.map(({ publisher, title }) => `${publisher}: ${title}`);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no source of a later year', () => {
    for (const { year } of article.sources)
      expect(year ?? 0).toBeLessThanOrEqual(new Date(contentCreatedAt).getUTCFullYear());
  });

  it('has a reading grade of 8 at most', () => {
    const text = [article.contentIntroduction, contentBody, contentConclusion].join('\n');
    expect(readingGrade(text)).toBeLessThanOrEqual(8);
  });

  it('uses only allowed tags, without attributes, and closes them', () => {
    for (const text of texts) {
      const openTags: string[] = [];
      for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([^>]*)>/g)) {
        expect(allowedTags, tag).toContain(name);
        if (slash === '/') expect(openTags.pop()).toBe(name);
        else openTags.push(name);
      }
      expect(openTags).toEqual([]);
    }
  });

  it('has a body of 400 to 700 words', () => {
    expect(wordCount(contentBody)).toBeGreaterThanOrEqual(400);
    expect(wordCount(contentBody)).toBeLessThanOrEqual(700);
  });

  it('has an introduction of fewer than 40 words, and a conclusion of fewer than 45', () => {
    expect(wordCount(article.contentIntroduction)).toBeLessThan(40);
    expect(wordCount(contentConclusion)).toBeLessThan(45);
  });

  it('uses pictures that the web app ships', () => {
    for (const path of [article.contentDisplayPictureUrl, contentBodyImage]) {
      expect(path).toMatch(/^\/pictures\/[a-z-]+\.svg$/);
      expect(existsSync(new URL(`.${path}`, webPublicFolder)), path).toBe(true);
    }
  });
});
