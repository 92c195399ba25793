import type { PageName } from '../src/app/page-name.ts';
import { faqData } from './faq-data.ts';
import { headTags } from './head-tags.ts';

/** The two faces every page shows first; the others load by unicode-range when a character asks for them. */
const preloadedFonts = ['nunito-sans-latin-wght-normal', 'bricolage-grotesque-headings'];

/** What Radix writes on its tabs, which here have no outline and no animation of their own: without effect, so left out. */
const idleStyles = / style="(?:outline:none|animation-duration:0s)"/g;

export interface DocumentParts {
  readonly page: PageName;
  /** What stands in the root element; empty where the browser draws the page. */
  readonly html: string;
  /** The page's JavaScript, by path in the build. */
  readonly scripts: readonly string[];
  /** A script that the document runs by itself, and what that imports; empty where there is none. */
  readonly ownScripts: readonly string[];
  /** Whether the page makes calls: without JavaScript that part of it stays empty. */
  readonly calls: boolean;
}

/**
 * The document of one page, from Vite's: its head, its code fetched from the start, its content.
 * @throws where a page holds what the content security policy refuses
 */
export function documentOf(
  template: string,
  files: readonly string[],
  siteUrl: string,
  { page, html: drawn, scripts, ownScripts, calls }: DocumentParts,
): string {
  const html = drawn.replaceAll(idleStyles, '');
  const inline = html.match(/<(?:script|style)\b|\sstyle="[^"]*"/)?.[0];
  if (inline)
    throw new Error(`The page ${page} holds '${inline}', which the content security policy refuses.`);
  // What can be read already lets text and letters go first.
  const late = html === '' ? '' : ' fetchpriority="low"';
  const head = [
    ...headTags(page, siteUrl),
    ...preloadedFonts
      .flatMap(font => files.filter(file => file.includes(font)))
      .map(file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...ownScripts
      .slice(0, 1)
      .map(script => `<script type="module" async crossorigin src="/${script}"></script>`),
    ...ownScripts.slice(1).map(script => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ...scripts
      .filter(script => !template.includes(`/${script}"`) && !ownScripts.includes(script))
      .map(script => `<link rel="modulepreload"${late} crossorigin href="/${script}">`),
    ...(page === 'faqs' ? [faqData()] : []),
  ];
  const mark = html === '' ? '' : ` data-page="${page}"`;
  const notice = calls ? `\n    <noscript>${withoutScript(html)}</noscript>` : '';
  return replaced(
    replaced(template, '<title>Choose Life</title>', head.join('\n    ')),
    '<div id="root"></div>',
    `<div id="root"${mark}>${html}</div>${notice}`,
  );
}

function withoutScript(html: string): string {
  const what = html === '' ? 'Choose Life needs JavaScript here' : 'Forms and lists need JavaScript';
  return `<p class="content py-6">${what}. Please switch it on and load this page again.</p>`;
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has lost '${part}'.`);
  return text.replace(part, () => by);
}
