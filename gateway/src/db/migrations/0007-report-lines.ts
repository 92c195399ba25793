import type { Migration } from '../migration.ts';

/**
 * What the report list shows of a report gets columns of its own, so that a list of many does not read each whole result.
 * Reports that are there already are filled when they are first listed: their results are read in TypeScript. Articles get a
 * revision, by which kept answers of the library are seen to be old.
 */
export const reportLines: Migration = {
  id: '0007-report-lines',
  up: async ({ schema }) => {
    // One by one: SQLite adds one column at a time.
    await schema.alterTable('reports').addColumn('risk_age', 'integer').execute();
    await schema.alterTable('reports').addColumn('risk_age_bound', 'text').execute();
    await schema.alterTable('reports').addColumn('reason', 'text').execute();
    await schema
      .alterTable('articles')
      .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('articles_of_revision').on('articles').column('revision').execute();
  },
};
