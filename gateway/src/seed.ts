import { randomUUID } from 'node:crypto';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { removeResetCodes } from './accounts/codes.ts';
import { demoAccount } from './accounts/demo-account.ts';
import { endSessions } from './accounts/sessions.ts';
import { addUser } from './accounts/users.ts';
import { demoAnswers } from './assessments/demo-answers.ts';
import { clientId } from './assessments/questionnaire.ts';
import { addAssessment, serializeFlatMap } from './assessments/saved-answers.ts';
import { putCompany } from './companies/companies.ts';
import { readArticles, wireArticle } from './content/articles.ts';
import { operatorsArticles, putArticle } from './content/library.ts';
import type { Dependencies } from './dependencies.ts';
import { appraiseRisks } from './reports/appraise-risks.ts';
import { readLatestReport } from './reports/reports.ts';
import { secretToken } from './secret-token.ts';

/**
 * Stores the release's articles, and opens or closes the demo account with its company and report. @returns whether the demo account can be
 * used with its public password
 */
export async function seed(context: Context, isDemoEnabled: boolean): Promise<boolean> {
  // Articles that an operator has changed or removed are not replaced.
  const operatorArticleIds = await operatorsArticles(context.db);
  for (const article of readArticles()) {
    if (!operatorArticleIds.has(article.contentId)) await putArticle(context.db, wireArticle(article));
  }
  return seedDemoAccount(context, isDemoEnabled);
}

type Context = Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'logger'>;

/**
 * Creates the demo account if it is enabled, once for each database: a deleted account is not created again. An account that was closed is
 * opened again. If the demo account is not enabled, an existing one that still has the public password is closed: it gets a random
 * password. @returns whether the public password opens it now
 */
export async function seedDemoAccount(context: Context, isEnabled: boolean): Promise<boolean> {
  const { passwords } = context;
  if (isEnabled && (await readDemoAccount(context)) === undefined) await addDemoAccount(context);
  const account = await readDemoAccount(context);
  if (account === undefined || account.hash === null) return false;
  if (isEnabled) {
    if (account.isClosed) {
      await setPassword(context, account.userId, { password: demoAccount.password, isClosed: false });
      return true;
    }
    await addMissingReport(context, account.userId);
  }
  const isOpen = await passwords.verify(demoAccount.password, account.hash);
  if (isEnabled || !isOpen) return isOpen;
  await setPassword(context, account.userId, { password: secretToken({ bits: 256 }), isClosed: true });
  // The log explains why the demo account does not open, for example after a move to Postgres.
  context.logger.warn('the demo account is closed: its password is public', { openBy: 'DEMO_ACCOUNT=1' });
  return false;
}

/** The row of the demo account; `hash` is null when the account was deleted. */
async function readDemoAccount({ db }: Context) {
  const row = await db
    .selectFrom('demo_account')
    .leftJoin('users', 'users.id', 'demo_account.user_id')
    .select(['demo_account.user_id as userId', 'is_closed as isClosed', 'users.password_hash as hash'])
    .executeTakeFirst();
  return row && { ...row, isClosed: row.isClosed === 1 };
}

/** Adds account and `demo_account` row in one transaction. If two processes start together, the second adds nothing. */
async function addDemoAccount({ db, clock, passwords }: Context): Promise<void> {
  const { email, password, firstName, lastName, gender, companyId, companyName } = demoAccount;
  const password_hash = await passwords.hash(password);
  await putCompany(db, { id: companyId, name: companyName });
  const id = randomUUID();
  const person = { id, email, password_hash, first_name: firstName, last_name: lastName, gender };
  await db.transaction().execute(async transaction => {
    if (!(await addUser(transaction, { ...person, company_id: companyId }, clock()))) return;
    await transaction.insertInto('demo_account').values({ user_id: id, is_closed: 0 }).execute();
  });
}

/** Adds the report if the account has none, for example because the start that created the account was interrupted. */
async function addMissingReport(context: Context, userId: string): Promise<void> {
  const { email, companyId } = demoAccount;
  const owner = { userId, email };
  if ((await readLatestReport(context.db, owner)) !== undefined) return;
  // Two processes that start together may both get here. The fixed unique string lets them add only one report.
  const uniqueString = `${companyId}-assessment`;
  // An empty draft, which `appraiseRisks` submits.
  const answers = serializeFlatMap({});
  await addAssessment(context.db, { uniqueString, userId, answers, now: context.clock() });
  const meta = { clientId, userId: email, uniqueString };
  await appraiseRisks(context, owner, encodeFlatMap(toGroups(demoAnswers), meta, 'submit'));
}

/** Opens or closes the account, and ends its sessions and reset links. */
async function setPassword(
  { db, passwords }: Context,
  userId: string,
  { password, isClosed }: { readonly password: string; readonly isClosed: boolean },
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async transaction => {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .execute();
    await transaction
      .updateTable('demo_account')
      .set({ is_closed: isClosed ? 1 : 0 })
      .where('user_id', '=', userId)
      .execute();
    await endSessions(transaction, userId);
    await removeResetCodes(transaction, demoAccount.email);
  });
}
