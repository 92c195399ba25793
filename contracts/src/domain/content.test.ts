import { describe, expect, it } from 'vitest';
import { blogFilters, inCategory, pictureUrlOf, stripSingleParagraph } from './content.ts';

describe('categories', () => {
  it.each([
    [['LifeStyle'], 'Lifestyle', true],
    [['Health', 'fitness'], 'Fitness', true],
    [[' Nutrition '], 'Nutrition', true],
    [['Health'], 'Lifestyle', false],
    [[], 'Health', false],
    [null, 'Health', false],
    [null, 'All', true],
    [['Something new'], 'All', true],
  ] as const)('%j are shown under %s: %s', (categories, filter, shown) => {
    expect(inCategory({ categories }, filter)).toBe(shown);
  });

  it('start with All', () => {
    expect(blogFilters).toEqual(['All', 'Health', 'Fitness', 'Lifestyle', 'Nutrition']);
  });
});

describe('single paragraph', () => {
  it.each([
    ['<p>Sleep well</p>', 'Sleep well'],
    [' <P>Sleep well</P>\n', 'Sleep well'],
    ['<p class="lead">Sleep <b>well</b></p>', 'Sleep <b>well</b>'],
    ['<p></p>', ''],
    ['Sleep well', 'Sleep well'],
    ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<p>One</p> and more', '<p>One</p> and more'],
    ['<pre>code</pre>', '<pre>code</pre>'],
    ['<p>open', '<p>open'],
    ['<p </p>', '<p </p>'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('around %j leaves %j', (html, expected) => {
    expect(stripSingleParagraph(html)).toBe(expected);
  });

  // So long that anything slower than one pass would not come to an end.
  it.each(['<p>'.repeat(300_000), `<p>${'</p'.repeat(300_000)}`])('leaves a hostile text as it is', text => {
    expect(stripSingleParagraph(text)).toBe(text);
  });
});

describe('article picture', () => {
  it.each(['https://example.com/a.jpg', 'HTTPS://example.com/a b.jpg', '/pictures/a.jpg', '/a.jpg?size=2'])(
    'is shown from %s',
    url => {
      expect(pictureUrlOf(url)).toBe(url);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'http://example.com/a.jpg',
    'https://example.com/default-username.png',
    '/pictures/Default-Username.jpg',
    '//example.com/a.jpg',
    '/\\example.com/a.jpg',
    '/\t/example.com/a.jpg',
    'a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https:///a.jpg',
    'https://',
  ])('is the placeholder for %j', url => {
    expect(pictureUrlOf(url)).toBeNull();
  });
});
