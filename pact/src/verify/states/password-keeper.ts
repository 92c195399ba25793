import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

/** What the other password is, for the owner of the account. */
export const otherPassword = 'VERIFY_PASSWORD, or that with its first character moved to the end';

/** Gives the test account another password for one call, and puts the first one back. */
export interface PasswordKeeper {
  /** The other password, which the account may have from now on. */
  readonly borrow: () => string;
  /** @returns false where the account may have the other password still. */
  readonly putBack: () => Promise<boolean>;
}

export function createPasswordKeeper(
  client: GatewayClient,
  userEmail: string,
  userPassword: string,
): PasswordKeeper {
  // As long as the first one and of the same characters: whatever a gateway asks of passwords, it has taken that one.
  const other = `${userPassword.slice(1)}${userPassword.slice(0, 1)}`;
  let isBorrowed = false;
  const logIn = async (password: string): Promise<string | null> => {
    const login = await client.call('authentication.login', { userEmail, userPassword: password });
    return login.ok ? login.value.token : null;
  };
  return {
    borrow: () => {
      isBorrowed = true;
      return other;
    },
    putBack: async () => {
      if (!isBorrowed) return true;
      isBorrowed = false;
      // A change of password may have ended every session.
      const token = await logIn(other);
      if (token !== null) {
        const change = { oldPassword: other, userPassword, userConfirmPassword: userPassword };
        await client.call('authentication.changePassword', { ...change, username: userEmail }, { token });
      }
      return (await logIn(userPassword)) !== null;
    },
  };
}
