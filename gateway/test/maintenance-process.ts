import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../src/config.ts';

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command for operators as its npm script does, and waits for its end. */
export async function runMaintenance(
  name: 'backup' | 'migrate' | 'move-to-postgres' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  const file = fileURLToPath(new URL('../src/maintenance/run.ts', import.meta.url));
  const options = {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  };
  return new Promise(resolve => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, name, ...args],
      options,
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** The configuration that such a command reads. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.config;
}
