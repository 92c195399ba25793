import { randomInt } from 'node:crypto';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import type { z } from 'zod';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { createSizeLimiter, type ListItem, readInBatches, serializeListItem } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

type Query = OperationRequest<'content.readContentLibrary'>;

/** An article as the contract describes it (s.3). */
export type ContentItem = z.infer<typeof contentItem>;

/** Defaults for a request without a page number or size (s.9): dashboard and library send only the categories (s.7). */
const firstPage = 1;
const defaultPageSize = 100;

/**
 * One page of the articles of some categories, newest first, as a JSON array. It ends before the first article that would exceed the size limit
 * of an answer. The next page begins after `pageSize` articles in any case, so the omitted articles can only be read with smaller pages.
 * Categories are compared without case ('LifeStyle').
 */
export async function readLibrary(
  db: Database,
  { categories, pageNumber = firstPage, pageSize = defaultPageSize }: Query,
): Promise<Buffer> {
  const requestedCategories = new Set(categories.map(name => name.toLowerCase()));
  const articles = await readArticles(db);
  const matchingArticles = articles.filter(article =>
    article.categories.some(name => requestedCategories.has(name)),
  );
  const start = (pageNumber - 1) * pageSize;
  const fits = createSizeLimiter(answerLimits.library);
  const page: string[] = [];
  for (const { item } of matchingArticles.slice(start, start + pageSize)) {
    if (!fits(item)) break;
    page.push(item.text);
  }
  return Buffer.from(`[${page.join()}]`);
}

/** One article. @throws Refusal if there is none with this id */
export async function readArticle(db: Database, contentId: string): Promise<ContentItem> {
  const row = await db.selectFrom('articles').select('item').where('id', '=', contentId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this article.');
  return contentItem.parse(JSON.parse(row.item));
}

/** Adds an article, or replaces the one with its id if it differs. @throws ZodError, without a change, if it does not match the contract */
export async function putArticle(
  db: Database | DatabaseTransaction,
  article: Pick<ContentItem, 'contentId' | 'contentCreatedAt'>,
): Promise<void> {
  const item = contentItem.parse(article);
  const row = {
    // The contract allows an article without a date. It is listed last.
    created_at: item.contentCreatedAt ?? '',
    item: JSON.stringify(item),
    // Random, so that `readRevision` changes. The column of Postgres stores up to the largest 32-bit integer.
    revision: randomInt(1, 2 ** 31),
  };
  await db
    .insertInto('articles')
    .values({ id: String(item.contentId), ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row).where('articles.item', '<>', row.item))
    .execute();
}

/** The ids of articles that operators have stored or removed. The gateway does not change these articles at startup. */
export async function operatorsArticles(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('operators_articles').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

interface ListedArticle {
  /** The categories in lower case, for the comparison. */
  readonly categories: readonly string[];
  readonly item: ListItem;
}

/** The cached articles of each database. */
const cachedLists = new WeakMap<
  Database,
  { revision: string; articles: Promise<readonly ListedArticle[]> }
>();

/** All articles, newest first. They are cached until one changes; concurrent calls share one read. */
async function readArticles(db: Database): Promise<readonly ListedArticle[]> {
  const revision = await readRevision(db);
  const cached = cachedLists.get(db);
  if (cached?.revision === revision) return cached.articles;
  const articles = listArticles(db);
  cachedLists.set(db, { revision, articles });
  // A failed read is not cached. Its callers get the error from `articles`.
  articles.catch(() => cachedLists.delete(db));
  return articles;
}

/** A text that changes if any article changes, since a changed article gets a new random revision. It does not depend on clocks. */
async function readRevision(db: Database): Promise<string> {
  const { count, sum } = await db
    .selectFrom('articles')
    .select(({ fn }) => [
      // Postgres returns 64-bit counts and sums as text.
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('revision').as('sum'),
    ])
    .executeTakeFirstOrThrow();
  return `${count} ${sum}`;
}

/** The number of articles that are read before yielding to the event loop. */
const batchSize = 50;

async function listArticles(db: Database): Promise<ListedArticle[]> {
  const order = await db
    .selectFrom('articles')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = order.map(({ id }) => id);
  const rows = readInBatches(ids, batchSize, batch =>
    db.selectFrom('articles').select(['id', 'item']).where('id', 'in', batch).execute(),
  );
  const articles: ListedArticle[] = [];
  for await (const row of rows) {
    const item = contentItem.parse(JSON.parse(row.item));
    const categories = (item.categories ?? []).map(name => name.toLowerCase());
    articles.push({ categories, item: serializeListItem(item) });
  }
  return articles;
}
