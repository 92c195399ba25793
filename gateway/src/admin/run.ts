import type { Database } from '../db/schema.ts';
import {
  type Commands,
  defineCommand,
  runOperatorProgram,
  withCurrentDatabase,
} from '../maintenance/operator-program.ts';
import { exportWaitList } from '../wait-list/wait-list.ts';
import { listArticles, putArticleFile, removeArticle } from './articles.ts';
import { addCompany, assignPerson, listCompanies, removeCompany, renameCompany } from './companies.ts';
import { normalizeEmails } from './emails.ts';

/** Commands for companies, people, articles and the wait-list: `npm run admin -- COMMAND`. They can be used while gateways run. */
export const adminCommands = {
  'company add': defineCommand(
    {
      domain: { type: 'string', multiple: true, default: [] },
      existing: { type: 'boolean', default: false },
    },
    (config, { domain, existing: joinExisting }, name: string) =>
      withCurrentDatabase(config, db => addCompany(db, name, { domains: domain, joinExisting })),
    ['NAME'],
  ),
  'company list': withoutOptions([], listCompanies),
  'company rename': withoutOptions(['NAME', 'NEW-NAME'], renameCompany),
  'company remove': withoutOptions(['NAME'], removeCompany),
  'person assign': withoutOptions(['EMAIL', 'COMPANY'], assignPerson),
  // Null removes the person from the company.
  'person unassign': withoutOptions(['EMAIL'], (db, email: string) => assignPerson(db, email, null)),
  'person normalize-emails': defineCommand(
    { 'dry-run': { type: 'boolean', default: false } },
    (config, { 'dry-run': isDryRun }) => withCurrentDatabase(config, db => normalizeEmails(db, { isDryRun })),
  ),
  'article list': withoutOptions([], listArticles),
  'article put': withoutOptions(['FILE'], putArticleFile),
  'article remove': withoutOptions(['ID'], removeArticle),
  'wait-list export': withoutOptions([], exportWaitList),
} satisfies Commands;

if (import.meta.main) await runOperatorProgram(process.env, adminCommands);

/** A command without options. @param argumentNames its positional arguments; `run` receives their values in this order */
function withoutOptions(
  argumentNames: readonly string[],
  run: (db: Database, ...values: string[]) => Promise<readonly string[]>,
) {
  return defineCommand(
    {},
    (config, _, ...values) => withCurrentDatabase(config, db => run(db, ...values)),
    argumentNames,
  );
}
