import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('docs/security-inventory.md names every table of the database, so that all data have a level', () => {
  const page = readFileSync(resolve(root, 'docs/security-inventory.md'), 'utf8');
  const steps = globSync('gateway/src/db/{migrate.ts,migrations/*.sql}', { cwd: root })
    .map(file => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  const tables = [...steps.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table);
  expect(tables).toContain('sessions');
  expect(tables.filter(table => !page.includes(`\`${table}\``))).toEqual([]);
});
