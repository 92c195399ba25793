import { setImmediate as othersTurn } from 'node:timers/promises';
import { contentItem } from '@choose-life/contracts/gateway/schemas/content';
import type { Database } from '../db/schema.ts';
import { listItemOf } from '../encoded-answer.ts';

/** What is known of an article without its text. */
export interface IndexedArticle {
  readonly id: string;
  /** In lower case. */
  readonly categories: readonly string[];
  /** As the room of an answer counts them. */
  readonly values: number;
}

/** The order of the library, and pages that were made of it; thrown away as a whole when an article changes. */
export interface ArticleIndex {
  readonly revision: string;
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  readonly pages: Map<string, Buffer>;
}

const indexes = new WeakMap<Database, { revision: string; articleIndex: Promise<ArticleIndex> }>();

/** The articleIndex as the articles are now. One reading of them serves everybody who asks meanwhile. */
export async function readArticleIndex(db: Database): Promise<ArticleIndex> {
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
  for await (const [id, text] of readItems(db, ids)) {
    const item = contentItem.parse(JSON.parse(text));
    const categories = (item.categories ?? []).map(name => name.toLowerCase());
    articles.push({ id, categories, values: listItemOf(item).values });
  }
  return { revision, articles, pages: new Map() };
}

/** The texts of articles in the order of their ids, with a rest for others between some and the next. */
export async function* readItems(
  db: Database,
  ids: readonly string[],
): AsyncGenerator<readonly [id: string, text: string]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const some = ids.slice(start, start + rowsAtOnce);
    const rows = await db.selectFrom('articles').select(['id', 'item']).where('id', 'in', some).execute();
    const texts = new Map(rows.map(({ id, item }) => [id, item]));
    for (const id of some) {
      const text = texts.get(id);
      // It may have gone since the ids were read.
      if (text !== undefined) yield [id, text];
    }
    await othersTurn();
  }
}
