/**
 * `node tools/run.mjs [--build | --last-build] [--browser] [PROGRAM …]`: npm scripts begin with this command. It installs what is missing
 * (setup/set-up.mjs), then runs the program with the project's Node. It is plain JavaScript, so that Node 20.19 can run it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmCommand } from './npm.mjs';
import { setUp } from './setup/set-up.mjs';
import { root } from './setup/sources.mjs';
import { whenNpmEnds } from './start/parent.mjs';

/** The options of `setUp` for each flag. */
const flags = {
  '--build': { build: 'fresh' },
  '--last-build': { build: 'last' },
  '--browser': { browser: true },
};
const program = process.argv.slice(2);
const setUpOptions = {};
while (program[0] in flags) Object.assign(setUpOptions, flags[program.shift()]);
// WEB_DIST names an existing build, so the program needs no other. Without a program the command itself asks for a build.
if (program.length > 0 && process.env.WEB_DIST) delete setUpOptions.build;

process.chdir(root);
const { node, webDist } = setUp(setUpOptions);
if (webDist !== undefined) process.env.WEB_DIST = webDist;
if (program.length > 0) process.exitCode = await run(program);
else if (webDist !== undefined) console.log(webDist);

/** Runs a program of the project, or npm, to its end, and forwards signals to it. @returns its exit code; 1 if a signal ended it */
async function run([file, ...args]) {
  const [command, commandArgs] = file === 'npm' ? npmCommand(args) : [node, [file, ...args]];
  const child = spawn(command, commandArgs, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // On Windows `kill` would end the program immediately, and the console has already sent it the signal.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  // tools/start.mjs stops when this channel closes.
  whenNpmEnds(() => child.disconnect());
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
