import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putArticle, readLibrary } from '../src/content/library.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { joinWaitList, readWaitList } from '../src/wait-list/wait-list.ts';
import { describeOnBothDatabases } from './databases.ts';
import { fillArticles, fillWaitList } from './support/large-scene.ts';

describeOnBothDatabases('a long list', databaseUrl => {
  let db: Database;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'choose-life-lists-'));
    db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('of those who wait is answered as far as an answer reaches, newest first, with how many there are', async () => {
    const all = 80_000;
    await fillWaitList(db, all);
    await joinWaitList(db, 'newest@example.test', new Date());
    const { entries, total } = await readWaitList(db);
    expect(total).toBe(all + 1);
    const listed: { waitListEmail: string }[] = JSON.parse(entries.toString());
    expect(listed.slice(0, 2).map(({ waitListEmail }) => waitListEmail)).toEqual([
      'newest@example.test',
      `${all}@example.test`,
    ]);
    expect(new Set(listed.map(({ waitListEmail }) => waitListEmail)).size).toBe(listed.length);
    expect(listed.length).toBeLessThan(all);
    const { maxBytes } = answerLimits.waitList;
    expect(entries.length).toBeLessThan(maxBytes);
    expect(entries.length).toBeGreaterThan(maxBytes * 0.99);
  });

  it('of articles is a page of as many as an answer may hold', async () => {
    await fillArticles(db, 3_000);
    const page = await readLibrary(db, { categories: ['Health'], pageSize: 1000 });
    expect(JSON.parse(page.toString())).toHaveLength(1000);
    const { maxBytes } = answerLimits.library;
    const large = {
      contentCreatedAt: '2099-01-01',
      contentBody: 'x'.repeat(maxBytes / 10),
      categories: ['Health'],
    };
    for (let put = 0; put < 10; put += 1) await putArticle(db, { ...large, contentId: `huge-${put}` });
    const cut = await readLibrary(db, { categories: ['Health'] });
    expect(cut.length).toBeLessThan(maxBytes);
    expect(JSON.parse(cut.toString()).map((item: { contentId: string }) => item.contentId)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map(put => `huge-${put}`),
    );
  });

  it('of articles is what is stored now, also where another process has changed it', async () => {
    const titles = async () => {
      const items: { contentTitle: string }[] = JSON.parse(
        (await readLibrary(db, { categories: ['Health'] })).toString(),
      );
      return items.map(item => item.contentTitle);
    };
    const put = (contentId: string, contentTitle: string) => {
      const article = { contentId, contentTitle, contentCreatedAt: '2026-01-01', categories: ['Health'] };
      return putArticle(db, article);
    };
    await put('a', 'One');
    expect(await titles()).toEqual(['One']);
    await put('a', 'Two');
    expect(await titles()).toEqual(['Two']);
    await put('b', 'Three');
    expect(await titles()).toEqual(['Two', 'Three']);
    await db.deleteFrom('articles').where('id', '=', 'a').execute();
    expect(await titles()).toEqual(['Three']);
  });

  it('of articles is kept: its texts are not read again', async () => {
    await fillArticles(db, 10);
    const before = await readLibrary(db, { categories: ['Health'] });
    await db.updateTable('articles').set({ item: 'no JSON' }).execute();
    expect(await readLibrary(db, { categories: ['Health'] })).toEqual(before);
  });
});
