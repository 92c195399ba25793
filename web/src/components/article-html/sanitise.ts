import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from './html-policy.ts';
import { allowedLink, mendedHtml } from './mended-html.ts';

// During prerendering there is no DOM, and no articles.
if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', mendAttributes);

/** Null above the size limit. Call it where HTML is shown, not where it is stored. */
export function sanitiseArticle(html: string): TrustedHTML | null {
  if (isTooLong(html)) return null;
  const policy = htmlPolicy();
  const types = policy === null ? {} : { TRUSTED_TYPES_POLICY: policy };
  return DOMPurify.sanitize(mendedHtml(withAllowedBlocks(html)), { ...articlePolicy, ...types });
}

const standIns = new Map(Object.entries({ dir: 'ul', h1: 'h2', listing: 'pre', menu: 'ul', strike: 's' }));
const others =
  'address article aside button canvas center dialog fieldset footer form header hgroup legend main nav object ' +
  'optgroup option search section select';
for (const block of others.split(' ')) standIns.set(block, 'div');

/**
 * Gives tags outside the policy the name of an allowed one that looks like them: without it the texts of two blocks would
 * run together. Like `mendedHtml` it comes before the sanitiser, which reads the result as it reads any other text. It is the first of the
 * two: forms, whose inputs can take the names of DOM properties, are none any more when the text is parsed.
 */
function withAllowedBlocks(html: string): string {
  return html.replace(/(<\/?)([a-z][a-z\d]*)(?=[\s/>])/gi, (tag, start: string, name: string) => {
    const standIn = standIns.get(name.toLowerCase());
    return standIn ? start + standIn : tag;
  });
}

/** Changes attributes only: a hook that moves nodes could undo the sanitising. */
function mendAttributes(node: Element): void {
  const href = node.getAttribute('href');
  if (href?.startsWith('#')) node.setAttribute('href', inArticle(href));
  else if (href && !/^(?:mailto:|tel:|\/)/i.test(href)) {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  // The library allows data: images whatever the policy says, and an empty src would request the page itself.
  if (pictureUrlOf(node.getAttribute('src')) === null) node.removeAttribute('src');
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
}

/** The place that a link names: the library prefixes ids and names. Without one, or to the top, browsers scroll by themselves. */
function inArticle(href: string): string {
  return /^#(?:$|top$|user-content-)/i.test(href) ? href : `#user-content-${href.slice(1)}`;
}

/** The allow list of tags, attributes and addresses in articles. No styles, classes, SVG or forms; ids get a prefix. */
export const articlePolicy = {
  ALLOWED_TAGS: (
    'p br b strong i em u ul ol li h2 h3 h4 h5 h6 blockquote a img figure figcaption hr span div table caption thead tbody ' +
    'tfoot tr th td pre code dl dt dd details summary del ins s sup sub mark q abbr ruby rt rp bdi bdo'
  ).split(' '),
  ALLOWED_ATTR:
    'href src alt title width height colspan rowspan start reversed type value open id name dir lang'.split(
      ' ',
    ),
  // No addresses: the library would compare them with the pattern of addresses, and drop them.
  ADD_URI_SAFE_ATTR: ['width', 'height', 'colspan', 'rowspan', 'start', 'type', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: allowedLink,
  SANITIZE_NAMED_PROPS: true,
  FORBID_CONTENTS: [
    ...['script', 'style', 'iframe', 'noscript', 'svg', 'math', 'template', 'xmp', 'noembed', 'noframes'],
    ...['plaintext', 'textarea', 'title'],
  ],
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

/** Longer than any article, and fast to parse. */
const maxBytes = 512 * 1024;

export function isTooLong(html: string): boolean {
  return html.length > maxBytes || new TextEncoder().encode(html).length > maxBytes;
}
