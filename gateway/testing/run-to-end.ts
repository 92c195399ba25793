import { execFile } from 'node:child_process';

/** The exit code and the output of a process. */
export interface FinishedProcess {
  /** A number; null if a signal ended the process, and a string such as 'ENOENT' if Node could not run it. */
  readonly code: number | string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a file with Node, and waits for its end. Warnings about experimental features of Node are omitted from the output.
 * @param variables its environment, in addition to PATH and the compile cache, which makes the start faster
 */
export function runToEnd(
  file: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<FinishedProcess> {
  const { NODE_COMPILE_CACHE, PATH } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  return new Promise(resolve => {
    const nodeArguments = ['--disable-warning=ExperimentalWarning', file, ...args];
    execFile(process.execPath, nodeArguments, { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : (error.code ?? null), stdout, stderr }),
    );
  });
}
