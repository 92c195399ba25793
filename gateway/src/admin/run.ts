import type { Database } from '../db/schema.ts';
import { command, runOperatorProgram, withCurrentDatabase } from '../maintenance/operator-program.ts';
import { exportWaitList } from '../wait-list/wait-list.ts';
import { listArticles, putArticleFile, removeArticle } from './articles.ts';
import { addCompany, assignPerson, listCompanies, removeCompany, renameCompany } from './companies.ts';
import { normalizeEmails } from './emails.ts';

// Commands for companies, people, articles and the wait-list: `npm run admin -- COMMAND`. They can be used while gateways run.
await runOperatorProgram(process.env, {
  'company add': command(
    ['NAME'],
    {
      domain: { type: 'string', multiple: true, default: [] },
      existing: { type: 'boolean', default: false },
    },
    (config, { domain, existing }, name: string) =>
      withCurrentDatabase(config, db => addCompany(db, name, domain, existing)),
  ),
  'company list': simple([], listCompanies),
  'company rename': simple(['NAME', 'NEW-NAME'], renameCompany),
  'company remove': simple(['NAME'], removeCompany),
  'person assign': simple(['EMAIL', 'COMPANY'], assignPerson),
  'person unassign': simple(['EMAIL'], (db, email: string) => assignPerson(db, email, null)),
  'person normalize-emails': command(
    [],
    { 'dry-run': { type: 'boolean', default: false } },
    (config, { 'dry-run': isDryRun }) => withCurrentDatabase(config, db => normalizeEmails(db, isDryRun)),
  ),
  'article list': simple([], listArticles),
  'article put': simple(['FILE'], putArticleFile),
  'article remove': simple(['ID'], removeArticle),
  'wait-list export': simple([], exportWaitList),
});

/** A command without options. @param argumentNames its positional arguments, which `work` gets in that order */
function simple(
  argumentNames: readonly string[],
  work: (db: Database, ...values: string[]) => Promise<readonly string[]>,
) {
  return command(argumentNames, {}, (config, _, ...values) =>
    withCurrentDatabase(config, db => work(db, ...values)),
  );
}
