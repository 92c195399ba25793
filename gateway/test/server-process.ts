import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openGateway } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { createLogger, type Logger } from '../src/logger.ts';
import { runCommand } from '../src/maintenance/operator-program.ts';
import { databaseCommands } from '../src/maintenance/run.ts';
import { startFailure } from '../src/server.ts';
import { type FinishedProcess, runToEnd } from '../testing/run-to-end.ts';

/** A gateway that runs in a separate process. */
export interface ServerProcess {
  /** Base of the calls, up to and including /api. */
  readonly url: string;
  /** The log line with the event 'listening'. */
  readonly listening: ListeningLine;
  /** The output of the process after the line 'listening'. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Sends the signal and waits. @returns the exit code; null if the signal ended the process */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** The members of the log line that the helpers use. Tests check others with matchers. */
interface ListeningLine {
  readonly address: string;
}

const serverFile = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** Starts a gateway as in production: as a process with an environment, on a free port. */
export async function spawnServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = startServerProcess({ EMBEDDED_GATEWAY_PORT: '0', ...env });
  const listening = await listeningLineOf(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  }
  const exit = once(child, 'exit').then(([code]): number | null => code);
  return {
    url: `${listening.address}/api`,
    listening,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Starts a process with a server that must not start, and waits for its end. For a valid environment, `failedStart` is faster. */
export function failedStartOfProcess(env: NodeJS.ProcessEnv): Promise<FinishedProcess> {
  return runToEnd(serverFile, [], env);
}

/** Starts a process with the server, with the same Node options and variables as `runToEnd`. The caller must end it. */
export function startServerProcess(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', serverFile], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function listeningLineOf(child: ChildProcess): Promise<ListeningLine> {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, ...listening } = JSON.parse(line);
    if (event === 'listening') return listening;
  }
  throw new Error('the server ended before it listened');
}

/** A gateway that runs in this process, with the configuration of an environment. */
export interface InProcessServer {
  /** Base of the calls, up to and including /api. */
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** Starts a gateway as `spawnServer` does, but in this process, since each process needs a second of CPU time. */
export async function openServer(
  env: NodeJS.ProcessEnv,
  logger: Logger = createLogger('silent'),
): Promise<InProcessServer> {
  const config = configOf({ EMBEDDED_GATEWAY_PORT: '0', ...env });
  const { app } = await openGateway(config, logger);
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    return { url: `${address}/api`, end: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/**
 * Starts a server that must not start, in this process. @returns the exit code and the error that a process would have
 * @throws Error for an invalid environment, which needs `failedStartOfProcess`
 */
export async function failedStart(env: NodeJS.ProcessEnv): Promise<Pick<FinishedProcess, 'code' | 'stderr'>> {
  const config = configOf(env);
  try {
    const server = await openServer(env);
    await server.end();
  } catch (error) {
    const { code, message } = startFailure(error, config);
    return { code, stderr: `${message}\n` };
  }
  throw new Error('the server started');
}

type MaintenanceCommand = keyof typeof databaseCommands;

/** Runs a command of `npm run database` in this process. */
export function runMaintenance(
  name: MaintenanceCommand,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<FinishedProcess> {
  return runCommand(configOf(env), databaseCommands, [name, ...args]);
}

/** Runs a command of `npm run database` as a process, for example with another PATH. */
export function spawnMaintenance(
  name: MaintenanceCommand,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<FinishedProcess> {
  const file = fileURLToPath(new URL('../src/maintenance/run.ts', import.meta.url));
  return runToEnd(file, [name, ...args], env);
}

/** Reads the configuration from an environment. @throws Error if it is invalid */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const result = readConfig(env);
  if ('faults' in result) throw new Error(result.faults.join());
  return result.config;
}
