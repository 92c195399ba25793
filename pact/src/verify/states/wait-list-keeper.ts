import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

/** Puts addresses on the wait-list for a run, and takes them off again. */
export interface WaitListKeeper {
  /** How many addresses stand there; null where that cannot be read, and so nothing could be taken off. */
  readonly length: () => Promise<number | null>;
  /** Puts an address there. @returns its id; null where the list does not show it. */
  readonly put: (address: string) => Promise<string | number | null>;
  /** Told of an address that a call is about to put there. */
  readonly note: (address: string) => void;
  /** @returns how many may stand there still. */
  readonly clear: () => Promise<number>;
}

export function createWaitListKeeper(client: GatewayClient): WaitListKeeper {
  // No address is used twice, so none was there before. A gateway may write it in small letters.
  const added = new Set<string>();
  const entriesOf = async (addresses: ReadonlySet<string>) => {
    const list = await client.call('waitList.read', {});
    if (!list.ok) return null;
    return list.value.data.filter(({ waitListEmail }) => addresses.has(waitListEmail.toLowerCase()));
  };
  const note = (address: string) => void added.add(address.toLowerCase());
  return {
    length: async () => {
      const list = await client.call('waitList.read', {});
      return list.ok ? list.value.data.length : null;
    },
    put: async address => {
      note(address);
      await client.call('waitList.create', { waitListEmail: address });
      const [entry] = (await entriesOf(new Set([address.toLowerCase()]))) ?? [];
      return entry?.waitListId ?? null;
    },
    note,
    clear: async () => {
      if (added.size === 0) return 0;
      for (const { waitListId } of (await entriesOf(added)) ?? []) {
        await client.call('waitList.delete', { waitListId });
      }
      const still = (await entriesOf(added))?.length ?? added.size;
      added.clear();
      return still;
    },
  };
}
