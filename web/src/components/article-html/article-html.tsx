import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sanitiseArticle } from './sanitise.ts';
import './article-html.css';

const tooLong = 'This part of the article is too long to be shown.';
const unreadable = 'This part of the article cannot be shown.';

/** Sanitised HTML of an article. Its errors do not reach the page around it. */
export function ArticleHtml({ html }: { html: string }) {
  return (
    <ErrorBoundary fallback={<Apology>{unreadable}</Apology>} resetKeys={[html]}>
      <Sanitised html={html} />
    </ErrorBoundary>
  );
}

function Sanitised({ html }: { html: string }) {
  const clean = useMemo(() => sanitiseArticle(html), [html]);
  if (clean === null) return <Apology>{tooLong}</Apology>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only HTML of anybody else's on any page, out of the sanitiser.
  return <div className="article-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}

function Apology({ children }: { children: ReactNode }) {
  return <p className="rounded-input bg-sunk p-4 text-meta text-ink-muted">{children}</p>;
}
