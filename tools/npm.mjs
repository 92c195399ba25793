/**
 * The program and the arguments that run npm. If npm started this process, Node runs npm's JavaScript file, because on Windows `npm` is a
 * shell script, which cannot be started without a shell. Node is found on the PATH, since an install may have removed the Node of this
 * process.
 *
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args, { npm_execpath: npm = '' } = process.env) {
  return npm.endsWith('npm-cli.js') ? ['node', [npm, ...args]] : ['npm', [...args]];
}
