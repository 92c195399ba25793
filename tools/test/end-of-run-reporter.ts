import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Names at the end of a run what failed, and what passed only at a second try, each with the first line of its first error:
 * a run of 7,000 tests is read from its end. A second try hides nothing, not even the seed of a law: it fails the run.
 */
export default class EndOfRunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    for (const test of tests) {
      const line = lineOf(test);
      if (line !== undefined) console.log(line);
    }
    if (tests.some(isFlaky)) process.exitCode = 1;
  }
}

const isFlaky = (test: TestCase) => test.diagnostic()?.flaky === true;

function lineOf(test: TestCase): string | undefined {
  const { state, errors } = test.result();
  const flaky = isFlaky(test);
  if (state !== 'failed' && !flaky) return undefined;
  const error = errors?.[0]?.message.split('\n').slice(0, 2).join(' ').slice(0, 400) ?? 'no error was kept';
  return `${flaky ? 'Passed at the second try, which fails the run' : 'Failed'}: ${test.module.relativeModuleId} > ${test.fullName}: ${error}`;
}
