import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import root from '../package.json' with { type: 'json' };
import { npmCommand } from './npm.mjs';

describe('npm', () => {
  it('is started as its JavaScript file, without a shell, if npm runs the script', () => {
    const file = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
    expect(npmCommand(['ci'], { npm_execpath: file })).toEqual(['node', [file, 'ci']]);
  });

  it('is found on the PATH if a different program runs the script', () => {
    expect(npmCommand(['ci'], { npm_execpath: '/opt/yarn.js' })).toEqual(['npm', ['ci']]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('lists every script of package.json except start and test', () => {
    // `npm start` and `npm test` are not checked, since the page writes them without `run`.
    const page = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8');
    const names = Object.keys(root.scripts).filter(name => !/^(start|test)$/.test(name));
    expect(names.filter(name => !page.includes(`\`npm run ${name}`))).toEqual([]);
  });
});
