/**
 * `npm run audit-names`: reads e-mail addresses and ids (of reports, assessments or wait-list entries) from the standard input, one per line.
 * Audit lines contain keyed hashes instead of these addresses and ids. The command prints the hashes. It has no arguments, because arguments
 * are visible in the list of processes. It needs the environment variables of the adapter (docs/operations.md).
 */
import { createInterface } from 'node:readline';
import { configErrorExitCode } from '@choose-life/service/environment';
import { readConfig } from '../config/config.ts';
import { auditHashOf, objectNameFor, personNameFor } from './audit.ts';

const configResult = readConfig(process.env);
if ('faults' in configResult) {
  process.stderr.write(`The configuration is not valid:\n${configResult.faults.join('\n')}\n`);
  process.exitCode = configErrorExitCode;
} else {
  const hash = auditHashOf(configResult.config);
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.trim();
    if (text === '') continue;
    // Printed as in audit lines, so that an operator can search the log for the output.
    if (text.includes('@')) process.stdout.write(`"person":"${personNameFor(hash, text)}"\n`);
    else process.stdout.write(`"object":"${objectNameFor(hash, text)}"\n`);
  }
}
