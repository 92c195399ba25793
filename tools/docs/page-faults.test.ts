import { expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { type Project, pageFaults } from './page-faults.ts';

const project: Project = {
  files: new Set(['README.md', 'docs/speed.md', 'gateway/src/mail/outbox.ts', 'gateway/src/mail/letter.ts']),
  words: new Set(['readOutcome', 'GATEWAY_URL']),
  scripts: new Set(['check', 'bench:pdf']),
  anchors: new Map([['docs/speed.md', anchorsOf('# Speed\n\n## PDFs, at `once` (30)\n')]]),
};

const faultsOf = (text: string) => pageFaults({ path: 'README.md', text }, project);

it.each([
  ['a file', '`gateway/src/mail/outbox.ts`'],
  ['the last part of a path', '`mail/outbox.ts`'],
  ['a folder', '`gateway/src/mail/`'],
  ['files of a choice', '`gateway/src/mail/{outbox,letter}.ts`'],
  ['files of a pattern', '`gateway/src/mail/*.ts`'],
  ['a name in code', '`readOutcome()`'],
  ['a variable of the environment', '`GATEWAY_URL`'],
  ['a script', '`npm run -s check`, `npm run bench:pdf -- --quick`'],
  ['a page', '[speed](docs/speed.md)'],
  ['a folder by a link', '[mail](gateway/src/mail)'],
  ['a heading', '[speed](docs/speed.md#pdfs-at-once-30)'],
  ['a page of somebody else', '[tRPC](https://trpc.io/none)'],
  ['a place with a gap', '`web/src/features/<feature>/`'],
])('a page may name %s that is there', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ['a file', '`gateway/src/mail/inbox.ts`', '`gateway/src/mail/inbox.ts`: there is no such file'],
  ['one of a choice', '`mail/{outbox,inbox}.ts`', '`mail/inbox.ts`: there is no such file'],
  ['a name in code', '`readIncome`', '`readIncome`: no file has that name in it'],
  ['a variable', '`GATEWAY_URI`', '`GATEWAY_URI`: no file has that name in it'],
  ['a script', 'npm run chekc', 'npm run chekc: there is no such script'],
  ['a page', '[fast](docs/fast.md)', 'link to docs/fast.md: nothing is there'],
  ['a heading', '[fast](docs/speed.md#fast)', 'link to docs/speed.md#fast: nothing is there'],
])('a page that names %s that is not there is a fault', (_, text, fault) => {
  expect(faultsOf(text)).toEqual([`README.md: ${fault}`]);
});
