import { basename } from 'node:path';
import { readArticle, readArticles, wireArticle } from '../content/articles.ts';
import { putArticle } from '../content/library.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { OperatorError } from '../operator-error.ts';

/** `article list`. @returns a line for each article, newest first: id, date and title, separated by tabs */
export async function listArticles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: created, item }) => {
    // Validated when the article was stored.
    const { contentTitle } = JSON.parse(item) as { contentTitle: string };
    return [id, created.slice(0, 10), contentTitle].join('\t');
  });
}

/**
 * `article put`: stores the article of a file. It replaces an article with the same id, which is the name of the file without `.html`. @throws
 * OperatorError
 */
export async function putArticleFile(db: Database, file: string): Promise<string[]> {
  const article = readArticle(file);
  const { contentBodyImage, contentDisplayPictureUrl, contentId } = article;
  if (!/^[a-z0-9-]+\.html$/.test(basename(file))) {
    throw new OperatorError(
      'Name the file after the id of the article: lower-case letters, digits and -, then .html.',
    );
  }
  // A path is a picture of the web app, which ships the pictures of the articles in this release.
  const shippedPictures = new Set(
    readArticles().flatMap(article => [article.contentBodyImage, article.contentDisplayPictureUrl]),
  );
  const missing = [contentDisplayPictureUrl, contentBodyImage].filter(
    url => url.startsWith('/') && !shippedPictures.has(url),
  );
  if (missing.length > 0) {
    throw new OperatorError(
      `There is no picture ${missing.join(', ')}. Set "picture" and "bodyPicture" to a picture of another article or to an https URL.`,
    );
  }
  await db.transaction().execute(async transaction => {
    await excludeFromSeed(transaction, contentId);
    await putArticle(transaction, wireArticle(article));
  });
  return [`Stored ${contentId}.`];
}

/** `article remove`. @throws OperatorError if there is no such article */
export async function removeArticle(db: Database, id: string): Promise<string[]> {
  await db.transaction().execute(async transaction => {
    const { numDeletedRows } = await transaction
      .deleteFrom('articles')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new OperatorError(`There is no article ${id}.`);
    await excludeFromSeed(transaction, id);
  });
  return [`Removed ${id}.`];
}

/** Marks the article as managed by operators. The gateway does not overwrite it with the shipped version when it starts. */
async function excludeFromSeed(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .insertInto('operators_articles')
    .values({ id })
    // The article may already be recorded.
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}
