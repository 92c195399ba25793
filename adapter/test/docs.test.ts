import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { request } from 'undici';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../docs/write-docs.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

// A minimal build of the web app, in which the docs are written and served. Of the assets, only docs-1.css exists.
const webDist = temporaryFolder();
const asset = (name: string) => ({ path: `/docs/assets/${name}`, integrity: 'sha384-x' });
const builtAssets = {
  style: asset('docs-1.css'),
  codeExamples: asset('code-1.js'),
  api: asset('api-1.js'),
  apiStyle: asset('api-1.css'),
};
mkdirSync(join(webDist, '.vite'));
mkdirSync(join(webDist, 'docs/assets'), { recursive: true });
writeFileSync(join(webDist, '.vite/docs.json'), JSON.stringify(builtAssets));
writeFileSync(join(webDist, 'docs/assets/docs-1.css'), 'html {}');
writeFileSync(join(webDist, 'index.html'), '<title>index</title>');
writeFileSync(join(webDist, '404.html'), '<title>unknown</title>');
await writeDocs(webDist, 'http://127.0.0.1:4000');
/** Starts an adapter without a gateway (nothing listens at port 9), because the docs do not call the gateway. */
const start = (variables: NodeJS.ProcessEnv = {}, folder = webDist) =>
  startAdapterInProcess('http://127.0.0.1:9/api', variables, { webDist: folder });
const adapter = await start();
afterAll(adapter.stop);
const emptyDist = temporaryFolder();
await writeDocs(emptyDist, 'https://wellness.example/');
/** An adapter whose docs were written without a build of the web app, and for another public address. */
const unstyled = await start({}, emptyDist);
afterAll(unstyled.stop);

const send = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await request(`${adapter.url}${path}`, { headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  };
};
const textOf = async (path: string) => (await send(path)).bytes.toString();

const pages = ['/docs', '/docs/api', '/docs/recipes', '/docs/recipes/handle-errors'];

/** The paths and fragments to which the page at `path` links on its own origin. */
function linkTargetsIn(path: string, text: string): string[] {
  const base = new URL(path, adapter.url);
  return [...text.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, link = '']) => new URL(link, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, hash }) => pathname + hash);
}

