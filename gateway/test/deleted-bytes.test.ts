import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../src/mail/mailbox.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Answer, call, codeOf } from './call.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

const form = {
  userFirstName: 'Oluwaseyifunmi',
  userLastName: 'Adegboyega',
  userGender: 'Female',
  userEmail: 'To.Be.Forgotten@Example.Test',
  userPassword: 'correct horse',
} as const;
const mailboxKey = 'a-key-of-this-test';
const userEmail = form.userEmail.toLowerCase();

describe('a deleted account', () => {
  const folder = temporaryFolder();
  let server: ServerProcess;
  let hasEnded: boolean;
  beforeEach(async () => {
    server = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'debug', MAILBOX_KEY: mailboxKey });
    hasEnded = false;
  });
  afterEach(async () => {
    if (!hasEnded) await server.end('SIGKILL');
  });

  it('leaves no byte behind: not in the database, its log, the mailbox, the data folder or what was printed', async () => {
    const token = await signUp();
    const traces = [userEmail, encodeURIComponent(userEmail), form.userFirstName, form.userLastName];
    for (let age = 30; age < 42; age += 1) {
      const saved = await call(server, 'hra.saveAnswers', answers(age), { token });
      traces.push(textIn(saved, 'uniqueString'));
      if (age % 2 === 0) continue;
      const request = { ...answers(age), unique_string: textIn(saved, 'uniqueString') };
      const { body } = await call(server, 'hra.appraiseRisks', request, { token });
      if (age < 38) continue;
      const getReportPdfReportId = String(Object(body.meta).reportId);
      const ids = { getReportPdfClientId: 'any', getReportPdfReportId };
      await call(server, 'hra.getReportPdf', ids, { token });
    }
    await call(server, 'waitList.create', { waitListEmail: userEmail });
    await call(server, 'authentication.initiatePasswordReset', { userEmail });
    await call(server, 'user.update', { userEmail, userOfficeAddress: '7 Forgotten Street' }, { token });
    traces.push('7 Forgotten Street');
    // Else the search below would prove nothing.
    expect(await found(traces)).toEqual([...traces].sort());

    const { userPassword } = form;
    expect(await codeOf(server, 'user.deleteAccount', { userEmail, userPassword }, { token })).toBe('00');
    expect((await mailbox()).filter(({ to }) => to === userEmail)).toEqual([]);

    hasEnded = true;
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await found(traces)).toEqual([]);
    expect([mailboxKey, ...traces].filter(trace => server.printed().includes(trace))).toEqual([]);
  });

  const answers = (age: number) => ({
    'appraise_risks.user_id': userEmail,
    'hra.q.sex.a': 'female',
    'hra.q.age_in_years.a.years': age,
  });

  async function signUp(): Promise<string> {
    await call(server, 'authentication.initiateEnrollment', form);
    const [message] = await mailbox();
    const otp = new URL(message?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('otp') ?? '';
    await call(server, 'authentication.completeEnrollment', { userEmail, otp });
    const { userPassword } = form;
    return textIn(await call(server, 'authentication.login', { userEmail, userPassword }), 'token');
  }

  async function mailbox(): Promise<Mail[]> {
    // The mailbox page writes its e-mails in that form.
    return (await (await fetch(new URL(`/mailbox.json?key=${mailboxKey}`, server.url))).json()) as Mail[];
  }

  /** Which of the traces stand in some file of the data folder, the database's -wal and -shm among them. */
  async function found(traces: readonly string[]): Promise<string[]> {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const contents = await Promise.all(
      files.filter(file => file.isFile()).map(file => readFile(join(file.parentPath, file.name))),
    );
    return traces.filter(trace => contents.some(bytes => bytes.includes(trace))).sort();
  }
});

function textIn({ body }: Answer, member: string): string {
  const value = body[member];
  if (typeof value !== 'string') throw new Error(`no ${member} in the answer`);
  return value;
}
