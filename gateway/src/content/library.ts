import { randomInt } from 'node:crypto';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import type { z } from 'zod';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { type ListItem, listItemOf, roomFor, rowsInSteps } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

type Query = OperationRequest<'content.readContentLibrary'>;

/** One article as it goes over the wire (s.3). */
export type ContentItem = z.infer<typeof contentItem>;

/** Page 1 of 100 when the caller names neither (s.9); dashboard and library send the categories alone (s.7). */
const firstPage = 1;
const defaultPageSize = 100;

/** One page, newest first, as a list in JSON, of at most what an answer may hold. Names compare without case ('LifeStyle'). */
export async function readLibrary(
  db: Database,
  { categories, pageNumber = firstPage, pageSize = defaultPageSize }: Query,
): Promise<Buffer> {
  const wanted = new Set(categories.map(name => name.toLowerCase()));
  const articles = await readArticles(db);
  const found = articles.filter(article => article.categories.some(name => wanted.has(name)));
  const start = (pageNumber - 1) * pageSize;
  const hasRoom = roomFor(answerLimits.library);
  const page: string[] = [];
  for (const { item } of found.slice(start, start + pageSize)) {
    if (!hasRoom(item)) break;
    page.push(item.text);
  }
  return Buffer.from(`[${page.join()}]`);
}

/** @throws Refusal when there is no such article. */
export async function readArticle(db: Database, contentId: string): Promise<ContentItem> {
  const row = await db.selectFrom('articles').select('item').where('id', '=', contentId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this article.');
  return contentItem.parse(JSON.parse(row.item));
}

/** Adds an article, or replaces the one with its id. What does not fit the wire is not stored, and what is there stays. */
export async function putArticle(
  db: Database | DatabaseTransaction,
  article: Pick<ContentItem, 'contentId' | 'contentCreatedAt'>,
): Promise<void> {
  const item = contentItem.parse(article);
  const row = {
    created_at: item.contentCreatedAt ?? '',
    item: JSON.stringify(item),
    revision: randomInt(1, 2 ** 31),
  };
  await db
    .insertInto('articles')
    .values({ id: String(item.contentId), ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row).where('articles.item', '<>', row.item))
    .execute();
}

export async function operatorsArticles(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('operators_articles').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

interface ListedArticle {
  /** In lower case. */
  readonly categories: readonly string[];
  readonly item: ListItem;
}

const listed = new WeakMap<Database, { revision: string; articles: Promise<readonly ListedArticle[]> }>();

/** The articles as they are now, newest first. They are kept until one changes; one reading serves everybody who asks meanwhile. */
async function readArticles(db: Database): Promise<readonly ListedArticle[]> {
  const revision = await readRevision(db);
  const known = listed.get(db);
  if (known?.revision === revision) return known.articles;
  const articles = listArticles(db);
  listed.set(db, { revision, articles });
  articles.catch(() => listed.delete(db));
  return articles;
}

/** Another one after each change: an article that changes gets another revision, by chance and so not by any clock. */
async function readRevision(db: Database): Promise<string> {
  const { count, sum } = await db
    .selectFrom('articles')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('revision').as('sum'),
    ])
    .executeTakeFirstOrThrow();
  return `${count} ${sum}`;
}

/** Articles that are read in one turn of the event loop. */
const rowsAtOnce = 50;

async function listArticles(db: Database): Promise<ListedArticle[]> {
  const order = await db
    .selectFrom('articles')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = order.map(({ id }) => id);
  const rows = rowsInSteps(ids, rowsAtOnce, some =>
    db.selectFrom('articles').select(['id', 'item']).where('id', 'in', some).execute(),
  );
  const articles: ListedArticle[] = [];
  for await (const row of rows) {
    const item = contentItem.parse(JSON.parse(row.item));
    const categories = (item.categories ?? []).map(name => name.toLowerCase());
    articles.push({ categories, item: listItemOf(item) });
  }
  return articles;
}
