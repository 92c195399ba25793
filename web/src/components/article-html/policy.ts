import type { Config } from 'dompurify';

/**
 * What may stand in an article: an allow list of tags and attributes. No style, no class, no id, no SVG, no form, and
 * addresses of four kinds only.
 */
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

/** Longer than any article, and short enough to be read in a moment. */
const mostBytes = 512 * 1024;

/** Whether an article is refused for its length, in bytes of UTF-8. */
export function isTooLong(html: string): boolean {
  return html.length > mostBytes || new TextEncoder().encode(html).length > mostBytes;
}
