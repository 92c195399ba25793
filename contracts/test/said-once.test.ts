import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '../src/gateway/operations.ts';

it('no source beside the table spells a path of it again', () => {
  const paths = Object.values(operations).map(({ path }) => path.replace(/\/\{.*$/, ''));
  const files = globSync(
    '{adapter/{src,gateway-client/src,client/src},gateway/src,web/src,pact/src}/**/*.{ts,tsx}',
  );
  const sources = files.filter(file => !/\.test\.tsx?$|\/test\//.test(file));
  const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(file => paths.some(path => codeOf(file).includes(path)))).toEqual([]);
});
