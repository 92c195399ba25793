import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sourceFolders = [
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

/** The source files of these folders, without tests and test support. */
const sources = sourceFolders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map(file => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
);

/** Patterns of dangerous code, with the only files that may contain them. The comment before a row is the reason for its exceptions. */
const forbiddenCode: readonly [description: string, pattern: RegExp, allowedFiles: readonly string[]][] = [
  ['code that is compiled from a string', /\beval\(|\bnew Function\(|node:vm\b/, []],
  // The file runs pg_dump and pg_restore for operators. No server imports it.
  ['start of another program', /child_process/, ['gateway/src/maintenance/postgres-program.ts']],
  // The file runs the migrations, which are part of the product.
  ['SQL from a string', /\bsql\.(?:raw|lit)\b/, ['gateway/src/db/migrate.ts']],
  // The file compiles patterns of the contract's schemas, once.
  ['regular expression from a string', /\bnew RegExp\(/, ['adapter/gateway-client/src/read/row-checks.ts']],
  // The delay of a retry is no secret.
  ['predictable random numbers', /Math\.random/, ['adapter/gateway-client/src/send/client-settings.ts']],
  ['insecure hash function', /\b(?:md5|sha-?1)\b/i, []],
  ['encryption or decryption', /createCipher|createDecipher|subtle\.(?:en|de)crypt/, []],
  [
    'TLS without verification of the certificate',
    /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
    [],
  ],
  [
    'HTML from a string',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write\b/i,
    // The files insert the output of the sanitizer, and parse HTML in a template element, which neither runs scripts nor loads resources.
    [
      'web/src/components/article-html/article-html.tsx',
      'web/src/components/article-html/html-policy.ts',
      'web/src/components/article-html/removed-markup.ts',
    ],
  ],
  ['code that prevents pasting a password', /onPaste/, []],
  ['listener for messages of other windows', /addEventListener\(\s*['"]message['"]|window\.onmessage/, []],
];

describe('the production code', () => {
  it('is read from all folders', () => {
    // A lower bound, so that a test on no files does not pass.
    expect(sources.length).toBeGreaterThan(300);
    for (const folder of sourceFolders)
      expect(sources.some(({ file }) => file.startsWith(folder))).toBe(true);
  });

  it.each(forbiddenCode)('has %s in exactly the allowed files', (_description, pattern, allowedFiles) => {
    const files = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(files).toEqual(allowedFiles);
  });
});
