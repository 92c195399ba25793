/** `npm run doctor`: prints versions, the configuration, and which ports and servers can be used (docs/operations.md). */
import { parseArgs } from 'node:util';
// The product's package.json, also in the folder of `npm run production`.
import product from '../../package.json' with { type: 'json' };
import { configErrorExitCode } from '../../service/src/environment.ts';
import { configuredLines, type MachineConfig, readConfiguration } from './configuration.ts';
import {
  type ConnectionCheck,
  type ConnectionCheckResult,
  codeOf,
  connectionChecks,
} from './connection-checks.ts';

const { for: only = null } = parseArgs({ options: { for: { type: 'string' } } }).values;
if (only !== null && only !== 'adapter' && only !== 'gateway') {
  exitWith(
    configErrorExitCode,
    '--for accepts adapter or gateway. Without it both are checked, or only the adapter if GATEWAY_URL is set.',
  );
} else {
  const config = readConfiguration(process.env, only);
  if ('faults' in config)
    exitWith(configErrorExitCode, `The configuration is invalid:\n${config.faults.join('\n')}`);
  else await report(config);
}

async function report(config: MachineConfig): Promise<void> {
  print('Versions', [
    ['Choose Life', product.version],
    ['Node', process.versions.node],
  ]);
  print('Configured', configuredLines(config));
  const checks = config.processes.flatMap(process => connectionChecks[process]);
  const results = await Promise.all(checks.map(connectionCheck => runCheck(connectionCheck, config)));
  const configured = results.filter(result => result !== null);
  print(
    'Reachable',
    configured.map(({ variable, verdict, text }) => [verdict, `${variable}: ${text}`]),
  );
  const unreachable = configured.filter(({ verdict }) => verdict === 'unreachable').length;
  console.log(`${unreachable} unreachable`);
  process.exitCode = unreachable > 0 ? 1 : 0;
}

async function runCheck(
  { variable, check }: ConnectionCheck,
  config: MachineConfig,
): Promise<(ConnectionCheckResult & { readonly variable: string }) | null> {
  try {
    const result = await check(config);
    return result && { variable, ...result };
  } catch (error) {
    return { variable, verdict: 'unreachable', text: codeOf(error) };
  }
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  const width = Math.max(0, ...lines.map(([label]) => label.length));
  console.log(title);
  for (const [label, text] of lines) console.log(`  ${label.padEnd(width)}  ${text}`);
  console.log();
}

function exitWith(code: number, line: string): void {
  console.error(line);
  process.exitCode = code;
}
