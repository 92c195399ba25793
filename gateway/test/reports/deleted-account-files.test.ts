import { describe, expect, it } from 'vitest';
import { Busy } from '../../src/busy.ts';
import type { FileStore } from '../../src/reports/files/file-store.ts';
import { ownerNameOf } from '../../src/reports/files/stored-name.ts';
import { filesIn, folderStore, pathsIn, state, useReportFolder, wanted } from './report-files-setup.ts';
import { sampleReports } from './sample-reports.ts';

useReportFolder();

describe('the files of a deleted account', () => {
  it('are gone, all of them, and those of others stay', async () => {
    const files = filesIn(folderStore());
    await files.fileOf(wanted);
    await files.fileOf({ ...wanted, report: sampleReports.younger });
    await files.fileOf({ ...wanted, userId: 'eve' });
    await files.removeAllOf('ada');
    expect(await pathsIn()).toHaveLength(1);
    await files.close();
  });

  it('do not come back by a report that is being printed meanwhile', async () => {
    const files = filesIn(folderStore());
    await files.fileOf({ ...wanted, stillExists: async () => false });
    await files.close();
    expect(await pathsIn()).toEqual([]);
  });

  it('do not come back by a store that took too long to say that it has one', async () => {
    const removed: string[] = [];
    const slow: FileStore = {
      ...folderStore(),
      write: () => new Promise(() => {}),
      removeOwner: async owner => void removed.push(owner),
    };
    const files = filesIn(slow, 'layout', { writeMs: 20, pauseMs: 60_000 });
    await files.fileOf({ ...wanted, stillExists: async () => false });
    await files.close();
    expect(removed).toEqual([ownerNameOf('ada')]);
  });

  it('that cannot be removed are told, so that the account is not called deleted', async () => {
    const store = { ...folderStore(), removeOwner: async () => Promise.reject(new Error('away')) };
    await expect(filesIn(store).removeAllOf('ada')).rejects.toThrow(Busy);
    expect(state.lines.map(line => JSON.parse(line).event)).toEqual(['report files not removed']);
  });
});
