import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runVerify } from '../../src/cli/run-verify.ts';
import type { ExitCode } from '../../src/verify/reports/summary.ts';

/** The result of a run. `printed` is the output to stdout and stderr. */
export interface ProgramRun {
  readonly code: ExitCode;
  readonly printed: string;
}

/** Runs `choose-life-verify` in this process. */
export async function runProgram(argv: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ProgramRun> {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const code = await runVerify({ argv, env, out: print, err: print });
  return { code, printed };
}

interface ReportedRun extends ProgramRun {
  /** The texts of the reports; empty if the report was not written. */
  readonly junit: string;
  readonly json: string;
  readonly summary: string;
}

/** Runs `choose-life-verify` with all its reports: JUnit, JSON, and GitHub's job summary. */
export async function runWithReports(
  folder: string,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ReportedRun> {
  const junitFile = join(folder, 'junit');
  const jsonFile = join(folder, 'json');
  const summaryFile = join(folder, 'summary');
  await writeFile(summaryFile, '');
  const out = `junit=${junitFile},json=${jsonFile},github`;
  const result = await runProgram([...argv, '--out', out], { ...env, GITHUB_STEP_SUMMARY: summaryFile });
  const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
  const [junit, json, summary] = await Promise.all([junitFile, jsonFile, summaryFile].map(textOf));
  return { ...result, junit: junit ?? '', json: json ?? '', summary: summary ?? '' };
}
