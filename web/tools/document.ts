import { createHash } from 'node:crypto';
import { brandColours, brandName } from '@choose-life/contracts/domain/brand';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { headOf, type PageName } from '../src/app/page.ts';
import { faqs } from '../src/features/landing/faqs.ts';
import { documentTitle, type RouteName, type RouteNameIn, routes } from '../src/paths.ts';

/** The marketing pages that call the adapter. Their forms and lists need JavaScript. */
const pagesWithCalls: readonly RouteName[] = ['blog', 'waitlist', 'waitlistEmails'];

interface DocumentParts {
  readonly page: PageName;
  /** The content of the root element. */
  readonly html: string;
  /** Whether `html` contains only the shell and a skeleton, as for signed-in pages. */
  readonly isSkeleton: boolean;
  /** The files of the page's code, which are preloaded after the style sheet. */
  readonly scripts: readonly string[];
  /** The file of `start-preloads.ts`. */
  readonly preloadStarter: string;
  /** A script that only this document runs, without waiting for the application; null for most documents. */
  readonly pageScript: string | null;
  /** The files that `pageScript` imports. */
  readonly pageScriptImports: readonly string[];
}

/**
 * The document of a page: the template with the page's head, its prerendered HTML, and a notice for browsers without JavaScript.
 * @throws if the HTML contains an inline script or style, which the content security policy forbids
 */
export function documentOf(
  template: string,
  siteUrl: string,
  { page, html, isSkeleton, scripts, preloadStarter, pageScript, pageScriptImports }: DocumentParts,
): string {
  // The start of an inline element, or a `style` attribute.
  const inlineCode = html.match(/<(?:script|style)\b|\sstyle="[^"]*"/)?.[0];
  if (inlineCode)
    throw new Error(`The page ${page} contains '${inlineCode}', which the content security policy forbids.`);
  const head = [
    ...headTags(page, siteUrl),
    `<script type="module" crossorigin src="/${preloadStarter}"></script>`,
    ...(pageScript ? [`<script type="module" async crossorigin src="/${pageScript}"></script>`] : []),
    ...pageScriptImports.map(script => `<link rel="modulepreload" crossorigin href="/${script}">`),
    // All other code is loaded after the style sheet: `start-preloads.ts` activates links with this `media` attribute. Vite has put the files of
    // the entry into the template, so they are not repeated here.
    ...scripts
      .filter(
        script =>
          !template.includes(`/${script}"`) && script !== pageScript && !pageScriptImports.includes(script),
      )
      .map(
        script =>
          `<link rel="modulepreload" media="not all" fetchpriority="low" crossorigin href="/${script}">`,
      ),
    // A signed-in page waits for the configuration before some of its calls, so the configuration is loaded together with the code.
    ...(isSkeleton
      ? ['<link rel="preload" media="not all" as="fetch" crossorigin href="/config.json">']
      : []),
    ...(page === 'faqs' ? [faqData()] : []),
  ];
  const rootElement = `<div id="root" data-page="${page}">${html}</div>`;
  // A signed-in page needs JavaScript, so the notice comes before the skeleton. On a public page only forms and lists need JavaScript.
  const hasFormOrList =
    page !== 'notFound' && (routes[page].group === 'auth' || pagesWithCalls.includes(page));
  const body = [rootElement];
  if (isSkeleton) body.unshift(noticeOf(`${brandName} needs JavaScript here`));
  else if (hasFormOrList) body.push(noticeOf('Forms and lists need JavaScript'));
  const withHead = replacePart(template, '<title></title>', head.join('\n    '));
  return replacePart(withHead, '<div id="root"></div>', body.join('\n    '));
}

function noticeOf(reason: string): string {
  return `<noscript><p class="content py-6">${reason}. Please switch it on and load this page again.</p></noscript>`;
}

function replacePart(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`index.html no longer contains '${part}'.`);
  // A function, because a replacement string may contain patterns such as `$&`.
  return text.replace(part, () => replacement);
}

