import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { demoAccount } from './accounts/demo-account.ts';
import { addUser, findUserByEmail } from './accounts/users.ts';
import { appraiseRisks } from './assessments/appraise-risks.ts';
import { clientId } from './assessments/client-id.ts';
import { demoAnswers } from './assessments/demo-answers.ts';
import { openAssessment } from './assessments/saved-answers.ts';
import { putCompany } from './companies/companies.ts';
import { articles } from './content/articles/articles.ts';
import { wireArticle } from './content/articles/wire-article.ts';
import { putArticle } from './content/library.ts';
import type { Dependencies } from './dependencies.ts';
import { readLatestReport } from './reports/reports.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'passwords'>;

/** What a fresh gateway holds: the library, and the demo account with its company and a finished report. */
export async function seed(context: Context): Promise<void> {
  for (const article of articles) await putArticle(context.db, wireArticle(article));
  await seedDemoAccount(context);
}

/** Each step looks first, so a start that was cut off is finished by the next one. */
async function seedDemoAccount(context: Context): Promise<void> {
  const { db, clock, passwords } = context;
  const { email, companyId, companyName } = demoAccount;
  await putCompany(db, { id: companyId, name: companyName });
  if ((await findUserByEmail(db, email)) === undefined) {
    const passwordHash = await passwords.hash(demoAccount.password);
    await addUser(db, { ...demoAccount, passwordHash }, clock());
  }
  const user = await findUserByEmail(db, email);
  if (user === undefined) return;
  const owner = { userId: user.id, email };
  if ((await readLatestReport(db, owner)) !== undefined) return;
  // Of two processes that start together both may come here: one unique string makes one report of it.
  const uniqueString = `${companyId}-assessment`;
  const meta = { clientId, userId: email, uniqueString };
  await openAssessment(context, user.id, uniqueString);
  await appraiseRisks(context, owner, encodeFlatMap(toGroups(demoAnswers), meta, 'submit'));
}
