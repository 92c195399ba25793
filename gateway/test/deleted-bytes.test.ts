import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@choose-life/contracts/domain/properties-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { providerStates } from '../testing/provider-states.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, codeOf } from './call.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

const userEmail = 'to.be.forgotten@example.test';
const userPassword = 'correct horse';
const names = { firstName: 'Oluwaseyifunmi', lastName: 'Adegboyega' };
const officeAddress = '7 Forgotten Street';
const folder = temporaryFolder();

/** The texts that any file of the data folder contains, including SQLite's -wal and -shm. */
async function textsInFiles(texts: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files.filter(file => file.isFile()).map(file => readFile(join(file.parentPath, file.name))),
  );
  return texts.filter(text => contents.some(bytes => bytes.includes(text))).sort();
}

describe('after the deletion of an account', () => {
  let server: ServerProcess;
  /** Texts that identify the person or the assessments. */
  const traces = [userEmail, encodeURIComponent(userEmail), ...Object.values(names), officeAddress];
  beforeAll(async () => {
    server = await spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const db = await openDatabase({ dataDir: folder });
    const person = { email: userEmail, password: userPassword, ...names };
    const { token } = await providerStates({ db, clock: () => new Date() }).createAccount(person);
    await db.destroy();
    // Twelve assessments, each with another age. Every second one stays a draft, so both tables have rows.
    for (let age = 30; age < 42; age += 1) {
      const answers = {
        'appraise_risks.user_id': userEmail,
        'hra.q.sex.a': 'female',
        'hra.q.age_in_years.a.years': age,
      };
      const { uniqueString } = (await call(server, 'hra.saveAnswers', answers, { token })).body;
      traces.push(String(uniqueString));
      if (age % 2 === 0) continue;
      const request = { ...answers, unique_string: String(uniqueString) };
      const { body } = await call(server, 'hra.appraiseRisks', request, { token });
      const reportId = isRecord(body.meta) ? String(body.meta.reportId) : '';
      const ids = { getReportPdfClientId: 'any', getReportPdfReportId: reportId };
      // Drawing takes long, so only the last two reports are drawn.
      if (age > 38) await call(server, 'hra.getReportPdf', ids, { token });
    }
    await call(server, 'waitList.create', { waitListEmail: userEmail });
    await call(server, 'authentication.initiatePasswordReset', { userEmail });
    await call(server, 'user.update', { userEmail, userOfficeAddress: officeAddress }, { token });
    // Shows that the search of the first test can find the texts.
    expect(await textsInFiles(traces)).toEqual([...traces].sort());

    expect(await codeOf(server, 'user.deleteAccount', { userEmail, userPassword }, { token })).toBe('00');
    expect(await server.end('SIGTERM')).toBe(0);
  });
  afterAll(() => server.end('SIGKILL'));

  it('the data folder has no data of the account', async () => {
    expect(await textsInFiles(traces)).toEqual([]);
  });

  it('the output has no data of the account', () => {
    expect(server.output()).toContain('"operation":"user.deleteAccount"');
    expect(traces.filter(trace => server.output().includes(trace))).toEqual([]);
  });
});
