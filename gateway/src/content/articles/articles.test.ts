import { existsSync } from 'node:fs';
import { contentCategories, contentItem } from '@choose-life/contracts/gateway/schemas/content';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';

const plainTags = ['p', 'h2', 'ul', 'ol', 'li', 'strong', 'em'];
const pictures = new URL('../../../../web/public/', import.meta.url);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('articles', () => {
  it('number at least twelve, three and more in every category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const category of contentCategories) {
      const found = articles.filter(article => article.categories.includes(category));
      expect([category, found.length >= 3]).toEqual([category, true]);
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

describe.each(articles)('article $contentId', article => {
  const { contentBody, contentBodyImage, contentConclusion, contentCreatedAt } = article;
  const texts = [article.contentTitle, article.contentIntroduction, contentBody, contentConclusion];

  it('has the shape of the contract', () => {
    expect(contentItem.parse(article)).toEqual(article);
    expect(new Date(contentCreatedAt).toISOString()).toBe(contentCreatedAt);
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
