import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, beforeAll } from 'vitest';
import { writeDocs } from '../docs/write-docs.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

export let adapter: RunningAdapter;
export const webDist = mkdtempSync(join(tmpdir(), 'choose-life-web-'));
const file = (name: string) => ({ path: `/docs/assets/${name}`, integrity: 'sha384-x' });

// Whoever imports this file has the docs served, with a build of the web app that holds next to nothing.
beforeAll(async () => {
  mkdirSync(join(webDist, '.vite'));
  mkdirSync(join(webDist, 'docs/assets'), { recursive: true });
  const built = {
    style: file('docs-1.css'),
    playground: file('main-1.js'),
    reference: file('filter-1.js'),
    copy: file('copy-1.js'),
    rendererCode: file('renderer-1.js'),
    rendererStyle: file('renderer-1.css'),
  };
  writeFileSync(join(webDist, '.vite/docs.json'), JSON.stringify(built));
  writeFileSync(join(webDist, 'docs/assets/docs-1.css'), 'html {}');
  writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
  writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
  await writeDocs(webDist, 'http://127.0.0.1:4000');
  // Nothing of the docs asks the gateway.
  adapter = await startAdapterHere('http://127.0.0.1:9/api', {}, { webDist });
});
afterAll(async () => {
  await adapter.stop();
  rmSync(webDist, { recursive: true });
});

export const ask = async (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => {
  const answer = await request(`${adapter.url}${path}`, { headers, method });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  };
};
export const textOf = async (path: string) => (await ask(path)).bytes.toString();
