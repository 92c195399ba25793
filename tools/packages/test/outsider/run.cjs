/** Runs what the compiler made of `common.cts`, in a Node that gives CommonJS no modules of the other kind. */
const lonelyCall = require('./out/common.cjs');

lonelyCall('http://127.0.0.1:9/trpc').then(seen => process.stdout.write(JSON.stringify(seen)));
