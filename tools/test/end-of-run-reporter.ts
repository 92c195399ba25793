import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Names at the end of a run what failed, and what passed only at a second try, each with the first line of its first error:
 * a run of 7,000 tests is read from its end. A second try hides nothing, not even the seed of a law: it fails the run. So does a
 * skipped test in CI, where every program is there that a test needs. The last line counts.
 */
export default class EndOfRunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const lines = tests.map(lineOf).filter(line => line !== undefined);
    for (const line of lines) console.log(line);
    if (lines.length > 0) process.exitCode = 1;
    const count = (wanted: string) => tests.filter(test => test.result().state === wanted).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  }
}

function lineOf(test: TestCase): string | undefined {
  const { state, errors } = test.result();
  const name = `${test.module.relativeModuleId} > ${test.fullName}`;
  if (state === 'skipped') return process.env.CI ? `Skipped, which fails a run in CI: ${name}` : undefined;
  const flaky = test.diagnostic()?.flaky === true;
  if (state !== 'failed' && !flaky) return undefined;
  const error = errors?.[0]?.message.split('\n').slice(0, 2).join(' ').slice(0, 400) ?? 'no error was kept';
  return `${flaky ? 'Passed at the second try, which fails the run' : 'Failed'}: ${name}: ${error}`;
}
