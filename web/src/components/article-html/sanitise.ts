import DOMPurify, { type Config } from 'dompurify';

// During prerendering there is no DOM, and no articles.
if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', mendAttributes);

/**
 * Sanitises an article's HTML by the policy. Returns null above the size limit. Call it where HTML is shown, not where it
 * is stored.
 */
export function sanitiseArticle(html: string): TrustedHTML | null {
  if (isTooLong(html)) return null;
  return DOMPurify.sanitize(html, { ...articlePolicy });
}

/** Changes attributes only: a hook that moves nodes could undo the sanitising. */
function mendAttributes(node: Element): void {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  // The library allows data: images whatever the policy says, and an empty src would request the page itself.
  if (!/^\s*https:/i.test(node.getAttribute('src') ?? '')) node.removeAttribute('src');
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
}

/** The allow list of tags, attributes and URL schemes in articles. No styles, classes, ids, SVG or forms. */
export const articlePolicy = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
    ...['img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'span', 'div'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|#)/i,
  SANITIZE_NAMED_PROPS: true,
  FORBID_CONTENTS: [
    ...['script', 'style', 'iframe', 'noscript', 'svg', 'math', 'template', 'xmp', 'noembed', 'noframes'],
    ...['plaintext', 'textarea', 'title'],
  ],
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Config;

/** Longer than any article, and fast to parse. */
const maxBytes = 512 * 1024;

/** Whether an article is too long, in bytes of UTF-8. */
export function isTooLong(html: string): boolean {
  return html.length > maxBytes || new TextEncoder().encode(html).length > maxBytes;
}
