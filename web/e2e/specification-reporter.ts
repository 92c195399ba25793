import type { Reporter, TestModule } from 'vitest/node';
import { provenBy, type Statement, type StatementId, specification } from './specification.ts';

/** Says at the end of a run, for each section of the specification, how many statements passed tests have proven. */
export default class SpecificationReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed = modules.flatMap(module => [...module.children.allTests('passed')]);
    const proven = new Set(passed.flatMap(test => provenBy(test.fullName)));
    // A run of other rooms' tests has nothing to say about the specification.
    // biome-ignore lint/suspicious/noConsole: a reporter's place to speak is the terminal.
    if (proven.size > 0) console.log(`\n${coverageReport(specification, proven)}\n`);
  }
}

/** A line for each section: how many statements stand, how many are proven, and which are not. */
export function coverageReport(statements: readonly Statement[], proven: ReadonlySet<StatementId>): string {
  const sections = Map.groupBy(statements, ({ section }) => section);
  return [
    'Specification: statements proven in the browser',
    ...[...sections].map(([section, inIt]) => lineOf(section, inIt, proven)),
    lineOf('all', statements, proven).replace(/ {2}open:.*/, ''),
  ].join('\n');
}

function lineOf(section: string, statements: readonly Statement[], proven: ReadonlySet<StatementId>): string {
  const open = statements.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  const counts = `${statements.length - open.length} of ${statements.length}`;
  return `  ${section.padEnd(6)}${counts.padStart(11)}${open.length > 0 ? `  open: ${open.join(' ')}` : ''}`;
}
