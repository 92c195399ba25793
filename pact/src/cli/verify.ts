import { exitCodes } from '../verify/exit-code.ts';
import { runVerify } from './run-verify.ts';

/** The process of `npm run verify` and `choose-life-verify`. */
process.exitCode = await runVerify(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
}).catch((error: unknown) => {
  // Its message may hold what a gateway wrote.
  const name = error instanceof Error ? error.name : 'Error';
  process.stderr.write(`The verification broke off (${name}).\n`);
  return exitCodes.incomplete;
});