describe('the docs', () => {
  it.each(pages)('%s is an HTML page with one main heading', async path => {
    const { status, headers, bytes } = await send(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(bytes.toString().match(/<h1\b/g)).toHaveLength(1);
  });

  it.each(pages)('%s is not indexed by search engines, nor cached without revalidation', async path => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
  });

  it.each(pages)(
    '%s loads the style sheet of the build, and nothing that the content security policy blocks',
    async path => {
      const text = await textOf(path);
      expect(linkTargetsIn(path, text)).toContain('/docs/assets/docs-1.css');
      expect(text).toContain('docs-1.css" integrity="sha384-x"');
      // The content security policy blocks inline scripts, inline styles and event handler attributes.
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    },
  );

  it.each(pages)(
    '%s loads files by relative addresses, so that a proxy can serve it below a path',
    async path => {
      // A relative address starts with a dot.
      expect(await textOf(path)).not.toMatch(/<(?:script|link|img)\b[^>]*(?:src|href)="(?!\.)/);
    },
  );

  it.each(pages)('%s links only to existing addresses', async path => {
    const links = new Set(linkTargetsIn(path, await textOf(path)).filter(link => link.startsWith('/docs')));
    // Every page has more than four links. Without any link, the loop would check nothing.
    expect(links.size).toBeGreaterThan(4);
    for (const link of links) {
      const [address = '', anchor] = link.split('#');
      // The minimal build does not have all assets.
      if (address.startsWith('/docs/assets')) continue;
      const { status, bytes } = await send(address);
      expect([address, status]).toEqual([address, 200]);
      // The anchors of /docs/api exist only after the script of the page has run.
      if (anchor && address !== '/docs/api') expect(bytes.toString()).toContain(`id="${anchor}"`);
    }
  });

  it.each(pages)('%s has the same links if its address ends with a slash', async path => {
    const { status, bytes } = await send(`${path}/`);
    expect(status).toBe(200);
    const slashTargets = linkTargetsIn(`${path}/`, bytes.toString());
    const plainTargets = linkTargetsIn(path, await textOf(path));
    // A link to an anchor of the same page keeps the slash.
    expect(slashTargets.map(target => target.replace(`${path}/#`, `${path}#`))).toEqual(plainTargets);
  });

  const textOfUnstyled = async (path: string) => (await request(`${unstyled.url}${path}`)).body.text();

  it.each(['/docs', '/docs/adapter.openapi.json'])(
    '%s contains the public address in examples',
    async path => {
      const text = await textOfUnstyled(path);
      expect(text).toContain('https://wellness.example');
      // PUBLIC_URL may end with a slash.
      expect(text).not.toContain('https://wellness.example//');
    },
  );

  it('have no style sheet if there is no build of the web app', async () => {
    expect(await textOfUnstyled('/docs')).not.toContain('stylesheet');
  });

  it('are sent compressed to a client that accepts gzip', async () => {
    const plain = await send('/docs/gateway.openapi.json');
    const compressed = await send('/docs/gateway.openapi.json', { 'accept-encoding': 'gzip' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 4);
  });

  it('have assets that are cached for a year and not indexed by search engines', async () => {
    const { headers } = await send('/docs/assets/docs-1.css');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    ['/docs/nothing', 404],
    ['/docs/recipes/nothing', 404],
    ['/docs/recipes/..%2f..%2fpackage.json', 404],
    ['/docs/assets/docs-1.css.map', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await send(path)).status).toBe(status);
  });
});

describe('an address that has moved', () => {
  it.each([
    ['/docs/reference', '/docs/api'],
    ['/docs/reference/', '/docs/api'],
    ['/docs/playground', '/docs/api'],
    ['/docs/playground/', '/docs/api'],
    ['/favicon.ico', '/favicon.svg'],
  ])('%s redirects to %s, also if a proxy serves the adapter below a path', async (from, to) => {
    const { status, headers } = await send(from);
    expect(status).toBe(301);
    const proxyUrl = 'https://one.example/wellness';
    expect(String(new URL(String(headers.location), proxyUrl + from))).toBe(proxyUrl + to);
  });
});

describe('the page of the API', () => {
  it('has the same content security policy as every other page', async () => {
    const [api, app] = await Promise.all([send('/docs/api'), send('/')]);
    const policy = app.headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';style-src 'self';img-src 'self';");
    expect(api.headers['content-security-policy']).toBe(policy);
  });

  it('loads the script and the style sheet of the build, each with its integrity hash', async () => {
    const text = await textOf('/docs/api');
    expect(text).toMatch(/<script type="module" src="[^"]*api-1\.js" integrity="sha384-x"/);
    expect(text).toMatch(/<link rel="stylesheet" href="[^"]*api-1\.css" integrity="sha384-x"/);
  });
});

const adapterWithoutDocs = await start({ DOCS: 'off' });
afterAll(adapterWithoutDocs.stop);

describe('with DOCS=off', () => {
  it.each([
    ...pages,
    '/docs/',
    '/docs/reference',
    '/docs/adapter.openapi.json',
    '/docs/gateway.openapi.json',
    '/docs/assets/docs-1.css',
  ])('%s is answered like an unknown address', async path => {
    const answerOf = async (address: string) => {
      const { statusCode, headers, body } = await request(`${adapterWithoutDocs.url}${address}`);
      return [statusCode, headers['content-type'], await body.text()];
    };
    // The same path below another folder, since the answer depends on whether the path looks like a file.
    const unknown = `/nowhere${path.slice('/docs'.length)}`;
    expect(await answerOf(path)).toEqual(await answerOf(unknown));
    expect((await answerOf(path))[0]).toBe(404);
  });

  it.each([
    '/%64ocs/assets/docs-1.css',
    '//docs/assets/docs-1.css',
    '/.//docs/assets/docs-1.css',
    '/%2e//docs/assets/docs-1.css',
    '/x/..//docs/assets/docs-1.css',
    '/docs/./assets/docs-1.css',
  ])('%s, which is another spelling of a file address, is answered with 404', async address => {
    expect((await sendRaw(adapterWithoutDocs.url, rawRequest('GET', address))).status).toBe(404);
  });
});
