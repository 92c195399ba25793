import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { brandName } from '../contracts/src/domain/brand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Sources of what a person is shown or sent. */
const shown = [
  'web/src',
  'web/tools',
  'web/public',
  'web/index.html',
  'web/docs',
  'gateway/src',
  'contracts/src',
  'adapter/src',
  'adapter/docs',
  'adapter/client/src',
];
/** docs/make-it-yours.md names them: pictures that are drawn anew, an example for developers, a line for operators. */
const leftAlone = [
  'web/tools/open-graph.html',
  'web/public/video/our-story.vtt',
  'contracts/src/gateway/examples.ts',
  'adapter/client/src/generated/example-answers.ts',
  'adapter/src/server.ts',
];

it('the name of the product stands in one module', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...shown], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  const texts = files.filter(
    file => /\.(tsx?|html|css|svg|vtt|json|js)$/.test(file) && !file.includes('.test.'),
  );
  const named = texts.filter(file => {
    const text = readFileSync(join(root, file), 'utf8');
    return text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '').includes(brandName);
  });
  expect(named.sort()).toEqual(['contracts/src/domain/brand.ts', ...leftAlone].sort());
});
