import { statSync } from 'node:fs';
import { isLoopbackHost } from '@choose-life/service/loopback';
import { dataLeavesMachine } from '../../gateway/src/db/postgres.ts';
import { mailLeavesMachine } from '../../gateway/src/mail/smtp.ts';
import type { SafetyRow } from './safety-row.ts';

/** What can be unsafe about a gateway. */
export const gatewaySafety: readonly SafetyRow[] = [
  {
    variable: 'DATABASE_INSECURE',
    verdict: 'unsafe',
    speaks: ({ env, gateway: { databaseUrl, verifiesDatabase } }) =>
      databaseUrl !== undefined && !verifiesDatabase && dataLeavesMachine(databaseUrl, env.PGHOST),
    text: 'is 1 for a Postgres on another machine: health data may travel in the clear.',
  },
  {
    variable: 'SMTP_INSECURE',
    verdict: 'unsafe',
    speaks: ({ gateway: { smtpUrl, verifiesMailServer } }) =>
      smtpUrl !== undefined && !verifiesMailServer && mailLeavesMachine(smtpUrl),
    text: 'is 1 for a mail server on another machine: links that open accounts may travel in the clear.',
  },
  {
    variable: 'SMTP_URL',
    verdict: 'unsafe',
    speaks: ({ isPublic, gateway }) => isPublic && gateway.smtpUrl === undefined,
    text: 'is unset: nobody gets a letter, and links that open accounts stand readable in the database.',
  },
  {
    variable: 'MAIL_FROM',
    verdict: 'mind',
    speaks: ({ gateway }) => gateway.smtpUrl !== undefined && gateway.mailFrom.endsWith('.example'),
    text: 'is an example: mail servers refuse such a sender.',
  },
  {
    variable: 'DEMO_ACCOUNT',
    verdict: 'unsafe',
    speaks: ({ isPublic, gateway }) => isPublic && gateway.demoAccount,
    text: 'is 1: anybody logs in with its public password.',
  },
  {
    variable: 'DATABASE_URL',
    verdict: 'mind',
    speaks: ({ isPublic, gateway }) => isPublic && gateway.databaseUrl === undefined,
    text: 'is unset: SQLite serves one gateway alone. Several copies need one Postgres.',
  },
  {
    variable: 'DATA_DIR',
    verdict: 'unsafe',
    speaks: ({ gateway }) => isReadByOthers(gateway.dataDir),
    text: 'can be entered by other users of this machine: chmod 700.',
  },
  {
    variable: 'EMBEDDED_GATEWAY_HOST',
    verdict: 'mind',
    speaks: ({ gateway }) => !isLoopbackHost(gateway.host),
    text: 'is open to a network: the gateway has neither TLS nor limits, so let nobody in but the adapters.',
  },
];

/** Not so for a folder that is not there: who makes it shuts it. */
function isReadByOthers(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}
