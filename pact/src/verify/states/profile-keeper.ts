import { isDeepStrictEqual } from 'node:util';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { update } from '@choose-life/contracts/gateway/schemas/user';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

type Profile = OperationRequest<'user.update'>;

/** Keeps what the details of the test account show of its profile, and writes it back where a call has changed it. */
export interface ProfileKeeper {
  /** The profile as it is; null where it cannot be read, and so could not be put back. */
  readonly borrow: (token: string) => Promise<Profile | null>;
  /** @returns the members that are not as they were; none where nothing was borrowed. */
  readonly putBack: () => Promise<readonly string[]>;
}

export function createProfileKeeper(client: GatewayClient): ProfileKeeper {
  let borrowed: { readonly token: string; readonly profile: Profile } | null = null;

  const read = async (token: string): Promise<Profile | null> => {
    const details = await client.call('authentication.userDetails', {}, { token });
    if (!details.ok) return null;
    const shown: Readonly<Record<string, unknown>> = details.value;
    // A member that is not shown, or not as it could be sent, is left out: it is not to be changed then.
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
    borrow: async token => {
      const profile = await read(token);
      if (profile !== null) borrowed = { token, profile };
      return profile;
    },
    putBack: async () => {
      if (borrowed === null) return [];
      const { profile, token } = borrowed;
      borrowed = null;
      if (changedSince(profile, await read(token)).length === 0) return [];
      await client.call('user.update', profile, { token });
      return changedSince(profile, await read(token));
    },
  };
}
