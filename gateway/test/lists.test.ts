import { wireCategories } from '@choose-life/contracts/domain/content';
import { examples } from '@choose-life/contracts/gateway/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { readArticles } from '../src/content/articles.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

describeOnBothDatabases('public lists, companies and the seed', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
  });
  afterAll(async () => gateway.stop());

  it('keeps the wait-list, newest first: empty at first, each address once, gone when deleted', async () => {
    const read = async () => (await call(gateway, 'waitList.read', {}, { stage: 'dev' })).body.data;
    expect(await read()).toEqual([]);
    for (const waitListEmail of ['a@example.test', 'b@example.test', 'A@Example.Test']) {
      const { body } = await call(gateway, 'waitList.create', { waitListEmail }, { stage: 'dev' });
      expect(body.responseCode).toBe('00');
    }
    const [first, ...rest] = (await read()) as { waitListId: string; waitListEmail: string }[];
    expect(first).toEqual({
      waitListId: expect.any(String),
      waitListEmail: 'b@example.test',
      waitListCreatedAt: expect.stringMatching(/Z$/),
    });
    expect(rest).toHaveLength(1);
    await call(gateway, 'waitList.delete', { waitListId: first?.waitListId ?? '' }, { stage: 'dev' });
    expect(await read()).toEqual(rest);
  });

  it.each(['nobody', 'a@b', 'a@b.c, d@e.f', 'a@b.c\nBcc: d@e.f', '<a@b.c>', `${'a'.repeat(251)}@b.c`])(
    'refuses %j as an address',
    async waitListEmail => {
      expect((await call(gateway, 'waitList.create', { waitListEmail })).body).toMatchObject({
        responseCode: '99',
      });
    },
  );

  it('serves the library by category and page, and one article', async () => {
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    const article = examples['content.readByContentId'].response.data;
    await gateway.createArticle({
      ...article,
      contentCreatedAt: '2099-01-01T00:00:00.000Z',
      categories: ['Fitness', 'Health'],
    });
    const library = async (request: Parameters<typeof call<'content.readContentLibrary'>>[2]) => {
      const { body } = await call(gateway, 'content.readContentLibrary', request);
      return (body.contentLibrary as { data: { contentId: string }[] }).data.map(
        ({ contentId }) => contentId,
      );
    };
    const all = await library({ categories: wireCategories });
    expect(all).toHaveLength(readArticles().length + 1);
    expect(all[0]).toBe('article-1');
    expect(await library({ categories: ['Fitness'] })).toContain('article-1');
    expect(await library({ categories: ['Nutrition'] })).not.toContain('article-1');
    expect(await library({ categories: [] })).toEqual([]);
    expect(await library({ categories: wireCategories, pageNumber: 1, pageSize: 1 })).toEqual(['article-1']);
    expect(await library({ categories: wireCategories, pageNumber: 2, pageSize: 1 })).toEqual(
      all.slice(1, 2),
    );

    const one = await call(gateway, 'content.readByContentId', { contentId: 'article-1' }, { token });
    expect(one.body).toMatchObject({
      responseCode: '00',
      data: { contentId: 'article-1', contentBody: article.contentBody },
    });
    const none = await call(gateway, 'content.readByContentId', { contentId: 'none' }, { token });
    expect(none.body.responseCode).toBe('99');
  });

  it('tells a person their own company and no other', async () => {
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

  it('has a demo account with a company and a finished report', async () => {
    const login = { userEmail: demoAccount.email, userPassword: demoAccount.password };
    const token = String((await call(gateway, 'authentication.login', login)).body.token);
    const details = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(details.body).toMatchObject({
      userFirstName: demoAccount.firstName,
      userCompanyId: demoAccount.companyId,
      userRiskAge: expect.any(Number),
      recommendedSteps: expect.any(Number),
    });
  });
});
