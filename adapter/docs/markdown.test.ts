import { describe, expect, it } from 'vitest';
import { renderPage } from './markdown.ts';

describe('renderPage', () => {
  it('returns the first heading as title and the first paragraph as summary, both without tags', () => {
    expect(renderPage('# Do *it*\n\nCompare `a < b`\nand [more](x.md).\n\n## Steps\n')).toMatchObject({
      title: 'Do it',
      summary: 'Compare a &lt; b and more.',
      markup: expect.stringContaining('<h2 id="steps">Steps</h2>'),
    });
  });

  it.each([
    // A link from one recipe to another, and a link from the start page.
    ['[a](other.md)', '<a href="/docs/recipes/other">a</a>'],
    ['[a](recipes/other.md)', '<a href="/docs/recipes/other">a</a>'],
    ['[a](./other.md#part)', '<a href="/docs/recipes/other#part">a</a>'],
    ['[a](https://example.test/)', '<a href="https://example.test/">a</a>'],
    ['[a](/docs/api#/hra)', '<a href="/docs/api#/hra">a</a>'],
    // Only recipes have pages. Another file is named by its path, which is not repeated if it is already the text of the link.
    ['[faults](../faults.md)', 'faults (<code>docs/faults.md</code>)'],
    ['[`docs/faults.md`](../faults.md)', '<code>docs/faults.md</code>'],
  ])('renders the link %s as %s', (markdown, markup) => {
    expect(renderPage(markdown).markup).toContain(`<p>${markup}</p>`);
  });

  it('puts code and tables in boxes that can be focused, so that they can be scrolled by keyboard', () => {
    const { markup } = renderPage('```ts\na < b\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n');
    expect(markup).toContain(
      '<pre class="code" tabindex="0" role="region" aria-label="Code 1: ts"><code>a &lt; b</code></pre>',
    );
    expect(markup).toContain('<div class="table" tabindex="0" role="region" aria-label="A, B"><table>');
  });
});
