import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { articleRows } from '../../../test/article-rows.ts';
import { hostileHtml } from '../../../test/hostile-html.ts';
import { adapter, expectVisible, heading, open } from '../../../test/screen.tsx';
import { articlePolicy, sanitiseArticle } from './sanitise.ts';

/*
 * The page of these tests has no content security policy, so that only the sanitiser protects it. `web/e2e/sanitiser.test.ts` tests the
 * sanitiser with the policy.
 */

/** The function that hostile HTML calls if one of its scripts runs. */
const hit = vi.fn();
beforeEach(() => {
  hit.mockClear();
  for (const name of ['hit', 'alert', 'confirm', 'prompt']) vi.stubGlobal(name, hit);
});
/**
 * Adds a missing picture and waits for its `onerror`, which calls `hit('last')`. By then the handlers of earlier pictures have run.
 * @returns the arguments of all calls of `hit`
 */
async function hitsUntilNow(): Promise<unknown[]> {
  document.body.append(
    Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror="hit(\'last\')">' }),
  );
  await expect.poll(() => hit.mock.calls.length).toBeGreaterThan(0);
  document.body.lastElementChild?.remove();
  return hit.mock.calls;
}

/** Shows HTML as `ArticleHtml` does. */
function showArticle(html: string): HTMLElement {
  const container = document.createElement('div');
  container.className = 'article-html';
  // innerHTML accepts TrustedHTML, but its type allows only strings.
  container.innerHTML = sanitiseArticle(html) as unknown as string;
  document.body.append(container);
  return container;
}

/** The attributes that the sanitiser adds to links and pictures. */
const addedAttributes = ['rel', 'target', 'loading', 'referrerpolicy'];

/** Describes each violation of the policy by a tag or an attribute in the container. */
function violationsIn(container: HTMLElement): string[] {
  const violations: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    if (!articlePolicy.ALLOWED_TAGS.includes(element.localName)) violations.push(`tag ${element.localName}`);
    if (element.shadowRoot) violations.push('shadow root');
    for (const attribute of element.attributes) {
      const violation = violationOf(attribute, element);
      if (violation !== null) violations.push(violation);
    }
  }
  return violations;
}

