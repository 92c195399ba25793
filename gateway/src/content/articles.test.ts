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
const allowedTags = ['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em'];
const webPublicFolder = new URL('../../../web/public/', import.meta.url);
const wordCount = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the articles of this release', () => {
  it('are 25 in number', () => {
    expect(articles.length).toBe(25);
  });

  it('include at least four in every category', () => {
    for (const category of wireCategories) {
      const found = articles.filter(article => article.categories.includes(category));
      expect([category, found.length >= 4]).toEqual([category, true]);
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
  const validFile = readFileSync(new URL('./articles/safe-at-home.html', import.meta.url), 'utf8');
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
    expect(new Date(contentCreatedAt).toISOString()).toBe(contentCreatedAt);
  });

  it('lists its sources under the body', () => {
    const { sources } = article;
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ publisher, title }) => `${publisher} ${title}`)).size).toBe(sources.length);
    const wireBody = wireArticle(article).contentBody;
    expect(wireBody.startsWith(contentBody)).toBe(true);
    const [, list] = wireBody.slice(contentBody.length).split('<h2>Sources</h2>');
    for (const { publisher, title, year } of sources) {
      expect(`${publisher}${title}`).not.toMatch(/[&<]/);
      // A paper that was published after the article cannot be its source.
      if (year !== null) expect(year).toBeLessThanOrEqual(new Date(contentCreatedAt).getUTCFullYear());
      expect(list).toContain(`<li>${publisher}: ${title}${year === null ? '' : `, ${year}`}</li>`);
    }
  });

  it('has a reading grade of 8 at most', () => {
    const text = [article.contentIntroduction, contentBody, contentConclusion].join('\n');
    expect(readingGrade(text)).toBeLessThanOrEqual(8);
  });

  it('uses only allowed tags, without attributes, and closes them', () => {
    for (const text of texts) {
      const openTags: string[] = [];
      for (const [tag, slash, name = ''] of text.matchAll(/<(\/?)([^>]*)>/g)) {
        expect([tag, allowedTags.includes(name)]).toEqual([tag, true]);
        if (slash === '/') expect(openTags.pop()).toBe(name);
        else openTags.push(name);
      }
      expect(openTags).toEqual([]);
    }
  });

  it('has a body of 400 to 700 words, and a short introduction and conclusion', () => {
    expect(wordCount(contentBody)).toBeGreaterThanOrEqual(400);
    expect(wordCount(contentBody)).toBeLessThanOrEqual(700);
    expect(wordCount(article.contentIntroduction)).toBeLessThan(40);
    expect(wordCount(contentConclusion)).toBeLessThan(45);
  });

  it('uses pictures that the web app ships', () => {
    for (const path of [article.contentDisplayPictureUrl, contentBodyImage]) {
      expect(path).toMatch(/^\/pictures\/[a-z-]+\.svg$/);
      expect([path, existsSync(new URL(`.${path}`, webPublicFolder))]).toEqual([path, true]);
    }
  });
});
