import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Lists the failed tests at the end of a run, because they are hard to find in the output of thousands of tests. Each line has the beginning
 * of the first error. A test that passed only at the second try is listed too, and fails the run. A skipped test fails the run in CI, where
 * all programs that tests need are installed. The last line has the counts.
 */
export default class EndOfRunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const lines = tests.map(lineOf).filter(line => line !== undefined);
    for (const line of lines) console.log(line);
    if (lines.length > 0) process.exitCode = 1;
    const count = (state: string) => tests.filter(test => test.result().state === state).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  }
}

function lineOf(test: TestCase): string | undefined {
  const { state, errors } = test.result();
  const name = `${test.module.relativeModuleId} > ${test.fullName}`;
  if (state === 'skipped') return process.env.CI ? `Skipped, which fails a run in CI: ${name}` : undefined;
  const isFlaky = test.diagnostic()?.flaky === true;
  if (state !== 'failed' && !isFlaky) return undefined;
  // The first two lines, at most 400 characters: short enough to be read in a list.
  const error =
    errors?.[0]?.message.split('\n').slice(0, 2).join(' ').slice(0, 400) ?? 'no error was recorded';
  return `${isFlaky ? 'Passed at the second try, which fails the run' : 'Failed'}: ${name}: ${error}`;
}
