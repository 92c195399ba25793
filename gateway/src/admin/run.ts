import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { requireSchema } from '../db/migrate.ts';
import { openForLongWork } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { MaintenanceRefused } from '../maintenance/database-files.ts';
import { runOperatorProgram } from '../maintenance/operator-program.ts';
import { listArticles, putOwnArticle, removeArticle } from './articles.ts';
import { addCompany, assignPerson, listCompanies, removeCompany, renameCompany } from './companies.ts';
import { exportWaitList } from './wait-list.ts';

interface Given {
  /** The words behind the command's name, as many as it takes. */
  readonly words: readonly string[];
  readonly domain?: readonly string[];
  readonly existing?: boolean;
}

/** What operators do with companies, articles and the wait-list, also while gateways run: `npm run admin -- COMMAND`. */
await runOperatorProgram(process.env, {
  'company add': command(
    ['NAME'],
    (db, { words: [name = ''], domain = [], existing = false }) => addCompany(db, name, domain, existing),
    { domain: { type: 'string', multiple: true }, existing: { type: 'boolean' } },
  ),
  'company list': command([], listCompanies),
  'company rename': command(['NAME', 'NEW-NAME'], (db, { words: [name = '', to = ''] }) =>
    renameCompany(db, name, to),
  ),
  'company remove': command(['NAME'], (db, { words: [name = ''] }) => removeCompany(db, name)),
  'person assign': command(['EMAIL', 'COMPANY'], (db, { words: [email = '', company = ''] }) =>
    assignPerson(db, email, company),
  ),
  'person unassign': command(['EMAIL'], (db, { words: [email = ''] }) => assignPerson(db, email, null)),
  'article list': command([], listArticles),
  'article put': command(['FILE'], (db, { words: [file = ''] }) => putOwnArticle(db, file)),
  'article remove': command(['ID'], (db, { words: [id = ''] }) => removeArticle(db, id)),
  'wait-list export': command([], exportWaitList),
});

/** A command with the words and options that it takes, on the database of the gateway. */
function command(
  takes: readonly string[],
  work: (db: Database, given: Given) => Promise<readonly string[]>,
  options: ParseArgsOptionsConfig = {},
) {
  return async (config: Config, args: string[]) => {
    const { values, positionals: words } = parseArgs({ options, args, allowPositionals: true });
    if (words.length !== takes.length || words.includes('')) {
      throw new MaintenanceRefused(
        `It takes ${takes.join(' ') || 'nothing'}: write a name with blanks in quotes.`,
      );
    }
    await using db = await openForLongWork(config);
    await requireSchema(db);
    // The options of a command are among those of `Given`, by name and type.
    return await work(db, { ...(values as Omit<Given, 'words'>), words });
  };
}
