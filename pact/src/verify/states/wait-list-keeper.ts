import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';

/** Takes the addresses off the wait-list that a run has put there. */
export interface WaitListKeeper {
  /** How many addresses stand there; null where that cannot be read, and so nothing could be taken off. */
  readonly length: () => Promise<number | null>;
  readonly add: (address: string) => void;
  /** @returns how many may stand there still. */
  readonly clear: () => Promise<number>;
}

export function createWaitListKeeper(client: GatewayClient): WaitListKeeper {
  // No address is used twice, so none was there before. A gateway may write it in small letters.
  const added = new Set<string>();
  const entries = async () => {
    const list = await client.call('waitList.read', {});
    return list.ok
      ? list.value.data.filter(({ waitListEmail }) => added.has(waitListEmail.toLowerCase()))
      : null;
  };
  return {
    length: async () => {
      const list = await client.call('waitList.read', {});
      return list.ok ? list.value.data.length : null;
    },
    add: address => void added.add(address.toLowerCase()),
    clear: async () => {
      if (added.size === 0) return 0;
      for (const { waitListId } of (await entries()) ?? [])
        await client.call('waitList.delete', { waitListId });
      const still = (await entries())?.length ?? added.size;
      added.clear();
      return still;
    },
  };
}
