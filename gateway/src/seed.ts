import { articles } from './content/articles/articles.ts';
import { wireArticle } from './content/articles/wire-article.ts';
import { putArticle } from './content/library.ts';
import type { Dependencies } from './dependencies.ts';
import { seedDemoAccount } from './seed-demo-account.ts';

/**
 * What a fresh gateway holds: the library and, where it is wanted, the demo account with its company and a finished report.
 *
 * @returns whether the demo account is open.
 */
export async function seed(
  context: Pick<Dependencies, 'db' | 'clock' | 'passwords'>,
  wantsDemoAccount: boolean,
): Promise<boolean> {
  for (const article of articles) await putArticle(context.db, wireArticle(article));
  return seedDemoAccount(context, wantsDemoAccount);
}
