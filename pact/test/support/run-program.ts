import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runVerify } from '../../src/cli/run-verify.ts';
import type { ExitCode } from '../../src/verify/reports/summary.ts';

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

/** The same, with every report that a run can write in a folder: JUnit, JSON, HTML, and GitHub's summary of a job. */
export async function runWithReports(folder: string, argv: readonly string[], env: NodeJS.ProcessEnv) {
  const files = ['junit', 'json', 'html', 'summary'].map(name => join(folder, name));
  const [junitFile, jsonFile = '', htmlFile, summaryFile = ''] = files;
  await writeFile(summaryFile, '');
  const out = `junit=${junitFile},json=${jsonFile},html=${htmlFile},github`;
  const result = await runProgram([...argv, '--out', out], { ...env, GITHUB_STEP_SUMMARY: summaryFile });
  const texts = files.map(file => readFile(file, 'utf8').catch(() => ''));
  const [junit = '', json = '', html = '', summary = ''] = await Promise.all(texts);
  return { ...result, junit, json, html, summary, jsonFile };
}
