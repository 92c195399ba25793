/**
 * The program and the arguments that run npm: by the file of the npm that runs this process, since on Windows its name is that of
 * a shell script, which no process can start. Node is found on the path: an installation may have removed the one that runs
 * this process.
 *
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args, { npm_execpath: npm = '' } = process.env) {
  return npm.endsWith('npm-cli.js') ? ['node', [npm, ...args]] : ['npm', [...args]];
}
