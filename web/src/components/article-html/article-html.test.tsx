import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { articleRows } from '../../../test/article-rows.ts';
import { hostileHtml } from '../../../test/hostile-html.ts';
import { adapter, heading, open, sees } from '../../../test/screen.tsx';
import { articlePolicy, sanitiseArticle } from './sanitise.ts';

/* The page of these tests has no policy: the sanitiser stands alone. What the policy adds: `web/e2e/sanitiser.test.ts`. */

const hit = vi.fn();
beforeEach(() => {
  hit.mockClear();
  for (const name of ['hit', 'alert', 'confirm', 'prompt']) vi.stubGlobal(name, hit);
});
/** Waits for the error of a picture that cannot be had. Pictures before it have had theirs. @returns all hits */
async function hitsUntilNow(): Promise<unknown[]> {
  document.body.append(
    Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror="hit(\'last\')">' }),
  );
  await expect.poll(() => hit.mock.calls.length).toBeGreaterThan(0);
  document.body.lastElementChild?.remove();
  return hit.mock.calls;
}

/** The HTML in the document, as an article has it. */
function show(html: string): HTMLElement {
  const part = document.createElement('div');
  part.className = 'article-html';
  // Of the type that a page with a policy takes.
  part.innerHTML = sanitiseArticle(html) as unknown as string;
  document.body.append(part);
  return part;
}

/** What stands in a part that should not. */
const added = ['rel', 'target', 'loading', 'referrerpolicy'];
function faultsIn(part: HTMLElement): string[] {
  return [...part.querySelectorAll('*')].flatMap(element => [
    ...(articlePolicy.ALLOWED_TAGS.includes(element.localName) ? [] : [`tag ${element.localName}`]),
    ...(element.shadowRoot ? ['shadow root'] : []),
    ...[...element.attributes].flatMap(({ name, value: written }) => {
      // As a browser reads an address.
      const value = written.replace(/[\s\p{Cc}]/gu, '');
      // No browser lets go of `is`; without its value it says nothing.
      if (name === 'is' && value === '') return [];
      if (![...articlePolicy.ALLOWED_ATTR, ...added].includes(name)) return [`attribute ${name}`];
      if (name === 'href' && !/^(https:|mailto:|tel:|#|\/(?![/\\]))/i.test(value)) return [`href ${value}`];
      if (name === 'src' && !/^(https:|\/(?![/\\]))/i.test(value)) return [`src ${value}`];
      const leaves = name === 'href' && /^https:/i.test(value);
      if (leaves && element.getAttribute('rel') !== 'noopener noreferrer nofollow')
        return ['a link that keeps its opener'];
      return /^(id|name)$/.test(name) && !value.startsWith('user-content-') ? [`${name} ${value}`] : [];
    }),
  ]);
}

describe('the HTML of an article', () => {
  it('runs nothing that is hostile, and keeps what the policy knows alone', async () => {
    const parts = hostileHtml.map(show);
    expect(parts.flatMap((part, at) => faultsIn(part).map(fault => `${hostileHtml[at]}: ${fault}`))).toEqual(
      [],
    );
    expect(document.querySelector('body :is(script, iframe, object, embed, base, form)')).toBeNull();
    expect(await hitsUntilNow()).toEqual([['last']]);
    for (const part of parts) part.remove();
  });

  it('is text in a title, and in the lists', async () => {
    const data = hostileHtml.slice(0, 60).map((html, at) => ({
      contentId: `hostile-${at}`,
      contentTitle: html,
      contentIntroduction: html,
      contentAuthorName: html,
      contentDisplayPictureUrl: html,
      contentCreatedAt: html,
      categories: ['Health', html],
    }));
    adapter.answer({ content: { readContentLibrary: { contentLibrary: { data } } } });
    await open('/library');
    await sees(heading(plainTitleOf(hostileHtml[0] ?? '') ?? ''));
    expect(await hitsUntilNow()).toEqual([['last']]);
  });

  it('has its entities read in titles, introductions and authors, as the browser reads them in text', () => {
    const written =
      'caf&eacute; &ge; &frac12; &deg;C &beta; O&#39;Neil &#146; &amp;ge; &lt;b&gt; &NotEqualTilde; 1&copy2 &none; R&D';
    expect(plainTextOf(written)).toBe("café ≥ ½ °C β O'Neil ’ &ge; <b> ≂̸ 1©2 &none; R&D");
    expect(plainTitleOf('<p title="&quot;&gt;">10<sup>&minus;9</sup> &LT;</p>')).toBe('10⁻⁹ <');
  });

  const rows = articleRows.map(([html, kept, text]) => ({ html, kept, text }));
  it.each(rows)('keeps what carries meaning, and breaks between blocks: $html', ({ html, kept, text }) => {
    const part = show(html);
    const shown = [part.innerHTML, part.innerText.replace(/\n+/g, '\n')];
    part.remove();
    expect(shown).toEqual([kept, text ?? expect.anything()]);
  });

  it('keeps each figure in its column, and draws what is struck out, put in and raised apart', async () => {
    const contentBody = `<table><tr><th>Group</th><th>Upper</th><th>Lower</th></tr><tr><td rowspan="2">High</td><td>140</td><td>90</td></tr>
      <tr><td>180</td><td>120</td></tr></table><p><del>10</del><ins>5</ins> 10<sup>9</sup></p>`;
    adapter.answer({
      content: { readByContentId: { responseCode: '00', data: { contentId: '1', contentBody } } },
    });
    await open('/library/preview', { stored: { contentId: '1' } });
    await sees('Upper');
    const left = (words: string) => page.getByText(words).element().getBoundingClientRect().x;
    expect([left('180'), left('120')]).toEqual([left('Upper'), left('Lower')]);
    const style = (tag: string) =>
      getComputedStyle(document.querySelector(`.article-html ${tag}`) as Element);
    expect(style('del').textDecorationLine).toBe('line-through');
    expect(style('ins').textDecorationLine).toBe('underline');
    expect(style('sup').top).toMatch(/^-/);
  });
});
