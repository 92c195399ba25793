import { type CodePurpose, issueCode } from '../accounts/codes.ts';
import { hashPassword } from '../accounts/password.ts';
import { hashOfSecret } from '../accounts/secret-token.ts';
import { openSession } from '../accounts/sessions.ts';
import { addUser, findUserByEmail } from '../accounts/users.ts';
import { putCompany } from '../companies/companies.ts';
import type { Dependencies } from '../dependencies.ts';

/** What a test says about a person; the rest is filled in. */
export interface AccountWish {
  readonly email: string;
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly gender?: 'Male' | 'Female';
  readonly userId?: string;
  readonly company?: { readonly id: string; readonly name: string };
  /** A fixed session token; a random one otherwise. */
  readonly token?: string;
}

/** Short ways into the states that tests and contract checks start from. Everything goes through the gateway's own modules. */
export interface ProviderStates {
  /** A confirmed account with an open session. An account that is there already gets a further session. */
  createAccount(wish: AccountWish): Promise<{ token: string; userId: string; email: string }>;
  /** A sign-up that waits for its link. @returns the code, which can be fixed. */
  createEnrolment(wish: AccountWish & { otp?: string }): Promise<string>;
  /** A mailed code for an account or a sign-up. */
  createCode(purpose: CodePurpose, email: string, otp?: string): Promise<string>;
  /** Ends the session as time would. */
  expireSession(token: string): Promise<void>;
}

export function providerStates(dependencies: Dependencies): ProviderStates {
  const { db, clock } = dependencies;
  return {
    createAccount: async wish => {
      if (wish.company) await putCompany(db, wish.company);
      const person = { ...(await personOf(wish)), id: wish.userId, companyId: wish.company?.id };
      await addUser(db, person, clock());
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
    createEnrolment: async wish => {
      const { email, passwordHash, firstName, lastName, gender } = await personOf(wish);
      const row = {
        password_hash: passwordHash,
        first_name: firstName,
        last_name: lastName,
        gender,
        created_at: clock().toISOString(),
      };
      await db
        .insertInto('enrolments')
        .values({ email, ...row })
        .onConflict(conflict => conflict.column('email').doUpdateSet(row))
        .execute();
      return issueCode(dependencies, 'enrolment', email, wish.otp);
    },
    createCode: (purpose, email, otp) => issueCode(dependencies, purpose, email, otp),
    expireSession: async token => {
      await db
        .updateTable('sessions')
        .set({ last_used_at: '1970-01-01T00:00:00.000Z' })
        .where('token_hash', '=', hashOfSecret(token))
        .execute();
    },
  };
}

async function personOf(wish: AccountWish) {
  return {
    email: wish.email.toLowerCase(),
    passwordHash: await hashPassword(wish.password ?? 'a password'),
    firstName: wish.firstName ?? 'Ada',
    lastName: wish.lastName ?? 'Okafor',
    gender: wish.gender ?? 'Female',
  };
}
