import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { issueCode } from '../src/accounts/codes.ts';
import { storeEnrolment } from '../src/accounts/enrolment.ts';
import { openSession, type SessionUser } from '../src/accounts/sessions.ts';
import { addUser, findUserByEmail, type NewUser } from '../src/accounts/users.ts';
import { demoAnswers } from '../src/assessments/demo-answers.ts';
import { clientId } from '../src/assessments/questionnaire.ts';
import { saveAnswers } from '../src/assessments/saved-answers.ts';
import { putCompany } from '../src/companies/companies.ts';
import { type ContentItem, putArticle } from '../src/content/library.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { appraiseRisks } from '../src/reports/appraise-risks.ts';
import { hashOfSecret } from '../src/secret-token.ts';
import { joinWaitList } from '../src/wait-list/wait-list.ts';
import { passwordsWithCache } from './passwords-with-cache.ts';

/** The members of an account that a test sets. The others have defaults. */
export interface AccountOptions {
  readonly email: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly gender?: 'Male' | 'Female';
  readonly userId?: string;
  readonly company?: { readonly id: string; readonly name: string };
  readonly token?: string;
}

/**
 * Functions that create the data with which tests begin. Ids, codes and tokens are generated unless a test sets them. A test may create the
 * same state again. If it sets a token, or the id of a draft, report or wait-list entry, an existing row with the same value is replaced.
 */
export interface ProviderStates {
  /**
   * Creates a confirmed account with an open session. If the address already has an account, the account keeps its id. Its
   * password, names, gender and company are replaced: by the values of the test, or by the defaults.
   */
  readonly createAccount: (account: AccountOptions) => Promise<CreatedAccount>;
  /**
   * Creates a pending sign-up, and removes earlier ones of the address. A sign-up has no id, company and token, so these members are ignored.
   * @returns its code
   */
  readonly createEnrolment: (account: AccountOptions & { otp?: string }) => Promise<string>;
  /** Creates a password reset code, and removes earlier ones of the address (`CreatedAccount.email`). @returns the code */
  readonly createResetCode: (storedEmail: string, otp?: string) => Promise<string>;
  /** Creates a draft of an account. @param flatMap its answers. Default: those of the demo account @returns its unique string */
  readonly createSavedAnswers: (email: string, flatMap?: FlatMap, uniqueString?: string) => Promise<string>;
  /** Creates a report of an account. @param flatMap its answers. Default: those of the demo account @returns its id */
  readonly createReport: (
    email: string,
    flatMap?: FlatMap,
    ids?: Readonly<Record<'reportId' | 'uniqueString', string>>,
  ) => Promise<string>;
  readonly createWaitListEntry: (email: string, id?: string) => Promise<void>;
  /** Creates an article, or replaces the article with its id. */
  readonly createArticle: (item: ContentItem) => Promise<void>;
  /** Expires a session: its last use is long ago. */
  readonly expireSession: (token: string) => Promise<void>;
}

/** An account with an open session. */
interface CreatedAccount {
  readonly token: string;
  readonly userId: string;
  /** The address in its stored form (`findStoredEmail`). */
  readonly email: string;
}

/** Creates the functions of `ProviderStates` for a database. */
export function providerStates(dependencies: Pick<Dependencies, 'db' | 'clock'>): ProviderStates {
  const { db, clock } = dependencies;
  return {
    createAccount: async account => {
      const { company, token, userId } = account;
      if (company) await putCompany(db, company);
      const newUser = { ...(await newUserOf(account)), company_id: company?.id ?? null };
      const wasAdded = await addUser(db, userId ? { ...newUser, id: userId } : newUser, clock());
      if (!wasAdded) await db.updateTable('users').set(newUser).where('email', '=', newUser.email).execute();
      const user = await findUserByEmail(db, newUser.email);
      if (user === undefined) throw new Error(`no account for ${newUser.email}`);
      if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(token)).execute();
      return {
        token: await openSession(dependencies, user.id, token),
        userId: user.id,
        email: user.email,
      };
    },
    createEnrolment: async account => {
      const newUser = await newUserOf(account);
      await db.deleteFrom('enrolments').where('email', '=', newUser.email).execute();
      return (await storeEnrolment(db, clock(), newUser, account.otp)).code;
    },
    createResetCode: async (email, otp) => {
      await db.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute();
      return (await issueCode(db, clock(), { purpose: 'reset', email, code: otp })).code;
    },
    createSavedAnswers,
    createReport: async (email, flatMap = demoFlatMap(email), ids) => {
      if (ids) await db.deleteFrom('reports').where('id', '=', ids.reportId).execute();
      // The answers are saved first: if unsaved answers were submitted twice, `appraiseRisks` would return the first report again.
      const unique_string = await createSavedAnswers(email, flatMap, ids?.uniqueString);
      const id = await appraiseRisks(dependencies, await ownerOf(email), { ...flatMap, unique_string });
      if (ids === undefined) return id;
      await db.updateTable('reports').set({ id: ids.reportId }).where('id', '=', id).execute();
      return ids.reportId;
    },
    createWaitListEntry: async (email, id) => {
      await joinWaitList(db, email, clock());
      if (id !== undefined) {
        await db.deleteFrom('wait_list').where('id', '=', id).where('email', '<>', email).execute();
        await db.updateTable('wait_list').set({ id }).where('email', '=', email).execute();
      }
    },
    createArticle: item => putArticle(db, item),
    expireSession: async token => {
      await db
        .updateTable('sessions')
        .set({ last_used_at: '1970-01-01T00:00:00.000Z' })
        .where('token_hash', '=', hashOfSecret(token))
        .execute();
    },
  };

  async function createSavedAnswers(email: string, flatMap = demoFlatMap(email), uniqueString?: string) {
    // Answers without a unique string become a new draft.
    const { unique_string: _, ...newAnswers } = flatMap;
    const generated = await saveAnswers(dependencies, await ownerOf(email), newAnswers);
    if (uniqueString === undefined) return generated;
    await db.deleteFrom('assessments').where('unique_string', '=', uniqueString).execute();
    await db
      .updateTable('assessments')
      .set({ unique_string: uniqueString })
      .where('unique_string', '=', generated)
      .execute();
    return uniqueString;
  }

  async function ownerOf(email: string): Promise<SessionUser> {
    const user = await findUserByEmail(db, email.toLowerCase());
    if (user === undefined) throw new Error(`no account for ${email}`);
    return { userId: user.id, email: user.email };
  }
}

function demoFlatMap(email: string): FlatMap {
  // The user id of a flat map is the e-mail address.
  return encodeFlatMap(toGroups(demoAnswers), { clientId, userId: email }, 'save');
}

async function newUserOf(account: AccountOptions): Promise<NewUser> {
  return {
    // Not normalized further, so that tests can create accounts of earlier releases (`findStoredEmail`).
    email: account.email.toLowerCase(),
    password_hash: await passwordsWithCache.hash(account.password ?? 'a password'),
    first_name: account.firstName ?? 'Ada',
    last_name: account.lastName ?? 'Okafor',
    gender: account.gender ?? 'Female',
  };
}
