import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sanitiseArticle } from './sanitise.ts';

const tooLong = 'This part of the article is too long to be shown.';
const unreadable = 'This part of the article cannot be shown.';

/** Its errors do not reach the page around it. */
export function ArticleHtml({ html }: { html: string }) {
  return (
    <ErrorBoundary fallback={<Notice>{unreadable}</Notice>} resetKeys={[html]}>
      <Sanitised html={html} />
    </ErrorBoundary>
  );
}

function Sanitised({ html }: { html: string }) {
  const clean = useMemo(() => sanitiseArticle(html), [html]);
  if (clean === null) return <Notice>{tooLong}</Notice>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of a gateway, sanitised. No other page shows any.
    <div ref={hideBrokenPictures} className="article-html" dangerouslySetInnerHTML={{ __html: clean }} />
  );
}

/** A picture that cannot be loaded is not shown. Its error event does not bubble. */
function hideBrokenPictures(part: HTMLElement | null): (() => void) | undefined {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.hidden = true;
  };
  part?.addEventListener('error', hide, true);
  return () => part?.removeEventListener('error', hide, true);
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="rounded-input bg-sunk p-4 text-meta text-ink-muted">{children}</p>;
}
