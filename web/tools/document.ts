import type { PageName } from '../src/app/page-name.ts';
import { faqData } from './faq-data.ts';
import { headTags } from './head-tags.ts';

/** The two fonts that every page shows first. The others load by unicode-range, and all fonts of a page with a skeleton do. */
const preloadedFonts = ['nunito-sans-latin-wght-normal', 'bricolage-grotesque-headings'];

/** Styles that Radix writes on its tabs. Ours have no outline and no animation, so they are removed. */
const unusedStyles = / style="(?:outline:none|animation-duration:0s)"/g;

interface DocumentParts {
  readonly page: PageName;
  /** The content of the root element. */
  readonly html: string;
  /** Whether that is the shell with a skeleton of the page. */
  readonly skeleton: boolean;
  /** The page's JavaScript, by path in the build. */
  readonly scripts: readonly string[];
  /** A script of this document alone, then its imports; empty where there is none. */
  readonly ownScripts: readonly string[];
  /** Whether the page calls the gateway: without JavaScript that part stays empty. */
  readonly calls: boolean;
}

/**
 * The document of one page: Vite's template with the page's head tags, preloads and content.
 * @throws where a page holds what the content security policy refuses
 */
export function documentOf(
  template: string,
  files: readonly string[],
  siteUrl: string,
  { page, html: prerendered, skeleton, scripts, ownScripts, calls }: DocumentParts,
): string {
  const html = prerendered.replaceAll(unusedStyles, '');
  const inline = html.match(/<(?:script|style)\b|\sstyle="[^"]*"/)?.[0];
  if (inline)
    throw new Error(`The page ${page} holds '${inline}', which the content security policy refuses.`);
  const head = [
    ...headTags(page, siteUrl),
    ...(skeleton ? [] : fontLinks(files)),
    ...ownScripts
      .slice(0, 1)
      .map(
        script => `<script type="module"${skeleton ? '' : ' async'} crossorigin src="/${script}"></script>`,
      ),
    ...ownScripts.slice(1).map(script => `<link rel="modulepreload" crossorigin href="/${script}">`),
    // Code loads after text and fonts; of a page with a skeleton also after the style sheet (`start-preloads.ts`).
    ...scripts
      .filter(script => !template.includes(`/${script}"`) && !ownScripts.includes(script))
      .map(
        script =>
          `<link rel="modulepreload"${skeleton ? ' media="not all"' : ''} fetchpriority="low" crossorigin href="/${script}">`,
      ),
    ...(page === 'faqs' ? [faqData()] : []),
  ];
  const root = `<div id="root" data-page="${page}">${html}</div>`;
  // With a skeleton the whole page needs JavaScript, so the notice comes first; else a part of it does.
  const inRoot = skeleton
    ? `${noticeOf('Choose Life needs JavaScript here')}\n    ${root}`
    : `${root}${calls ? `\n    ${noticeOf('Forms and lists need JavaScript')}` : ''}`;
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
