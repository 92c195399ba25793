import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import type { ExitCode } from '../../src/verify/reports/summary.ts';
import { runProgram } from './run-program.ts';

const email = 'tester@example.test';
const password = 'Zq7-nobody-else-has-it';

/** The environment that names the test account of `startAccountGateway`. */
export const testAccount = { VERIFY_EMAIL: email, VERIFY_PASSWORD: password };

/** Everything that one run says. */
interface Reports {
  readonly code: ExitCode;
  readonly printed: string;
  readonly junit: string;
  readonly json: string;
  readonly html: string;
  readonly summary: string;
}

/** An embedded gateway with a test account and a mailbox, verified without state handlers. */
export interface AccountGateway {
  readonly url: string;
  /** The letters as JSON. */
  readonly mailboxUrl: string;
  /** The folder of the reports. */
  readonly folder: string;
  /** Verifies an address with all that is allowed, and reads every report. */
  readonly run: (url: string, more?: readonly string[]) => Promise<Reports>;
  readonly stop: () => Promise<void>;
}

/** Starts one on a free port. Its test account has a company and a finished report. */
export async function startAccountGateway(): Promise<AccountGateway> {
  const gateway = await startGateway();
  await gateway.createAccount({ email, password, company: { id: 'a-company', name: 'A Company' } });
  await gateway.createReport(email);
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-verify-'));
  const mailboxUrl = gateway.mailboxUrl.replace('/mailbox', '/mailbox.json');
  const file = (name: string) => join(folder, name);
  const out = `junit=${file('junit.xml')},json=${file('report.json')},html=${file('report.html')},github`;
  const allowed = ['--allow-writes', '--allow-signups', '--mailbox', mailboxUrl];
  return {
    url: gateway.url,
    mailboxUrl,
    folder,
    run: async (url, more = []) => {
      await writeFile(file('summary.md'), '');
      const env = { ...testAccount, GITHUB_STEP_SUMMARY: file('summary.md') };
      const result = await runProgram(['--gateway', url, ...allowed, '--out', out, ...more], env);
      const [junit = '', json = '', html = '', summary = ''] = await Promise.all(
        ['junit.xml', 'report.json', 'report.html', 'summary.md'].map(name => readFile(file(name), 'utf8')),
      );
      return { ...result, junit, json, html, summary };
    },
    stop: async () => {
      await gateway.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
