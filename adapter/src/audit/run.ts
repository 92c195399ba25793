/**
 * `npm run audit-names`: reads e-mails and ids of reports, one a line, and writes how audit lines name each. They come by the
 * standard input, so that they stand in no list of processes. It reads the adapter's own variables (docs/operations.md).
 */
import { createInterface } from 'node:readline';
import { configErrorExitCode } from '@choose-life/service/environment';
import { readConfig } from '../config/config.ts';
import { auditHashOf, namedObject, personOf } from './audit.ts';

const read = readConfig(process.env);
if ('faults' in read) {
  process.stderr.write(`The configuration is not right:\n${read.faults.join('\n')}\n`);
  process.exitCode = configErrorExitCode;
} else {
  const hash = auditHashOf(read.config);
  for await (const line of createInterface({ input: process.stdin })) {
    const name = line.trim();
    const [member, value] = name.includes('@')
      ? ['person', personOf(hash, name)]
      : ['object', namedObject(hash, name)];
    if (name !== '') process.stdout.write(`"${member}":"${value}"\n`);
  }
}
