/** `npm run doctor`: prints versions, the configuration, and which ports and servers can be used (docs/operations.md). */
import { parseArgs } from 'node:util';
// The product's package.json, also in the folder of `npm run production`.
import product from '../../package.json' with { type: 'json' };
import { configuredLines, type MachineConfig, readConfiguration } from './configuration.ts';
import { codeOf, type ReachResult, type ReachRow, reachRows } from './reach.ts';

const { for: only = null } = parseArgs({ options: { for: { type: 'string' } } }).values;
// 78 is EX_CONFIG, the exit code for every invalid configuration.
if (only !== null && only !== 'adapter' && only !== 'gateway') {
  exitWith(78, '--for accepts adapter or gateway. Without it both are checked.');
} else {
  const config = readConfiguration(process.env, only);
  if ('faults' in config) exitWith(78, `The configuration is not right:\n${config.faults.join('\n')}`);
  else await report(config);
}

async function report(config: MachineConfig): Promise<void> {
  print('Versions', [
    ['Choose Life', product.version],
    ['Node', process.versions.node],
  ]);
  print('Configured', configuredLines(config));
  const rows = config.processes.flatMap(process => reachRows[process]);
  const results = await Promise.all(rows.map(row => runCheck(row, config)));
  const configured = results.filter(each => each !== null);
  print(
    'Reachable',
    configured.map(({ variable, verdict, text }) => [verdict, `${variable}: ${text}`]),
  );
  const unreachable = configured.filter(({ verdict }) => verdict === 'unreachable').length;
  console.log(`${unreachable} unreachable`);
  process.exitCode = unreachable > 0 ? 1 : 0;
}

async function runCheck(
  { variable, check }: ReachRow,
  config: MachineConfig,
): Promise<(ReachResult & { readonly variable: string }) | null> {
  try {
    const result = await check(config);
    return result && { variable, ...result };
  } catch (error) {
    return { variable, verdict: 'unreachable', text: codeOf(error) };
  }
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  const width = Math.max(0, ...lines.map(([word]) => word.length));
  console.log(`${title}\n${lines.map(([word, text]) => `  ${word.padEnd(width)}  ${text}\n`).join('')}`);
}

function exitWith(code: number, line: string): void {
  console.error(line);
  process.exitCode = code;
}
