import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addUser } from '../../src/accounts/users.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createLogger } from '../../src/logger.ts';
import { openReportFiles } from '../../src/reports/files/open-report-files.ts';
import { ownerNameOf } from '../../src/reports/files/stored-name.ts';
import { configOf } from '../maintenance-process.ts';
import { sampleReports } from './sample-reports.ts';

/** More than are looked up at a time. */
const people = Array.from({ length: 1100 }, (_, index) => `person-${index}`);

it('PDFs of people who were deleted at another gateway are swept, and no others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-gone-'));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const words = { passwordHash: '', firstName: '', lastName: '', gender: '' };
  await db.transaction().execute(async transaction => {
    for (const id of people)
      await addUser(transaction, { ...words, id, email: `${id}@example.test` }, new Date());
  });
  const { files, sweep } = await openReportFiles(configOf({ DATA_DIR: dataDir }), db, createLogger('silent'));
  const kept = ['person-1', 'person-999', 'deleted'];
  for (const userId of kept) {
    const make = async () => Buffer.from('%PDF');
    await files.fileOf({ userId, report: sampleReports.usual, make, stillExists: async () => true });
  }
  await files.close();
  await mkdir(join(dataDir, 'reports', 'of somebody else'));

  expect(await readdir(join(dataDir, 'reports'))).toHaveLength(4);
  await sweep();
  expect((await readdir(join(dataDir, 'reports'))).sort()).toEqual(
    [ownerNameOf('person-1'), ownerNameOf('person-999')].concat('of somebody else').sort(),
  );
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
});
