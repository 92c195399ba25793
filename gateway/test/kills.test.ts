import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { killAgain } from './drills/kill.ts';
import { answersOf, checkLines, type Line } from './drills/saving-callers.ts';
import { binaries, hasBinaries, startPostgres } from './postgres-server.ts';

describe('writes under kill -9, in short (npm run drill -- kill)', () => {
  const dataDir = temporaryFolder();

  it('are each there once and whole on SQLite, once they are acknowledged', async () => {
    const figures = await killAgain({ dataDir, callers: 6, writes: 60, kills: 1 });
    expect(figures).toMatchObject({ kills: 1, findings: { lost: [], double: [], torn: [] } });
  });

  if (inject('long')) {
    it.skipIf(!hasBinaries)('are so on Postgres, which is killed in turn with its gateway', async () => {
      const postgres = await startPostgres(binaries);
      const figures = await killAgain({ dataDir, postgres, callers: 6, writes: 60, kills: 2 });
      await postgres.stop();
      const findings = { lost: [], double: [], torn: [] };
      expect(figures).toMatchObject({ kills: 1, crashes: 1, findings });
    });
  }

  it('are reported where one is lost, there twice or torn', async () => {
    await using db = await openDatabase({ dataDir });
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const row = { user_id: id, status: 'DRAFT', created_at: '', updated_at: '' };
    const add = async (unique_string: string, answers: object) => {
      const values = { ...row, unique_string, answers: JSON.stringify(answers) };
      await db.insertInto('assessments').values(values).execute();
    };
    await add('a', answersOf('twice', 1));
    await add('b', answersOf('twice', 1));
    await add('c', { ...answersOf('torn', 2), 'hra.q.weight_kg.a.kilograms': 1 });
    await add('d', answersOf('old', 3));
    const line: Pick<Line, 'possible' | 'submitted'> = { possible: [], submitted: 'no' };
    const lines = [
      { ...line, name: 'twice', uniqueString: 'a', certain: 1 },
      { ...line, name: 'torn', uniqueString: 'c', certain: 2 },
      { ...line, name: 'old', uniqueString: 'd', certain: 4 },
      { ...line, name: 'gone', uniqueString: 'e', certain: 5 },
      { ...line, name: 'never acknowledged', uniqueString: null, certain: null, possible: [6] },
    ];
    const findings = await checkLines({ dataDir }, lines);
    expect(findings).toEqual({ lost: ['old', 'gone'], double: ['twice'], torn: ['torn'] });
  });
});
