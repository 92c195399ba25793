import type { Article } from './article.ts';
import type { Source } from './sources.ts';

/** An article as readers get it: its sources stand at the end of the body, where every client of the gateway shows them. */
export function wireArticle({ sources, ...item }: Article): Omit<Article, 'sources'> {
  const items = sources.map(source => `<li>${lineOf(source)}</li>`).join('\n');
  return { ...item, contentBody: `${item.contentBody}\n<h2>Sources</h2>\n<ul>\n${items}\n</ul>` };
}

function lineOf({ name, title, year }: Source): string {
  return year === null ? `${name}: ${title}` : `${name}: ${title}, ${year}`;
}