/** The picture that other websites show for a link: 1200 × 630 pixels, made from `open-graph.html`. */
const openGraphPicture = { path: '/open-graph.png', width: 1200, height: 630 } as const;

/** The elements of a page for its `head`. @param siteUrl the address of the web app, without a slash at the end */
function headTags(page: PageName, siteUrl: string): string[] {
  const { title, robots } = headOf(page);
  const description = descriptionOf(page);
  const tags = [
    `<title>${escapeHtml(documentTitle(title))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${brandColours.deep}">`,
  ];
  // Pages that search engines must not list need no canonical link and no preview.
  if (page === 'notFound' || robots === 'noindex') {
    return [...tags, '<meta name="robots" content="noindex, nofollow">'];
  }
  const address = escapeHtml(siteUrl + routes[page].path);
  const openGraphTag = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    ...tags,
    `<link rel="canonical" href="${address}">`,
    openGraphTag('type', 'website'),
    openGraphTag('site_name', brandName),
    openGraphTag('title', documentTitle(title)),
    openGraphTag('description', description),
    `<meta property="og:url" content="${address}">`,
    openGraphTag('image', siteUrl + openGraphPicture.path),
    openGraphTag('image:width', String(openGraphPicture.width)),
    openGraphTag('image:height', String(openGraphPicture.height)),
    openGraphTag('image:alt', `${brandName}: know the age your body is living at.`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The meta description of each public page. */
const descriptions: Readonly<Record<RouteNameIn<'marketing' | 'auth'>, string>> = {
  home: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  health: 'Facts and myths about health, and what a Health Risk Assessment tells you.',
  fitness: 'Movement that fits your week: recommendations, classes and trainers.',
  blog: 'Articles on health, fitness, lifestyle and nutrition.',
  lifestyle: 'Rest, mood and the habits in between.',
  nutrition: 'Food that does more than fill, and a body mass index calculator.',
  // The page shows one fixed article, about blood sugar.
  blogArticle: 'Reasons to monitor your blood sugar.',
  aboutUs: 'Our story, and a letter from the founder.',
  faqs: `Questions people ask about ${brandName}, answered.`,
  privacy: 'What is kept about you, who sees it, for how long, and how to get it out.',
  waitlist: 'Leave your e-mail and hear from us first.',
  waitlistEmails: 'Addresses on the waitlist.',
  login: `Log in to ${brandName}.`,
  signup: `Create your ${brandName} account.`,
  verify: 'Check your e-mail for the verification link.',
  verifyReset: 'Check your e-mail for the reset link.',
  forgotPassword: 'Get a link to choose a new password.',
  resetPassword: 'Choose a new password.',
  signupSuccess: 'Finish your sign-up.',
  resetSuccess: 'Your password is new.',
  accountDeleted: 'Your account is deleted.',
};

function descriptionOf(page: RouteName | 'notFound'): string {
  if (page === 'notFound') return 'This page could not be shown.';
  // With a wider key type, because `page` may be a signed-in page, which has no description here.
  const publicDescriptions: Partial<Record<RouteName, string>> = descriptions;
  const personalDescription =
    routes[page].group === 'hra' ? 'The Health Risk Assessment.' : `Your ${brandName} account.`;
  return publicDescriptions[page] ?? personalDescription;
}

/**
 * The questions and answers as structured data for search engines. The content security policy allows this element, because it is a data
 * block and not a script.
 */
function faqData(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // Escaped, because a '</script>' in an answer would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The value of an `integrity` attribute. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Adds `integrity` to the scripts, preloads and style sheets of a document. @param read reads a file of the build by its path */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  // Matches elements with the path of a script or style sheet of the build, and captures the path.
  return html.replaceAll(
    /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g,
    (tag, path: string) => tag.replace(/\s*\/?>$/, ` integrity="${integrityOf(read(path))}">`),
  );
}
