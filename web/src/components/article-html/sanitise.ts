import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from './html-policy.ts';
import { allowedLink, replaceRemovedMarkup } from './removed-markup.ts';

// There is no DOM, and no article, while a page is prerendered.
if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', adjustAttributes);

/**
 * Removes everything from the HTML of an article that `articlePolicy` does not allow. Call it immediately before the HTML is shown, and do
 * not store the result: stored HTML could be changed before it is shown.
 * @returns null if the HTML is longer than 512 KB
 */
export function sanitiseArticle(html: string): TrustedHTML | null {
  if (isTooLong(html)) return null;
  const policy = htmlPolicy();
  const trustedTypes = policy === null ? {} : { TRUSTED_TYPES_POLICY: policy };
  return DOMPurify.sanitize(replaceRemovedMarkup(withAllowedBlocks(html)), {
    ...articlePolicy,
    ...trustedTypes,
  });
}

/** Tags outside the policy that become a `div`. An article does not need their meaning. */
const tagsToDiv = (
  'address article aside button canvas center dialog fieldset footer form header hgroup legend main nav object ' +
  'optgroup option search section select'
).split(' ');
/** Tags outside the policy, and the allowed tag that replaces each of them. */
const replacements = new Map([
  ...tagsToDiv.map(tag => [tag, 'div'] as const),
  ['dir', 'ul'],
  ['h1', 'h2'],
  ['listing', 'pre'],
  ['menu', 'ul'],
  ['strike', 's'],
]);

/**
 * Replaces tags outside the policy by similar allowed ones. If the sanitiser only removed these tags, the texts of two blocks would be
 * joined. This must happen before `replaceRemovedMarkup` parses the HTML: the inputs of a parsed form could replace DOM properties such as
 * `attributes` (DOM clobbering).
 */
function withAllowedBlocks(html: string): string {
  // Matches a start tag or an end tag up to the end of its name.
  return html.replace(/(<\/?)([a-z][a-z\d]*)(?=[\s/>])/gi, (tag, start: string, name: string) => {
    const replacement = replacements.get(name.toLowerCase());
    return replacement ? start + replacement : tag;
  });
}

/** A hook of DOMPurify. It changes only attributes and moves no nodes, because DOMPurify does not check again what this hook changes. */
function adjustAttributes(node: Element): void {
  const href = node.getAttribute('href');
  if (href?.startsWith('#')) node.setAttribute('href', prefixFragment(href));
  else if (href && !/^(?:mailto:|tel:|\/)/i.test(href)) {
    // A link to another site.
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  // DOMPurify allows data: images regardless of the policy. An empty src would request the page itself.
  if (pictureUrlOf(node.getAttribute('src')) === null) node.removeAttribute('src');
  // Pictures may come from other sites: they load only when they are scrolled into view, and get no address of the product.
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
}

/** The fragment of a link inside an article. DOMPurify prefixes ids with 'user-content-'. '#' and '#top' stay: they scroll to the top. */
function prefixFragment(href: string): string {
  return /^#(?:$|top$|user-content-)/i.test(href) ? href : `#user-content-${href.slice(1)}`;
}

/** The allowed tags, attributes and addresses of articles. No styles, classes, SVG or forms. */
export const articlePolicy = {
  ALLOWED_TAGS: (
    'p br b strong i em u ul ol li h2 h3 h4 h5 h6 blockquote a img figure figcaption hr span div table caption thead tbody ' +
    'tfoot tr th td pre code dl dt dd details summary del ins s sup sub mark q abbr ruby rt rp bdi bdo'
  ).split(' '),
  ALLOWED_ATTR:
    'href src alt title width height colspan rowspan start reversed type value open id name dir lang'.split(
      ' ',
    ),
  // The values of these attributes are not addresses. Without this list DOMPurify would check them against ALLOWED_URI_REGEXP, and
  // remove the attributes. `alt`, `title`, `value`, `id` and `name` are already in DOMPurify's default list.
  ADD_URI_SAFE_ATTR: [
    'width',
    'height',
    'colspan',
    'rowspan',
    'start',
    'reversed',
    'type',
    'open',
    'dir',
    'lang',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: allowedLink,
  // Prefixes ids and names, so that they cannot replace properties of the document.
  SANITIZE_NAMED_PROPS: true,
  // These elements are removed with their contents. The contents of other forbidden elements stay.
  FORBID_CONTENTS:
    'script style iframe noscript svg math template xmp noembed noframes plaintext textarea title'.split(' '),
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

/** Longer than any article, and short enough to be parsed without a noticeable delay. */
const maxBytes = 512 * 1024;

/** Whether HTML exceeds the limit, counted in bytes of UTF-8. */
export function isTooLong(html: string): boolean {
  // The length is checked first, so that a very long text is not encoded. A character has at least one byte.
  return html.length > maxBytes || new TextEncoder().encode(html).length > maxBytes;
}
