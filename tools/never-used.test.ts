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

/** All source files that run in production. */
const sources = workspaces.flatMap(workspace =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map(file => ({ file: `${workspace}/${file}`, text: readFileSync(join(root, workspace, file), 'utf8') })),
);

/** Patterns of dangerous code, with the only files that may contain them. The comment before a row is the reason for its exceptions. */
const dangers: readonly [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  ['code from text', /\beval\(|\bnew Function\(|node:vm\b/, []],
  // It runs pg_dump and pg_restore for operators. No server loads it.
  ['a command of the operating system', /child_process/, ['gateway/src/maintenance/postgres-program.ts']],
  // It runs the migration files, which are part of the product.
  ['SQL from text', /\bsql\.(?:raw|lit)\b/, ['gateway/src/db/migrate.ts']],
  // It compiles patterns of the contract's schemas, once.
  ['a regular expression from text', /\bnew RegExp\(/, ['adapter/gateway-client/src/read/row-checks.ts']],
  // The delay of a retry is no secret.
  ['predictable random numbers', /Math\.random/, ['adapter/gateway-client/src/send/client-settings.ts']],
  ['a broken hash', /\b(?:md5|sha-?1)\b/i, []],
  ['a cipher of our own', /createCipher|createDecipher|subtle\.(?:en|de)crypt/, []],
  [
    'TLS without verification of the certificate',
    /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
    [],
  ],
  [
    'HTML from text',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write\b/i,
    // They insert the output of the sanitizer, and parse HTML in a template element, which neither runs scripts nor loads anything.
    [
      'web/src/components/article-html/article-html.tsx',
      'web/src/components/article-html/html-policy.ts',
      'web/src/components/article-html/removed-markup.ts',
    ],
  ],
  ['code that prevents pasting a password', /onPaste/, []],
  ['messages of other windows', /addEventListener\(\s*['"]message['"]|window\.onmessage/, []],
];

describe('the production code', () => {
  it('is read from all workspaces', () => {
    // Far fewer than there are. It fails if a folder was renamed.
    expect(sources.length).toBeGreaterThan(300);
    for (const workspace of workspaces)
      expect(sources.some(({ file }) => file.startsWith(workspace))).toBe(true);
  });

  it.each(dangers)('contains no %s', (_what, pattern, allowed) => {
    const files = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(files).toEqual(allowed);
  });
});
