import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sanitiseArticle } from './sanitise.ts';

const tooLongText = 'This part of the article is too long to be shown.';
const errorText = 'This part of the article cannot be shown.';

/** The sanitised HTML of an article. If it cannot be shown, a notice replaces it, and the rest of the page stays unchanged. */
export function ArticleHtml({ html }: { html: string }) {
  return (
    <ErrorBoundary fallback={<Notice>{errorText}</Notice>} resetKeys={[html]}>
      <SanitisedHtml html={html} />
    </ErrorBoundary>
  );
}

function SanitisedHtml({ html }: { html: string }) {
  const safeHtml = useMemo(() => sanitiseArticle(html), [html]);
  if (safeHtml === null) return <Notice>{tooLongText}</Notice>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised above. No other component shows HTML.
    <div ref={hideBrokenPictures} className="article-html" dangerouslySetInnerHTML={{ __html: safeHtml }} />
  );
}

/** Hides pictures that cannot be loaded. Their error events do not bubble, so the listener captures them. */
function hideBrokenPictures(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.hidden = true;
  };
  container.addEventListener('error', hide, true);
  return () => container.removeEventListener('error', hide, true);
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="rounded-input bg-sunk p-4 text-meta text-ink-muted">{children}</p>;
}