function violationOf({ name, value: text }: Attr, element: Element): string | null {
  // The patterns for URLs are not imported from the sanitiser, so that the test also finds a mistake in its patterns. Browsers ignore
  // whitespace and control characters in a URL.
  const value = text.replace(/[\s\p{Cc}]/gu, '');
  // DOMPurify cannot remove the attribute `is`, and empties it. Without a value it has no effect.
  if (name === 'is' && value === '') return null;
  if (![...articlePolicy.ALLOWED_ATTR, ...addedAttributes].includes(name)) return `attribute ${name}`;
  if (name === 'href' && !/^(https:|mailto:|tel:|#|\/(?![/\\]))/i.test(value)) return `href ${value}`;
  if (name === 'src' && !/^(https:|\/(?![/\\]))/i.test(value)) return `src ${value}`;
  const isExternal = name === 'href' && /^https:/i.test(value);
  if (isExternal && element.getAttribute('rel') !== 'noopener noreferrer nofollow')
    return 'a link to another site without noopener, noreferrer and nofollow';
  // Without the prefix, an id or name could replace a property of the document.
  return /^(id|name)$/.test(name) && !value.startsWith('user-content-') ? `${name} ${value}` : null;
}

describe('the HTML of an article', () => {
  it('runs no script and contains only what the policy allows', async () => {
    const containers = hostileHtml.map(showArticle);
    const violations = containers.flatMap((container, index) =>
      violationsIn(container).map(violation => `${hostileHtml[index]}: ${violation}`),
    );
    expect(violations).toEqual([]);
    // Also finds tags that the policy allows by mistake, and elements outside the containers.
    const forbiddenTags = 'script, style, link, meta, iframe, object, embed, base, form';
    expect(document.querySelector(`body :is(${forbiddenTags})`)).toBeNull();
    expect(await hitsUntilNow()).toEqual([['last']]);
    for (const container of containers) container.remove();
  });

  it('is shown as plain text in titles and lists', async () => {
    // 60 articles, because more would make the page slow. The test above shows all of them.
    const data = hostileHtml.slice(0, 60).map((html, index) => ({
      contentId: `hostile-${index}`,
      contentTitle: html,
      contentIntroduction: html,
      contentAuthorName: html,
      contentDisplayPictureUrl: html,
      contentCreatedAt: html,
      categories: ['Health', html],
    }));
    adapter.answer({ content: { readContentLibrary: { contentLibrary: { data } } } });
    await open('/library');
    await expectVisible(heading(plainTitleOf(hostileHtml[0])));
    expect(await hitsUntilNow()).toEqual([['last']]);
  });

  it('is decoded to plain text in titles, introductions and authors', () => {
    // Special cases: `&#146;`, which browsers read as Windows-1252; `&NotEqualTilde;`, which is two characters; `&copy` without a semicolon;
    // `&none;` and `&D`, which are no entities.
    const html =
      'caf&eacute; &ge; &frac12; &deg;C &beta; O&#39;Neil &#146; &amp;ge; &lt;b&gt; &NotEqualTilde; 1&copy2 &none; R&D';
    expect(plainTextOf(html)).toBe("café ≥ ½ °C β O'Neil ’ &ge; <b> ≂̸ 1©2 &none; R&D");
    expect(plainTitleOf('<p title="&quot;&gt;">10<sup>&minus;9</sup> &LT;</p>')).toBe('10⁻⁹ <');
  });

  it.each(articleRows)('keeps its meaning when it is sanitised: $html', ({ html, sanitised, text }) => {
    const container = showArticle(html);
    // Margins between blocks become several line breaks.
    const result = [container.innerHTML, container.innerText.replace(/\n+/g, '\n')];
    container.remove();
    // Rows without a text do not test the visible text.
    expect(result).toEqual([sanitised ?? html, text ?? expect.anything()]);
  });

  /** Opens the page of an article. @param firstText a text of the article */
  async function openArticle(contentBody: string, firstText: string): Promise<void> {
    adapter.answer({
      content: { readByContentId: { responseCode: '00', data: { contentId: '1', contentBody } } },
    });
    // The id of the chosen article, in local storage.
    await open('/library/preview', { stored: { contentId: '1' } });
    await expectVisible(firstText);
  }

  it('is shown with table cells in their columns, also next to a cell of two rows', async () => {
    const contentBody = `<table><tr><th>Group</th><th>Upper</th><th>Lower</th></tr><tr><td rowspan="2">High</td><td>140</td><td>90</td></tr>
      <tr><td>180</td><td>120</td></tr></table>`;
    await openArticle(contentBody, 'Upper');
    const leftOf = (content: string) => page.getByText(content).element().getBoundingClientRect().x;
    expect([leftOf('180'), leftOf('120')]).toEqual([leftOf('Upper'), leftOf('Lower')]);
  });

  it('hides a picture that cannot be loaded', async () => {
    await openArticle('<p>Text</p><img src="/no-such-picture.png" alt="A plate">', 'Text');
    await expect.poll(() => document.querySelector<HTMLElement>('.article-html img')?.hidden).toBe(true);
  });

  it('is shown with the styles of del, ins and sup', async () => {
    await openArticle('<p>Dose</p><p><del>10</del><ins>5</ins> 10<sup>9</sup></p>', 'Dose');
    // `openArticle` has waited for the article, so these elements are on the page.
    const styleOf = (tag: string) =>
      getComputedStyle(document.querySelector(`.article-html ${tag}`) as Element);
    expect(styleOf('del').textDecorationLine).toBe('line-through');
    expect(styleOf('ins').textDecorationLine).toBe('underline');
    // Raised: above its normal position.
    expect(styleOf('sup').top).toMatch(/^-/);
  });
});
