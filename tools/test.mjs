/**
 * `tools/test.mjs SUITES [--long] …`: tests, by suites with commas between them: `check`, the checks without running; `unit`, the
 * tests of all packages that need no browser; `e2e`, the others: web components and the whole product. Ends with one line of
 * counts. `--long` adds the slow tests: files named `*.long.test.ts`, and properties over many more examples. Other arguments go to
 * Vitest.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const [, , suites = '', ...typed] = process.argv;
const report = 'node_modules/.cache/choose-life/tests.json';
const reporters = [
  'default',
  // What failed, and what needed a second try.
  './tools/test/end-of-run-reporter.ts',
  // For the counts at the end.
  'json',
];
if (typed.includes('--long')) process.env.TEST_LONG = 'true';
const filters = typed.filter(each => each !== '--long');
const counts = { passed: 0, failed: 0, skipped: 0 };
let clean = true;

const run = {
  check: () => node('tools/check.mjs'),
  // More at a time than there are cores: tests of servers and processes often wait.
  unit: () =>
    vitest(
      '--project',
      '!e2e',
      '--project',
      '!components',
      `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
    ),
  e2e: () => vitest('--project', 'components', '--project', 'e2e'),
};
for (const suite of suites.split(',')) run[suite]();

// In CI every program that a test needs is there: a skipped test is one that nobody runs.
if (process.env.CI && counts.skipped > 0) {
  console.log('Not clean: in CI no test may be skipped. Install what the skipped tests above name.');
  clean = false;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = clean ? 0 : 1;

function vitest(...args) {
  rmSync(report, { force: true });
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    ...filters,
    ...reporters.map(name => `--reporter=${name}`),
    `--outputFile.json=${report}`,
  );
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  // A run of no tests proves nothing.
  if (numPassedTests === 0) clean = false;
}

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) clean = false;
}
