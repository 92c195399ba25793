import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { issueCode } from '../src/accounts/codes.ts';
import { keepEnrolment } from '../src/accounts/enrolment.ts';
import { openSession, type SessionUser } from '../src/accounts/sessions.ts';
import { addUser, findUserByEmail } from '../src/accounts/users.ts';
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

/** The members of a person that a test sets; the rest is filled in. */
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

/** Short ways into the states that tests and contract checks start from. Everything goes through the gateway's own modules. */
export type ProviderStates = ReturnType<typeof providerStates>;

export function providerStates(dependencies: Pick<Dependencies, 'db' | 'clock'>) {
  const { db, clock } = dependencies;
  return {
    /** A confirmed account with an open session. An account that is there already takes on what is wished, defaults included. */
    createAccount: async (wish: AccountOptions) => {
      if (wish.company) await putCompany(db, wish.company);
      const person = { ...(await personOf(wish)), company_id: wish.company?.id ?? null };
      if (!(await addUser(db, { ...person, ...(wish.userId && { id: wish.userId }) }, clock())))
        await db.updateTable('users').set(person).where('email', '=', person.email).execute();
      const user = await findUserByEmail(db, person.email);
      if (user === undefined) throw new Error(`no account for ${person.email}`);
      if (wish.token) {
        await db.deleteFrom('sessions').where('token_hash', '=', hashOfSecret(wish.token)).execute();
      }
      return {
        token: await openSession(dependencies, user.id, wish.token),
        userId: user.id,
        email: user.email,
      };
    },
    /** The one sign-up of an address that waits for its link. @returns the code, which can be fixed. */
    createEnrolment: async (wish: AccountOptions & { otp?: string }) => {
      const person = await personOf(wish);
      await db.deleteFrom('enrolments').where('email', '=', person.email).execute();
      return (await keepEnrolment(db, clock(), person, wish.otp)).code;
    },
    createResetCode: async (email: string, otp?: string) => {
      await db.deleteFrom('codes').where('purpose', '=', 'reset').where('email', '=', email).execute();
      return (await issueCode(db, clock(), { purpose: 'reset', email, code: otp })).code;
    },
    createSavedAnswers,
    /** A finished report of an account. @returns its id, which can be fixed. */
    createReport: async (
      email: string,
      flat = demoFlatMap(email),
      fixed?: Readonly<Record<'reportId' | 'uniqueString', string>>,
    ) => {
      if (fixed) await db.deleteFrom('reports').where('id', '=', fixed.reportId).execute();
      // Of a save each is a submission of its own, also where the answers are the same.
      const unique_string = await createSavedAnswers(email, flat, fixed?.uniqueString);
      const id = await appraiseRisks(dependencies, await ownerOf(email), { ...flat, unique_string });
      if (fixed === undefined) return id;
      await db.updateTable('reports').set({ id: fixed.reportId }).where('id', '=', id).execute();
      return fixed.reportId;
    },
    createWaitListEntry: async (email: string, id?: string) => {
      await joinWaitList(db, email, clock());
      if (id !== undefined) {
        await db.deleteFrom('wait_list').where('id', '=', id).where('email', '<>', email).execute();
        await db.updateTable('wait_list').set({ id }).where('email', '=', email).execute();
      }
    },
    createArticle: (item: ContentItem) => putArticle(db, item),
    /** Ends the session as time would. */
    expireSession: async (token: string) => {
      await db
        .updateTable('sessions')
        .set({ last_used_at: '1970-01-01T00:00:00.000Z' })
        .where('token_hash', '=', hashOfSecret(token))
        .execute();
    },
  };

  /** Unfinished answers of an account. @returns the unique string, which can be fixed. */
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

async function personOf(wish: AccountOptions) {
  return {
    email: wish.email.toLowerCase(),
    password_hash: await rememberedPasswords.hash(wish.password ?? 'a password'),
    first_name: wish.firstName ?? 'Ada',
    last_name: wish.lastName ?? 'Okafor',
    gender: wish.gender ?? 'Female',
  };
}
