import { randomInt } from 'node:crypto';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import type { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { encodedList, listItemOf, roomFor, rowsInSteps } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

type Query = OperationRequest<'content.readContentLibrary'>;

/** One article as it goes over the wire (s.3). */
export type ContentItem = z.infer<typeof contentItem>;

/** Page 1 of 100 when the caller names neither (s.9); dashboard and library send the categories alone (s.7). */
const firstPage = 1;
const defaultPageSize = 100;

/** What the kept pages of a library may take together; bytes. */
const maxKept = 16 * 2 ** 20;

/**
 * Articles of any of the categories, newest first: one page as a list in JSON. It holds at most what an answer may. Category
 * names are compared without case ('LifeStyle'). It is kept until an article changes.
 */
export async function readLibrary(
  db: Database,
  { categories, pageNumber = firstPage, pageSize = defaultPageSize }: Query,
): Promise<Buffer> {
  const articleIndex = await readArticleIndex(db);
  const wanted = new Set(categories.map(name => name.toLowerCase()));
  const key = JSON.stringify([[...wanted].sort(), pageNumber, pageSize]);
  const kept = articleIndex.pages.get(key);
  if (kept !== undefined) return kept;
  const found = articleIndex.articles.filter(article => article.categories.some(name => wanted.has(name)));
  const start = (pageNumber - 1) * pageSize;
  const articles = found.slice(start, start + pageSize);
  const page = await readPage(db, articles);
  // There is no end of empty pages, and nothing to win by keeping one.
  if (articles.length > 0) keep(articleIndex.pages, key, page);
  return page;
}

async function readPage(db: Database, articles: readonly IndexedArticle[]): Promise<Buffer> {
  const values = new Map(articles.map(article => [article.id, article.values]));
  const hasRoom = roomFor(answerLimits.library);
  const page = encodedList();
  for await (const { id, item } of readItems(db, [...values.keys()])) {
    if (!hasRoom({ text: item, values: values.get(id) ?? 0 })) break;
    page.add([item]);
  }
  return page.toBytes();
}

/** The oldest pages make way: anybody may ask for any. */
function keep(pages: Map<string, Buffer>, key: string, page: Buffer): void {
  let bytes = page.length;
  for (const other of pages.values()) bytes += other.length;
  for (const [oldest, other] of pages) {
    if (bytes <= maxKept) break;
    pages.delete(oldest);
    bytes -= other.length;
  }
  pages.set(key, page);
}

/** @throws Refusal when there is no such article. */
export async function readArticle(db: Database, contentId: string): Promise<ContentItem> {
  const row = await db.selectFrom('articles').select('item').where('id', '=', contentId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this article.');
  return contentItem.parse(JSON.parse(row.item));
}

/** Adds an article, or replaces the one with its id. What does not fit the wire is not stored, and what is there stays. */
export async function putArticle(
  db: Database,
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

/** What is known of an article without its text. */
interface IndexedArticle {
  readonly id: string;
  /** In lower case. */
  readonly categories: readonly string[];
  /** As the room of an answer counts them. */
  readonly values: number;
}

/** The order of the library, and pages that were made of it; thrown away as a whole when an article changes. */
interface ArticleIndex {
  readonly revision: string;
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  readonly pages: Map<string, Buffer>;
}

const indexes = new WeakMap<Database, { revision: string; articleIndex: Promise<ArticleIndex> }>();

/** The articleIndex as the articles are now. One reading of them serves everybody who asks meanwhile. */
async function readArticleIndex(db: Database): Promise<ArticleIndex> {
  const revision = await readRevision(db);
  const known = indexes.get(db);
  if (known?.revision === revision) return known.articleIndex;
  const articleIndex = buildArticleIndex(db, revision);
  indexes.set(db, { revision, articleIndex });
  articleIndex.catch(() => indexes.delete(db));
  return articleIndex;
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

async function buildArticleIndex(db: Database, revision: string): Promise<ArticleIndex> {
  const order = await db
    .selectFrom('articles')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const articles: IndexedArticle[] = [];
  const ids = order.map(({ id }) => id);
  for await (const { id, item: text } of readItems(db, ids)) {
    const item = contentItem.parse(JSON.parse(text));
    const categories = (item.categories ?? []).map(name => name.toLowerCase());
    articles.push({ id, categories, values: listItemOf(item).values });
  }
  return { revision, articles, pages: new Map() };
}

/** The texts of articles, in the order of their ids. */
function readItems(db: Database, ids: readonly string[]): AsyncGenerator<{ id: string; item: string }> {
  return rowsInSteps(ids, rowsAtOnce, some =>
    db.selectFrom('articles').select(['id', 'item']).where('id', 'in', some).execute(),
  );
}
