import { readArticle, readArticles, wireArticle } from '../content/articles.ts';
import { putArticle } from '../content/library.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { OperatorError } from '../operator-error.ts';

export async function listArticles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: created, item }) => {
    // It was checked when it was put.
    const { contentTitle } = JSON.parse(item) as { contentTitle: string };
    return [id, created.slice(0, 10), contentTitle].join('\t');
  });
}

/** Adds the article of a file, or puts it in the place of the one with its id, which is the file's name. */
export async function putOwnArticle(db: Database, file: string): Promise<string[]> {
  const article = readArticle(file);
  const { contentBodyImage, contentDisplayPictureUrl, contentId } = article;
  if (!/^[a-z0-9-]+\.html$/.test(`${contentId}.html`)) {
    throw new OperatorError("The file's name is the article's id: small letters, digits and -, then .html.");
  }
  // The pictures of the build, as far as an article of our own shows them.
  const built = new Set(readArticles().flatMap(own => [own.contentBodyImage, own.contentDisplayPictureUrl]));
  const missing = [contentDisplayPictureUrl, contentBodyImage].filter(
    url => url.startsWith('/') && !built.has(url),
  );
  if (missing.length > 0) {
    throw new OperatorError(
      `There is no picture ${missing.join(', ')}. Name one of another article as "picture" and "bodyPicture", or an https address.`,
    );
  }
  await db.transaction().execute(async transaction => {
    await keepFromStarts(transaction, contentId);
    await putArticle(transaction, wireArticle(article));
  });
  return [`The library has ${contentId}.`];
}

export async function removeArticle(db: Database, id: string): Promise<string[]> {
  await db.transaction().execute(async transaction => {
    const { numDeletedRows } = await transaction
      .deleteFrom('articles')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new OperatorError(`There is no article ${id}.`);
    await keepFromStarts(transaction, id);
  });
  return [`Removed ${id}.`];
}

/** A start puts the articles of the release: this one no more. */
async function keepFromStarts(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .insertInto('operators_articles')
    .values({ id })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
}
