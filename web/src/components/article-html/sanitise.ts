import DOMPurify from 'dompurify';
import { articlePolicy, isTooLong } from './policy.ts';

// Outside a browser the library has nothing to read HTML with, and no hooks; pages are written there without articles.
if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', mendAttributes);

/**
 * The one way from an article's HTML onto the page: a string in, HTML the browser trusts out, null for more than 512 KB.
 * Everything outside the policy is gone from it. To be called where HTML is shown, never where it is kept.
 */
export function sanitiseArticle(html: string): TrustedHTML | null {
  if (isTooLong(html)) return null;
  return DOMPurify.sanitize(html, { ...articlePolicy });
}

/** Sets and removes attributes, never nodes: a hook that moves nodes can undo what the sanitiser did. */
function mendAttributes(node: Element): void {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  }
  // The library lets data: pictures pass whatever the policy says, and a src without an address asks for the page itself.
  if (!/^\s*https:/i.test(node.getAttribute('src') ?? '')) node.removeAttribute('src');
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
}
