import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { operations } from '@choose-life/contracts/gateway/operations';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const list = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });

/** Not the table itself, what is generated from it, and tests, which say what comes out of it. */
const others =
  /^contracts\/src\/gateway\/|^openapi\/gateway\.d\.ts$|\.test\.tsx?$|(^|\/)(test|e2e|packages)\//;

it('no source spells a path of the table again', () => {
  const paths = Object.values(operations).map(({ path }) => path.replace(/\/\{.*$/, ''));
  const again = list
    .trim()
    .split('\n')
    .filter(file => !others.test(file))
    .flatMap(file => {
      const text = readFileSync(new URL(file, root), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      return paths.filter(path => text.includes(path)).map(path => `${file}: ${path}`);
    });
  expect(again).toEqual([]);
});
