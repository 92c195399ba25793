import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import root from '../package.json' with { type: 'json' };
import { npmCommand } from './npm.mjs';
import { scriptOf, scripts } from './scripts.mjs';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Words of e-mails, figures and what stands in paths and options. A shell reads none of it otherwise than as it is. */
const withoutShell = /^[\w./:@-]+(?: [\w./:@=-]+)*$/;

describe('the npm scripts', () => {
  const manifests = ['', ...root.workspaces].map(room => join(room, 'package.json'));
  it.each(manifests)('%s needs no shell for any', file => {
    // npm reads the same file.
    const { scripts: own = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    expect(Object.values(own).filter(script => !withoutShell.test(script))).toEqual([]);
  });

  const names = Object.keys(root.scripts);
  it('are the rows of their table, at most 26, and each has its line in CONTRIBUTING.md', () => {
    expect(root.scripts).toEqual(Object.fromEntries(names.map(name => [name, `node tools/run.mjs ${name}`])));
    expect(new Set(names)).toEqual(new Set(Object.keys(scripts).map(key => key.split(' ')[0])));
    expect(names.length).toBeLessThanOrEqual(26);
    const page = readFileSync(join(folder, 'CONTRIBUTING.md'), 'utf8');
    const usual = ['start', 'test'];
    const typed = names.map(name => `\`npm ${usual.includes(name) ? name : `run ${name}`}`);
    expect(typed.filter(command => !page.includes(command))).toEqual([]);
  });

  it('name programs that are there', () => {
    const files = Object.values(scripts).flatMap(({ programs = [] }) => programs.flat());
    const named = files.filter(file => /\.m?[jt]s$|^node_modules/.test(file));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(file => !existsSync(join(folder, file)))).toEqual([]);
  });
});

it('a command of a script has a program of its own, and what follows it is for that', () => {
  expect(scriptOf(['database', 'audit-names', '--x'])).toMatchObject({
    programs: scripts['database audit-names']?.programs,
    args: ['--x'],
  });
  expect(scriptOf(['database', 'migrate', '--check']).args).toEqual(['migrate', '--check']);
});

describe('npm', () => {
  it.each([
    ['C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'],
    ['/usr/lib/node_modules/npm/bin/npm-cli.js'],
  ])('is run by its file, which needs no shell: %s', file => {
    expect(npmCommand(['ci'], { npm_execpath: file })).toEqual(['node', [file, 'ci']]);
  });

  it('is looked for on the path where another program runs the script', () => {
    expect(npmCommand(['ci'], { npm_execpath: '/opt/yarn.js' })).toEqual(['npm', ['ci']]);
  });
});
