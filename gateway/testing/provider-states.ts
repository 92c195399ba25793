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
import { rememberedPasswords } from './remembered-passwords.ts';

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

/** Functions that create the data with which tests begin. They use the modules of the gateway. */
export interface ProviderStates {
  /** Creates a confirmed account with an open session. An existing account gets all members, defaults included. */
  readonly createAccount: (account: AccountOptions) => Promise<CreatedAccount>;
  /** Creates the only pending sign-up of an address. @returns its code, which is `otp` if that is set */
  readonly createEnrolment: (account: AccountOptions & { otp?: string }) => Promise<string>;
  /** Creates the only reset code of an address. @returns the code, which is `otp` if that is set */
  readonly createResetCode: (email: string, otp?: string) => Promise<string>;
  /** Creates a draft of an account. @returns its unique string, which can be fixed */
  readonly createSavedAnswers: (email: string, flat?: FlatMap, uniqueString?: string) => Promise<string>;
  /** Creates a report of an account. @returns its id, which can be fixed */
  readonly createReport: (
    email: string,
    flat?: FlatMap,
    fixed?: Readonly<Record<'reportId' | 'uniqueString', string>>,
  ) => Promise<string>;
  readonly createWaitListEntry: (email: string, id?: string) => Promise<void>;
  readonly createArticle: (item: ContentItem) => Promise<void>;
  /** Expires a session, as if the time had passed. */
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
      const person = { ...(await personOf(account)), company_id: company?.id ?? null };
      const added = await addUser(db, userId ? { ...person, id: userId } : person, clock());
      if (!added) await db.updateTable('users').set(person).where('email', '=', person.email).execute();
      const user = await findUserByEmail(db, person.email);
      if (user === undefined) throw new Error(`no account for ${person.email}`);
      if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(token)).execute();
      return {
        token: await openSession(dependencies, user.id, token),
        userId: user.id,
        email: user.email,
      };
    },
    createEnrolment: async account => {
      const person = await personOf(account);
      await db.deleteFrom('enrolments').where('email', '=', person.email).execute();
      return (await storeEnrolment(db, clock(), person, account.otp)).code;
    },
    createResetCode: async (email, otp) => {
      await db.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute();
      return (await issueCode(db, clock(), { purpose: 'reset', email, code: otp })).code;
    },
    createSavedAnswers,
    createReport: async (email, flat = demoFlatMap(email), fixed) => {
      if (fixed) await db.deleteFrom('reports').where('id', '=', fixed.reportId).execute();
      // Saved first, so that equal answers give another report: without a unique string they are one submission.
      const unique_string = await createSavedAnswers(email, flat, fixed?.uniqueString);
      const id = await appraiseRisks(dependencies, await ownerOf(email), { ...flat, unique_string });
      if (fixed === undefined) return id;
      await db.updateTable('reports').set({ id: fixed.reportId }).where('id', '=', id).execute();
      return fixed.reportId;
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

  async function createSavedAnswers(email: string, flat = demoFlatMap(email), uniqueString?: string) {
    const { unique_string: _, ...fresh } = flat;
    const saved = await saveAnswers(dependencies, await ownerOf(email), fresh);
    if (uniqueString === undefined) return saved;
    const assessments = db.updateTable('assessments').set({ unique_string: uniqueString });
    await db.deleteFrom('assessments').where('unique_string', '=', uniqueString).execute();
    await assessments.where('unique_string', '=', saved).execute();
    return uniqueString;
  }

  async function ownerOf(email: string): Promise<SessionUser> {
    const user = await findUserByEmail(db, email.toLowerCase());
    if (user === undefined) throw new Error(`no account for ${email}`);
    return { userId: user.id, email: user.email };
  }
}

function demoFlatMap(email: string): FlatMap {
  return encodeFlatMap(toGroups(demoAnswers), { clientId, userId: email }, 'save');
}

async function personOf(account: AccountOptions): Promise<NewUser> {
  return {
    // Not normalized further, so that tests can create accounts of earlier releases (`findStoredEmail`).
    email: account.email.toLowerCase(),
    password_hash: await rememberedPasswords.hash(account.password ?? 'a password'),
    first_name: account.firstName ?? 'Ada',
    last_name: account.lastName ?? 'Okafor',
    gender: account.gender ?? 'Female',
  };
}
