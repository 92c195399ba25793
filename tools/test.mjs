/**
 * Every test: what can be judged without running, then the rooms, then the browser. Ends with one plain line of counts.
 * With `--long` also what takes long: the files named `*.long.test.ts`, and laws over many more examples.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const report = 'node_modules/.cache/choose-life/tests.json';
const reporters = [
  'default',
  // What failed, and what needed a second try.
  './tools/test/end-of-run-reporter.ts',
  // For the counts at the end.
  'json',
];
if (process.argv.includes('--long')) process.env.TEST_LONG = 'true';
const counts = { passed: 0, failed: 0, skipped: 0 };
let clean = true;

run('node', ['tools/check.mjs']);
// More at a time than there are cores: tests of servers and processes often wait.
vitest(['--project', '!e2e', `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`]);
vitest(['--project', 'e2e']);

// In CI every program that a test needs is there: a skipped test is one that nobody runs.
if (process.env.CI && counts.skipped > 0) {
  console.log('Not clean: in CI no test may be skipped. Install what the skipped tests above name.');
  clean = false;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = clean ? 0 : 1;

function vitest(args) {
  rmSync(report, { force: true });
  run('vitest', [
    'run',
    ...args,
    ...reporters.map(name => `--reporter=${name}`),
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
  // A run of no tests proves nothing.
  if (numPassedTests === 0) clean = false;
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) clean = false;
}
