import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlteringGateway, startAlteringGateway } from './altering-gateway.ts';

let behind: AlteringGateway;
let front: AlteringGateway;

beforeAll(async () => {
  behind = await startAlteringGateway(({ body, method, path }) => ({
    status: 201,
    headers: { 'x-from': 'behind' },
    body: `${method} ${path} ${body}`,
  }));
  front = await startAlteringGateway(async ({ path }, pass) => {
    if (path === '/api/own') return { status: 200, body: '{}' };
    if (path === '/api/cut') return response => void response.destroy();
    const passed = await pass();
    return { ...passed, body: `${passed.body}, altered` };
  }, behind.url);
});
afterAll(async () => {
  await Promise.all([front.stop(), behind.stop()]);
});

describe('the altering gateway', () => {
  it('passes requests on, and alters what comes back', async () => {
    const answer = await request(`${front.url}/prod/x?y=1`, { method: 'POST', body: 'sent' });
    expect([answer.statusCode, answer.headers['x-from']]).toEqual([201, 'behind']);
    expect(await answer.body.text()).toBe('POST /api/prod/x?y=1 sent, altered');
  });

  it('answers by itself, in JSON unless it says otherwise', async () => {
    const answer = await request(`${front.url}/own`);
    expect([answer.headers['content-type'], await answer.body.text()]).toEqual(['application/json', '{}']);
  });

  it('gives no whole answer where that is wanted', async () => {
    await expect(request(`${front.url}/cut`)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  });
});
