/** Every page of the project against what stands in it. Part of `npm run check`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { anchorsOf } from './anchors.ts';
import { type Page, type Project, pageFaults } from './page-faults.ts';
import { type Manifest, stackFaults } from './stack-faults.ts';

const root = new URL('../../', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const pages: Page[] = files.filter(path => path.endsWith('.md')).map(path => ({ path, text: read(path) }));
const sources = files.filter(path =>
  /\.(tsx?|mjs|json|ya?ml|css|html)$|Dockerfile$|\.env\.example$/.test(path),
);

const project: Project = {
  files: new Set(files),
  words: new Set(sources.flatMap(path => read(path).match(/\w+/g) ?? [])),
  scripts: new Set(Object.keys(JSON.parse(read('package.json')).scripts)),
  anchors: new Map(pages.map(({ path, text }) => [path, anchorsOf(text)])),
};

const manifests: Manifest[] = files
  .filter(path => /(^|\/)package\.json$/.test(path))
  .map(path => JSON.parse(read(path)));
const faults = [
  ...pages.flatMap(page => pageFaults(page, project)),
  ...stackFaults(read('docs/stack.md'), manifests),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
