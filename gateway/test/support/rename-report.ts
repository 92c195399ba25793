import type { Database } from '../../src/db/schema.ts';

/** The ids of a written example. */
export interface ReportIds {
  readonly reportId: string;
  readonly uniqueString: string;
}

/** Gives a report and its line fixed ids; whoever had them before makes way. */
export async function renameReport(db: Database, reportId: string, fixed: ReportIds): Promise<void> {
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('assessments').where('unique_string', '=', fixed.uniqueString).execute();
    await transaction.deleteFrom('reports').where('id', '=', fixed.reportId).execute();
    const report = await transaction
      .selectFrom('reports')
      .select('unique_string')
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    const line = await transaction
      .selectFrom('assessments')
      .selectAll()
      .where('unique_string', '=', report.unique_string)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('assessments')
      .values({ ...line, unique_string: fixed.uniqueString })
      .execute();
    await transaction
      .updateTable('reports')
      .set({ id: fixed.reportId, unique_string: fixed.uniqueString })
      .where('id', '=', reportId)
      .execute();
    await transaction.deleteFrom('assessments').where('unique_string', '=', report.unique_string).execute();
  });
}
