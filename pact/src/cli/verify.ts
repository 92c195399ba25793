import { runVerify } from './run-verify.ts';

/** The process of `npm run verify` and `choose-life-verify`. */
process.exitCode = await runVerify(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
});
