/** `npm run doctor`: what is configured, what is reachable, and what is unsafe (docs/operations.md). */
import { parseArgs } from 'node:util';
import { configuredRows } from './configured.ts';
import { type Examined, examine, type Process } from './examined.ts';
import { codeOf, type Reached, type ReachRow, reachRows } from './reach-rows.ts';
import { safetyRows } from './safety-rows.ts';

const { for: only = null } = parseArgs({ options: { for: { type: 'string' } } }).values;
if (only !== null && only !== 'adapter' && only !== 'gateway') {
  end(78, 'Say --for adapter, --for gateway, or neither for both.');
} else {
  const examined = examine(process.env, only);
  if ('faults' in examined) end(78, `The configuration is not right:\n${examined.faults.join('\n')}`);
  else await report(examined);
}

async function report(examined: Examined): Promise<void> {
  const asked = <Row>(rows: Readonly<Record<Process, readonly Row[]>>) =>
    examined.processes.flatMap(process => rows[process]);
  print(
    'Configured',
    asked(configuredRows).map(({ about, value }) => [about, value(examined)]),
  );
  const looked = await Promise.all(asked(reachRows).map(row => look(row, examined)));
  const reached = looked.filter(each => each !== null);
  print(
    'Reachable',
    reached.map(({ about, verdict, text }) => [verdict, `${about}: ${text}`]),
  );
  const speaking = asked(safetyRows).filter(row => row.speaks(examined));
  print(
    'Safe',
    speaking.map(({ verdict, variable, text }) => [verdict, `${variable} ${text}`]),
  );
  const unsafe = speaking.filter(({ verdict }) => verdict === 'unsafe').length;
  const unreachable = reached.filter(({ verdict }) => verdict === 'unreachable').length;
  console.log(`${unsafe} unsafe, ${unreachable} unreachable`);
  process.exitCode = unsafe + unreachable > 0 ? 1 : 0;
}

async function look(
  { about, look }: ReachRow,
  examined: Examined,
): Promise<(Reached & { readonly about: string }) | null> {
  try {
    const reached = await look(examined);
    return reached && { about, ...reached };
  } catch (error) {
    return { about, verdict: 'unreachable', text: codeOf(error) };
  }
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  const width = Math.max(0, ...lines.map(([word]) => word.length));
  const shown =
    lines.length === 0 ? ['nothing to say'] : lines.map(([word, text]) => `${word.padEnd(width)}  ${text}`);
  console.log(`${title}\n${shown.map(line => `  ${line}`).join('\n')}\n`);
}

function end(code: number, line: string): void {
  console.error(line);
  process.exitCode = code;
}
