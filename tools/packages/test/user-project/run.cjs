/** Runs the compiled `common.cts`, in a Node that cannot `require` ES modules (`--no-experimental-require-module`). */
const callWithoutServer = require('./out/common.cjs');

// Nothing listens on port 9.
callWithoutServer('http://127.0.0.1:9/trpc').then(results => process.stdout.write(JSON.stringify(results)));
