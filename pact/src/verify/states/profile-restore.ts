import { isDeepStrictEqual } from 'node:util';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { update } from '@choose-life/contracts/gateway/schemas/user';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

type Profile = OperationRequest<'user.update'>;

/** Remembers the profile of the test account as its details show it, and restores it where a call has changed it. */
export function createProfileRestore(client: GatewayClient) {
  let remembered: { readonly token: string; readonly profile: Profile } | null = null;

  const read = async (token: string): Promise<Profile | null> => {
    const details = await client.call('authentication.userDetails', {}, { token });
    if (!details.ok) return null;
    const shown: Readonly<Record<string, unknown>> = details.value;
    // A member that the details do not show in a form that can be sent is left out: it must not be changed then.
    const fitting = Object.entries(update.request.shape).flatMap(([name, schema]) =>
      shown[name] !== undefined && schema.safeParse(shown[name]).success ? [[name, shown[name]]] : [],
    );
    const profile = update.request.safeParse(Object.fromEntries(fitting));
    return profile.success ? profile.data : null;
  };
  const changedSince = (before: Profile, now: Profile | null): string[] =>
    Object.entries(before)
      .filter(([name, value]) => !isDeepStrictEqual(Object(now)[name], value))
      .map(([name]) => name);

  return {
    /** @returns the profile; null where it cannot be read, so that it could not be restored. */
    begin: async (token: string) => {
      const profile = await read(token);
      if (profile !== null) remembered = { token, profile };
      return profile;
    },
    /** @returns the members that could not be restored. */
    restore: async (): Promise<readonly string[]> => {
      if (remembered === null) return [];
      const { profile, token } = remembered;
      remembered = null;
      if (changedSince(profile, await read(token)).length === 0) return [];
      await client.call('user.update', profile, { token });
      return changedSince(profile, await read(token));
    },
  };
}
