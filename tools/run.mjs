/**
 * `node tools/run.mjs [--build | --last-build] [--browser] [PROGRAM …]`: the beginning of the npm scripts. It installs what is missing
 * (setup/set-up.mjs), then runs the program with the project's Node. It is plain JavaScript, so that any Node from 20.19 on can run it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from './npm.mjs';
import { setUp } from './setup/set-up.mjs';
import { root } from './setup/sources.mjs';
import { whenNpmEnds } from './start/parent.mjs';

const flags = {
  '--build': { build: 'fresh' },
  '--last-build': { build: 'last' },
  '--browser': { browser: true },
};
const program = process.argv.slice(2);
const needs = {};
while (program[0] in flags) Object.assign(needs, flags[program.shift()]);
// WEB_DIST names an existing build, so no other build is needed.
if (program.length > 0 && process.env.WEB_DIST) delete needs.build;

process.chdir(root);
const { node, webDist } = setUp(needs);
if (webDist !== undefined) process.env.WEB_DIST = webDist;
if (program.length > 0) process.exitCode = await run(program);
else if (webDist !== undefined) console.log(webDist);

/** Runs a program to its end, and forwards signals to it. @returns its exit code */
async function run([file, ...rest]) {
  const [command, all] = file === 'npm' ? npmCommand(rest) : [node, [file, ...rest]];
  const child = spawn(command, all, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // On Windows `kill` would end the program immediately, and the console has already sent it the signal.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  // The closed channel stops `npm start` (tools/start.mjs).
  whenNpmEnds(() => child.disconnect());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
