import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { accepts } from '../accepts.ts';

/** A process that listens on one port, and can be ended and started again there. */
export interface Copy {
  readonly port: number;
  /** Resolves once something accepts connections at its port. */
  start(): Promise<void>;
  /** Resolves once it is gone; at once where it does not run. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A program that has not been started yet. @param isHeard whether its errors are shown */
export function copyOf(
  port: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  isHeard = true,
): Copy {
  const [program = '', ...args] = command;
  let running: { readonly end: Copy['end'] } | null = null;
  return {
    port,
    start: async () => {
      const child = spawn(program, args, {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'ignore', isHeard ? 'inherit' : 'ignore'],
      });
      const exited = once(child, 'exit');
      running = {
        end: async signal => {
          child.kill(signal);
          await exited;
        },
      };
      while (child.exitCode === null && !(await accepts(port))) await delay(50);
      if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}`);
    },
    end: async signal => {
      await running?.end(signal);
      running = null;
    },
  };
}
