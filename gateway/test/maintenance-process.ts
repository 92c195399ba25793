import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../src/config.ts';
import { type Ended, runToEnd } from '../testing/run-to-end.ts';

/** Runs a command for operators as its npm script does. */
export function runMaintenance(
  name: 'backup' | 'migrate' | 'move-to-postgres' | 'restore' | 'vacuum',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  const file = fileURLToPath(new URL('../src/maintenance/run.ts', import.meta.url));
  return runToEnd(file, [name, ...args], env);
}

/** The configuration that such a command reads. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.config;
}
