import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/schemas/content';
import type { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

/** One article as it goes over the wire (s.3). */
export type ContentItem = z.infer<typeof contentItem>;

/** Page 1 of 100 when the caller names neither (s.9); dashboard and library send the categories alone (s.7). */
const firstPage = 1;
const defaultPageSize = 100;

/** Articles of any of the categories, newest first, one page. Category names are compared without case ('LifeStyle'). */
export async function readLibrary(
  db: Database,
  query: OperationRequest<'content.readContentLibrary'>,
): Promise<ContentItem[]> {
  const rows = await db
    .selectFrom('articles')
    .select('item')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const wanted = new Set(query.categories.map(name => name.toLowerCase()));
  const items = rows.map(row => contentItem.parse(JSON.parse(row.item)));
  const found = items.filter(item => item.categories?.some(name => wanted.has(name.toLowerCase())));
  const size = query.pageSize ?? defaultPageSize;
  const start = ((query.pageNumber ?? firstPage) - 1) * size;
  return found.slice(start, start + size);
}

/** @throws Refusal when there is no such article. */
export async function readArticle(db: Database, contentId: string): Promise<ContentItem> {
  const row = await db.selectFrom('articles').select('item').where('id', '=', contentId).executeTakeFirst();
  if (row === undefined) throw new Refusal('We could not find this article.');
  return contentItem.parse(JSON.parse(row.item));
}

/** Adds an article, or replaces the one with its id. What does not fit the wire is not stored. */
export async function putArticle(
  db: Database,
  article: Pick<ContentItem, 'contentId' | 'contentCreatedAt'>,
): Promise<void> {
  const item = contentItem.parse(article);
  const row = { created_at: item.contentCreatedAt ?? '', item: JSON.stringify(item) };
  await db
    .insertInto('articles')
    .values({ id: String(item.contentId), ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute();
}
