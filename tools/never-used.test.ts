import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const workspaces = [
  'contracts/src',
  'adapter/src',
  'adapter/gateway-client/src',
  'adapter/client/src',
  'service/src',
  'gateway/src',
  'embedded/src',
  'web/src',
  'web/docs',
];

/** Everything that runs in production, tests aside. */
const sources = workspaces.flatMap(workspace =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map(file => ({ file: `${workspace}/${file}`, text: readFileSync(join(root, workspace, file), 'utf8') })),
);

/** Patterns that open a product to attackers, with the few files that may contain them, each with its reason. */
const dangers: readonly [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  ['code made of text', /\beval\(|\bnew Function\(|node:vm\b/, []],
  // It runs Postgres's own programs, for operators; no server loads it.
  ['a command of the operating system', /child_process/, ['gateway/src/maintenance/postgres-program.ts']],
  // It runs the files of the schema's steps, which come with the product.
  ['SQL made of text', /\bsql\.(?:raw|lit)\b/, ['gateway/src/db/migrate.ts']],
  // Made of the contract's own schemas, once.
  ['an expression made at run time', /\bnew RegExp\(/, ['adapter/gateway-client/src/read/row-checks.ts']],
  // How long a retry waits is no secret.
  ['chance that can be foretold', /Math\.random/, ['adapter/gateway-client/src/send/client-settings.ts']],
  ['a broken hash', /\b(?:md5|sha-?1)\b/i, []],
  ['a cipher of our own', /createCipher|createDecipher|subtle\.(?:en|de)crypt/, []],
  ['TLS without a look at the certificate', /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  [
    'HTML made of text',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write\b/i,
    // They insert the sanitizer's output, and parse HTML in a template, which runs and loads nothing.
    [
      'web/src/components/article-html/article-html.tsx',
      'web/src/components/article-html/html-policy.ts',
      'web/src/components/article-html/mended-html.ts',
    ],
  ],
  ['a bar to pasting a password', /onPaste/, []],
  ['messages of other windows', /addEventListener\(\s*['"]message['"]|window\.onmessage/, []],
];

describe('what runs in production', () => {
  it('is looked at whole', () => {
    expect(sources.length).toBeGreaterThan(300);
    for (const workspace of workspaces)
      expect(sources.some(({ file }) => file.startsWith(workspace))).toBe(true);
  });

  it.each(dangers)('never holds: %s', (_what, pattern, allowed) => {
    const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(found).toEqual(allowed);
  });
});
