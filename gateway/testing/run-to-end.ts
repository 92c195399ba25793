import { execFile } from 'node:child_process';

export interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a file by Node in an environment of its own, and waits for its end. */
export function runToEnd(
  file: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  return new Promise(resolve => {
    const all = ['--disable-warning=ExperimentalWarning', file, ...args];
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}
