/**
 * `node tools/run.mjs NAME …` runs every npm script (scripts.mjs): it sets up what the script needs, then runs its programs with
 * the project's Node. Plain JavaScript, for any Node from 20.19 on, and without a shell.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from './npm.mjs';
import { scriptOf } from './scripts.mjs';
import { setUp } from './setup/set-up.mjs';
import { root } from './setup/stamp.mjs';
import { whenNpmEnds } from './start/parent.mjs';

const { needs, programs, removed, args } = scriptOf(process.argv.slice(2));
if (removed !== undefined) {
  console.error(removed);
  process.exit(1);
}
process.chdir(root);
// A named build is not waited for.
const { node, webDist } = setUp(
  programs.length > 0 && process.env.WEB_DIST ? { ...needs, build: undefined } : needs,
);
if (webDist !== undefined) process.env.WEB_DIST = webDist;
if (programs.length === 0 && webDist !== undefined) console.log(webDist);
for (const program of programs) {
  process.exitCode = await run(program === programs.at(-1) ? [...program, ...args] : program);
  if (process.exitCode !== 0) break;
}

/** Runs a program to its end, which comes early when this process is to end. @returns its exit code */
async function run([file, ...rest]) {
  const [command, all] = file === 'npm' ? npmCommand(rest) : [node, [file, ...rest]];
  const child = spawn(command, all, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // On Windows it would end the program at once, and the console has told it already.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  // `npm start` comes to its end then.
  whenNpmEnds(() => child.disconnect());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
