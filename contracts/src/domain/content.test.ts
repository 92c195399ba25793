import { describe, expect, it } from 'vitest';
import { inCategory, pictureUrlOf, stripSingleParagraph } from './content.ts';

describe('inCategory', () => {
  it.each([
    [['LifeStyle'], 'Lifestyle', true],
    [['Health', 'fitness'], 'Fitness', true],
    [[' Nutrition '], 'Nutrition', true],
    [['Health'], 'Lifestyle', false],
    [[], 'Health', false],
    [null, 'Health', false],
    [null, 'All', true],
    [['Something new'], 'All', true],
  ] as const)(
    'for an article in the categories %j and the tab %s returns %s',
    (categories, filter, shown) => {
      expect(inCategory({ categories }, filter)).toBe(shown);
    },
  );
});

describe('stripSingleParagraph', () => {
  it.each([
    ['<p>Sleep well</p>', 'Sleep well'],
    [' <P>Sleep well</P>\n', 'Sleep well'],
    ['<p class="lead">Sleep <b>well</b></p>', 'Sleep <b>well</b>'],
    ['<p></p>', ''],
    // 'İ' in lower case has two characters, so positions in a lower-cased copy are not those of the text.
    ['<p>İzmir</p>', 'İzmir'],
    ['Sleep well', 'Sleep well'],
    ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    ['<p>One</p> and more', '<p>One</p> and more'],
    ['<pre>code</pre>', '<pre>code</pre>'],
    ['<p>open', '<p>open'],
    ['<p </p>', '<p </p>'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('converts %j to %j', (html, expected) => {
    expect(stripSingleParagraph(html)).toBe(expected);
  });

  // With 300,000 repetitions, an algorithm slower than linear takes longer than the timeout below.
  it.each([`${'<p>'.repeat(300_000)}</p></p>`, `<p>${'</p'.repeat(300_000)}</p></p>`])(
    'takes linear time for a malicious text with many tags',
    text => {
      expect(stripSingleParagraph(text)).toBe(text);
    },
    10_000,
  );
});

describe('pictureUrlOf', () => {
  it.each(['https://example.com/a.jpg', 'HTTPS://example.com/a b.jpg', '/pictures/a.jpg', '/a.jpg?size=2'])(
    'returns the safe URL %s unchanged',
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
  ])('returns null for %j, which is missing, not allowed or the default picture', url => {
    expect(pictureUrlOf(url)).toBeNull();
  });
});
