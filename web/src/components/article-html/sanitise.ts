import DOMPurify from 'dompurify';
import { articlePolicy, isTooLong } from './policy.ts';

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
