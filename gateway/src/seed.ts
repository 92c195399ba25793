import { readArticles, wireArticle } from './content/articles.ts';
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
  for (const article of readArticles()) await putArticle(context.db, wireArticle(article));
  return seedDemoAccount(context, wantsDemoAccount);
}
