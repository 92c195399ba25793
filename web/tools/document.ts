import { createHash } from 'node:crypto';
import { brandColours, brandName } from '@choose-life/contracts/domain/brand';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { headOf, type PageName } from '../src/app/page.ts';
import { faqs } from '../src/features/landing/faqs.ts';
import { documentTitle, type RouteName, type RouteNameIn, routes } from '../src/paths.ts';

const callingPages: readonly RouteName[] = ['blog', 'waitlist', 'waitlistEmails'];

interface DocumentParts {
  readonly page: PageName;
  readonly html: string;
  /** Whether that is the shell with a skeleton of the page. */
  readonly skeleton: boolean;
  readonly scripts: readonly string[];
  readonly starter: string;
  /** A script that only this document runs, at once, then its imports; empty where there is none. */
  readonly ownScripts: readonly string[];
}

/** @throws where a page holds what the content security policy refuses */
export function documentOf(
  template: string,
  siteUrl: string,
  { page, html, skeleton, scripts, starter, ownScripts }: DocumentParts,
): string {
  const inline = html.match(/<(?:script|style)\b|\sstyle="[^"]*"/)?.[0];
  if (inline)
    throw new Error(`The page ${page} holds '${inline}', which the content security policy refuses.`);
  const head = [
    ...headTags(page, siteUrl),
    `<script type="module" crossorigin src="/${starter}"></script>`,
    ...ownScripts.map((script, at) =>
      at === 0
        ? `<script type="module" async crossorigin src="/${script}"></script>`
        : `<link rel="modulepreload" crossorigin href="/${script}">`,
    ),
    // Other code loads after the style sheet (`start-preloads.ts`).
    ...scripts
      .filter(script => !template.includes(`/${script}"`) && !ownScripts.includes(script))
      .map(
        script =>
          `<link rel="modulepreload" media="not all" fetchpriority="low" crossorigin href="/${script}">`,
      ),
    // Which calls a page makes rests on it; it travels with the code.
    ...(skeleton ? ['<link rel="preload" media="not all" as="fetch" crossorigin href="/config.json">'] : []),
    ...(page === 'faqs' ? [faqData()] : []),
  ];
  const root = `<div id="root" data-page="${page}">${html}</div>`;
  // With a skeleton the whole page needs JavaScript, so the notice comes first; else the part that calls the gateway does.
  const calls = page !== 'notFound' && (routes[page].group === 'auth' || callingPages.includes(page));
  const inRoot = skeleton
    ? `${noticeOf(`${brandName} needs JavaScript here`)}\n    ${root}`
    : `${root}${calls ? `\n    ${noticeOf('Forms and lists need JavaScript')}` : ''}`;
  return replaced(
    replaced(template, '<title></title>', head.join('\n    ')),
    '<div id="root"></div>',
    inRoot,
  );
}

function noticeOf(what: string): string {
  return `<noscript><p class="content py-6">${what}. Please switch it on and load this page again.</p></noscript>`;
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`index.html has lost '${part}'.`);
  return text.replace(part, () => by);
}

/** The picture that other websites show for a link: 1200 × 630, drawn from `open-graph.html`. */
const picture = { path: '/open-graph.png', width: 1200, height: 630 } as const;

/** @param siteUrl the address of the web app, without a slash at the end */
function headTags(page: PageName, siteUrl: string): string[] {
  const { title, robots } = headOf(page);
  const description = descriptionOf(page);
  const tags = [
    `<title>${escapeHtml(documentTitle(title))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${brandColours.deep}">`,
  ];
  if (page === 'notFound' || robots === 'noindex') {
    return [...tags, '<meta name="robots" content="noindex, nofollow">'];
  }
  const address = escapeHtml(siteUrl + routes[page].path);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    ...tags,
    `<link rel="canonical" href="${address}">`,
    property('type', 'website'),
    property('site_name', brandName),
    property('title', documentTitle(title)),
    property('description', description),
    `<meta property="og:url" content="${address}">`,
    property('image', siteUrl + picture.path),
    property('image:width', String(picture.width)),
    property('image:height', String(picture.height)),
    property('image:alt', `${brandName}: know the age your body is living at.`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const ofPage: Readonly<Record<RouteNameIn<'marketing' | 'auth'>, string>> = {
  home: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  health: 'Facts and myths about health, and what a Health Risk Assessment tells you.',
  fitness: 'Movement that fits your week: recommendations, classes and trainers.',
  blog: 'Articles on health, fitness, lifestyle and nutrition.',
  lifestyle: 'Rest, mood and the habits in between.',
  nutrition: 'Food that does more than fill, and a body mass index calculator.',
  blogArticle: 'Why to monitor blood sugar.',
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
  const texts: Partial<Record<RouteName, string>> = ofPage;
  const personal =
    routes[page].group === 'hra' ? 'The Health Risk Assessment.' : `Your ${brandName} account.`;
  return texts[page] ?? personal;
}

/** For search engines. A data block is no script, so the content security policy allows it. */
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
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replaceAll(
    /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g,
    (tag, path: string) => tag.replace(/\s*\/?>$/, ` integrity="${integrityOf(read(path))}">`),
  );
}
