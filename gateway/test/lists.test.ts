import { wireCategories } from '@choose-life/contracts/domain/content';
import { examples } from '@choose-life/contracts/gateway/examples';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { readArticles } from '../src/content/articles.ts';
import { putArticle, readLibrary } from '../src/content/library.ts';
import type { Database } from '../src/db/schema.ts';
import { joinWaitList, readWaitList } from '../src/wait-list/wait-list.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases, describeOnOneDatabase, openTestDatabase } from './databases.ts';
import { fillArticles, fillWaitList } from './support/large-tables.ts';

const exampleArticle = examples['content.readByContentId'].response.data;

describeOnBothDatabases('a gateway', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
    return gateway.stop;
  });

  it('lists each address of the wait-list once, newest first, until it is deleted', async () => {
    const read = async () => (await call(gateway, 'waitList.read', {})).body.data;
    expect(await read()).toEqual([]);
    for (const waitListEmail of ['a@example.test', 'b@example.test', 'A@Example.Test']) {
      const { body } = await call(gateway, 'waitList.create', { waitListEmail });
      expect(body.responseCode).toBe('00');
    }
    const [newest, ...others] = (await read()) as { waitListId: string; waitListEmail: string }[];
    expect(newest).toEqual({
      waitListId: expect.any(String),
      waitListEmail: 'b@example.test',
      waitListCreatedAt: expect.stringMatching(/Z$/),
    });
    expect(others).toHaveLength(1);
    await call(gateway, 'waitList.delete', { waitListId: newest?.waitListId ?? '' });
    expect(await read()).toEqual(others);
  });

  // An operator opens the exported list in a spreadsheet, which would run a text that begins like a formula.
  const formulas = ['=1+1@b.c', '+a@b.c', '-a@b.c', '|a@b.c', '%a@b.c', ' =a@b.c'];
  // Full-width, small and superscript operators, and the minus sign.
  const formulasWithUnicodeOperators = ['＝1@b.c', '＠1@b.c', '﹦1@b.c', '⁺1@b.c', '\u22121@b.c'];
  // Invisible characters, some of which reverse the text around them.
  const withInvisibleCharacters = ['a\u202e@b.c', 'a@b\u2067.c', '\u200fa@b.c', 'a\u200b@b.c'];
  it.each([
    'nobody',
    'a@b',
    'a@b.c, d@e.f',
    'a@b.c\nBcc: d@e.f',
    '<a@b.c>',
    // One character longer than an address may be (254, RFC 5321).
    `${'a'.repeat(251)}@b.c`,
    ...formulas,
    ...formulasWithUnicodeOperators,
    ...withInvisibleCharacters,
  ])('refuses %j as an address of the wait-list', async waitListEmail => {
    expect((await call(gateway, 'waitList.create', { waitListEmail })).body).toMatchObject({
      responseCode: '99',
    });
  });

  it('serves the library by category and page', async () => {
    await gateway.createArticle({
      ...exampleArticle,
      contentCreatedAt: '2099-01-01T00:00:00.000Z',
      categories: ['Fitness', 'Health'],
    });
    const library = async (request: Parameters<typeof call<'content.readContentLibrary'>>[2]) => {
      const { body } = await call(gateway, 'content.readContentLibrary', request);
      return (body.contentLibrary as { data: { contentId: string }[] }).data.map(
        ({ contentId }) => contentId,
      );
    };
    const allIds = await library({ categories: wireCategories });
    expect(allIds).toHaveLength(readArticles().length + 1);
    // The newest, because of its date.
    expect(allIds[0]).toBe('article-1');
    expect(await library({ categories: ['Fitness'] })).toContain('article-1');
    expect(await library({ categories: ['Nutrition'] })).not.toContain('article-1');
    expect(await library({ categories: [] })).toEqual([]);
    expect(await library({ categories: wireCategories, pageNumber: 1, pageSize: 1 })).toEqual(['article-1']);
    expect(await library({ categories: wireCategories, pageNumber: 2, pageSize: 1 })).toEqual(
      allIds.slice(1, 2),
    );
  });

  it('serves an article by its id, and refuses an unknown id', async () => {
    await gateway.createArticle(exampleArticle);
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    const found = await call(gateway, 'content.readByContentId', { contentId: 'article-1' }, { token });
    expect(found.body).toMatchObject({
      responseCode: '00',
      data: { contentId: 'article-1', contentBody: exampleArticle.contentBody },
    });
    const missing = await call(gateway, 'content.readByContentId', { contentId: 'none' }, { token });
    expect(missing.body.responseCode).toBe('99');
  });

  it('refuses to read a company to which the person does not belong', async () => {
    const company = { id: 'company-1', name: 'Example Company' };
    const { token } = await gateway.createAccount({ email: 'employee@example.test', company });
    const read = async (companyId: string) =>
      (await call(gateway, 'company.readByCompanyId', { companyId }, { token })).body;
    expect(await read('company-1')).toMatchObject({
      responseCode: '00',
      data: { companyName: 'Example Company' },
    });
    expect(await read(demoAccount.companyId)).toMatchObject({ responseCode: '99' });
  });
});

// The limits are in code that does not depend on the database, so one database is enough.
describeOnOneDatabase('Postgres', 'a gateway with long lists', databaseUrl => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl());
    ({ db } = opened);
    return opened.close;
  });

  it('cuts the wait-list to the maximum response size, newest first, and returns the total', async () => {
    // More than fit into one response.
    const entryCount = 80_000;
    await fillWaitList(db, entryCount);
    await joinWaitList(db, 'newest@example.test', new Date());
    const { entries, total } = await readWaitList(db);
    expect(total).toBe(entryCount + 1);
    const listed: { waitListEmail: string }[] = JSON.parse(entries.toString());
    expect(listed.slice(0, 2).map(({ waitListEmail }) => waitListEmail)).toEqual([
      'newest@example.test',
      `${entryCount}@example.test`,
    ]);
    expect(new Set(listed.map(({ waitListEmail }) => waitListEmail)).size).toBe(listed.length);
    expect(listed.length).toBeLessThan(entryCount);
    const { maxBytes } = answerLimits.waitList;
    expect(entries.length).toBeLessThan(maxBytes);
    // An entry is much smaller than a percent of the limit, so the list is nearly full.
    expect(entries.length).toBeGreaterThan(maxBytes * 0.99);
  });

  it('cuts the articles to the page size and the maximum response size', async () => {
    // More than a page.
    await fillArticles(db, 1_100);
    const page = await readLibrary(db, { categories: ['Health'], pageSize: 1000 });
    expect(JSON.parse(page.toString())).toHaveLength(1000);
    const { maxBytes } = answerLimits.library;
    // Each article fills more than a tenth of the limit, so nine of ten fit.
    const largeArticle = {
      contentCreatedAt: '2099-01-01',
      contentBody: 'x'.repeat(maxBytes / 10),
      categories: ['Health'],
    };
    for (let index = 0; index < 10; index += 1)
      await putArticle(db, { ...largeArticle, contentId: `huge-${index}` });
    const cut = await readLibrary(db, { categories: ['Health'] });
    expect(cut.length).toBeLessThan(maxBytes);
    expect(JSON.parse(cut.toString()).map((item: { contentId: string }) => item.contentId)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map(index => `huge-${index}`),
    );
  });

  it('caches the list of articles', async () => {
    await fillArticles(db, 10);
    const before = await readLibrary(db, { categories: ['Health'] });
    await db.updateTable('articles').set({ item: 'no JSON' }).execute();
    expect(await readLibrary(db, { categories: ['Health'] })).toEqual(before);
  });
});
