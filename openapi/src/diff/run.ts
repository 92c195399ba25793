import { contractDiff } from './contract-diff.ts';

/** The process of `npm run contract-diff`. */
const { code, out, err } = contractDiff(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
