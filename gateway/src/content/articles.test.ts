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
import { readArticles, wireArticle } from './articles.ts';

const articles = readArticles();
const plainTags = ['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em'];
const pictures = new URL('../../../web/public/', import.meta.url);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('articles', () => {
  it('number twenty-five, four and more in every category', () => {
    expect(articles.length).toBe(25);
    for (const category of wireCategories) {
      const found = articles.filter(article => article.categories.includes(category));
      expect([category, found.length >= 4]).toEqual([category, true]);
    }
  });

  it('have ids, titles and pictures of their own', () => {
    for (const field of ['contentId', 'contentTitle', 'contentDisplayPictureUrl'] as const) {
      expect(new Set(articles.map(article => article[field])).size).toBe(articles.length);
    }
  });

  it('come newest first', () => {
    const dates = articles.map(article => article.contentCreatedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('wrap some titles in a single paragraph, as the gateway may', () => {
    expect(articles.some(article => /^<p>[^<]+<\/p>$/.test(article.contentTitle))).toBe(true);
    expect(articles.some(article => !article.contentTitle.includes('<'))).toBe(true);
  });
});

describe('a file of an article', () => {
  const safe = readFileSync(new URL('./articles/safe-at-home.html', import.meta.url), 'utf8');
  const folder = temporaryFolder();
  it.each([
    ['without facts', (file: string) => file.replace('application/json', 'text/plain'), /no block of facts/],
    ['without a body', (file: string) => file.replace(/(?<=<\/script>\n).*$/s, ''), /no body/],
    ['with facts that are no JSON', (file: string) => file.replace('"title"', 'title'), /JSON/],
    ['with a date that is none', (file: string) => file.replace(/"date": "[^"]+"/, '"date": "soon"'), /date/],
    [
      'of a category that is not there',
      (file: string) => file.replace('["', '["Money", "'),
      /categories\[0\]/,
    ],
    ['with a publisher in HTML', (file: string) => file.replace('"World', '"<b>World'), /publisher/],
    [
      'with a fact that nobody reads',
      (file: string) => file.replace('"title"', '"tags": [], "title"'),
      /tags/,
    ],
  ])('%s is refused, by its name and with what is wrong', async (_problem, spoil, words) => {
    await writeFile(join(folder, 'safe-at-home.html'), safe);
    const url = pathToFileURL(`${folder}/`);
    expect(readArticles(url)).toEqual(articles.filter(({ contentId }) => contentId === 'safe-at-home'));
    await writeFile(join(folder, 'safe-at-home.html'), spoil(safe));
    expect(() => readArticles(url)).toThrow(OperatorError);
    expect(() => readArticles(url)).toThrow(/safe-at-home\.html/);
    expect(() => readArticles(url)).toThrow(words);
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

  it('has the shape of the contract, and no member of our own', () => {
    const wire = wireArticle(article);
    expect(contentItem.parse(wire)).toEqual(wire);
    expect(Object.keys(wire).toSorted()).toEqual(Object.keys(contentItem.shape).toSorted());
    expect(new Date(contentCreatedAt).toISOString()).toBe(contentCreatedAt);
  });

  it('names its sources, which a reader finds under the body', () => {
    const { sources } = article;
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ publisher, title }) => `${publisher} ${title}`)).size).toBe(sources.length);
    const wired = wireArticle(article).contentBody;
    expect(wired.startsWith(contentBody)).toBe(true);
    const [, list] = wired.slice(contentBody.length).split('<h2>Sources</h2>');
    for (const { publisher, title, year } of sources) {
      expect(`${publisher}${title}`).not.toMatch(/[&<]/);
      // A paper that came out after the article cannot be a source of its facts.
      if (year !== null) expect(year).toBeLessThanOrEqual(new Date(contentCreatedAt).getUTCFullYear());
      expect(list).toContain(`<li>${publisher}: ${title}${year === null ? '' : `, ${year}`}</li>`);
    }
  });

  it('can be read after eight years of school', () => {
    const text = [article.contentIntroduction, contentBody, contentConclusion].join('\n');
    expect(readingGrade(text)).toBeLessThanOrEqual(8);
  });

  it('uses plain tags without attributes, each of them closed', () => {
    for (const text of texts) {
      const open: string[] = [];
      for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([^>]*)>/g)) {
        expect([tag, plainTags.includes(name)]).toEqual([tag, true]);
        if (slash === '/') expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it('is 400 to 700 words long, with a short introduction and conclusion', () => {
    expect(words(contentBody)).toBeGreaterThanOrEqual(400);
    expect(words(contentBody)).toBeLessThanOrEqual(700);
    expect(words(article.contentIntroduction)).toBeLessThan(40);
    expect(words(contentConclusion)).toBeLessThan(45);
  });

  it('shows pictures that the web build has', () => {
    for (const path of [article.contentDisplayPictureUrl, contentBodyImage]) {
      expect(path).toMatch(/^\/pictures\/[a-z-]+\.svg$/);
      expect([path, existsSync(new URL(`.${path}`, pictures))]).toEqual([path, true]);
    }
  });
});
