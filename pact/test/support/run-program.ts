import { runVerify } from '../../src/cli/run-verify.ts';
import type { ExitCode } from '../../src/verify/reports/summary.ts';

/** Runs the program in this process. @returns its exit code, and everything that it printed. */
export async function runProgram(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: ExitCode; printed: string }> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const code = await runVerify(argv, env, { out: print, err: print });
  return { code, printed };
}
