import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

/** The other password in words, for the owner of the account. */
export const otherPasswordText = 'VERIFY_PASSWORD, or that with its first character moved to the end';

/** Gives the test account another password for one call, and restores the first one. */
export function createPasswordRestore(client: GatewayClient, userEmail: string, userPassword: string) {
  // Same length and characters: a gateway that has taken the first password takes this one too.
  const other = `${userPassword.slice(1)}${userPassword.slice(0, 1)}`;
  const logIn = async (password: string): Promise<string | null> => {
    const login = await client.call('authentication.login', { userEmail, userPassword: password });
    return login.ok ? login.value.token : null;
  };
  let isChanged = false;
  return {
    /** @returns the other password, which the account may have from now on. */
    begin: () => {
      isChanged = true;
      return other;
    },
    /** @returns false where the account may still have the other password. */
    restore: async () => {
      if (!isChanged) return true;
      isChanged = false;
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
