import type { PageName } from '../src/app/page-name.ts';
import { faqData } from './faq-data.ts';
import { headTags } from './head-tags.ts';

/** The two faces every page shows first; the others load by unicode-range when a character asks for them. Beside a stand-in
 * all do. */
const preloadedFonts = ['nunito-sans-latin-wght-normal', 'bricolage-grotesque-headings'];

/** What Radix writes on its tabs, which here have no outline and no animation of their own: without effect, so left out. */
const idleStyles = / style="(?:outline:none|animation-duration:0s)"/g;

export interface DocumentParts {
  readonly page: PageName;
  /** What stands in the root element. */
  readonly html: string;
  /** Whether that is the shell with a stand-in for the page. */
  readonly standIn: boolean;
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
  { page, html: drawn, standIn, scripts, ownScripts, calls }: DocumentParts,
): string {
  const html = drawn.replaceAll(idleStyles, '');
  const inline = html.match(/<(?:script|style)\b|\sstyle="[^"]*"/)?.[0];
  if (inline)
    throw new Error(`The page ${page} holds '${inline}', which the content security policy refuses.`);
  const head = [
    ...headTags(page, siteUrl),
    ...(standIn ? [] : fontLinks(files)),
    ...ownScripts
      .slice(0, 1)
      .map(
        script => `<script type="module"${standIn ? '' : ' async'} crossorigin src="/${script}"></script>`,
      ),
    ...ownScripts.slice(1).map(script => `<link rel="modulepreload" crossorigin href="/${script}">`),
    // What can be read already lets text and letters go first; a stand-in also its style sheet (`fetch-ahead.ts`).
    ...scripts
      .filter(script => !template.includes(`/${script}"`) && !ownScripts.includes(script))
      .map(
        script =>
          `<link rel="modulepreload"${standIn ? ' media="not all"' : ''} fetchpriority="low" crossorigin href="/${script}">`,
      ),
    ...(page === 'faqs' ? [faqData()] : []),
  ];
  const drawnPage = `<div id="root" data-page="${page}">${html}</div>`;
  // In place of a page its want of JavaScript comes first; beside one, it is about a part.
  const inRoot = standIn
    ? `${noticeOf('Choose Life needs JavaScript here')}\n    ${drawnPage}`
    : `${drawnPage}${calls ? `\n    ${noticeOf('Forms and lists need JavaScript')}` : ''}`;
  return replaced(
    replaced(template, '<title>Choose Life</title>', head.join('\n    ')),
    '<div id="root"></div>',
    inRoot,
  );
}

function fontLinks(files: readonly string[]): string[] {
  return preloadedFonts
    .flatMap(font => files.filter(file => file.includes(font)))
    .map(file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
}

function noticeOf(what: string): string {
  return `<noscript><p class="content py-6">${what}. Please switch it on and load this page again.</p></noscript>`;
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has lost '${part}'.`);
  return text.replace(part, () => by);
}
