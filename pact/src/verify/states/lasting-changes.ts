import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { SetupClient } from './setup-client.ts';

/**
 * The calls that make a change which no other call can undo, each with the name of the change. These calls need `--allow-signups`
 * (docs/verify.md, 'What stays at the gateway').
 */
export const lastingChangeNames: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

/** Why a call is not made without `--allow-signups`. */
export function needsSignupsText(change: string): string {
  return `needs --allow-signups: ${change} would stay at the gateway`;
}

/** Records the changes of a run that stay at the gateway. */
export interface LastingChanges {
  readonly noteSignUp: () => void;
  /** Notes that the test account has new records. Does nothing if users who signed up make the writes, because their sign-up is listed already. */
  readonly noteRecord: (records: 'answers' | 'reports') => void;
  /** Descriptions for the report: `sign-ups: 3`. */
  readonly descriptions: () => readonly string[];
}

/** Creates an empty record of changes. @param usesNewUsers whether users who sign up for this run make the writes */
export function createLastingChanges(usesNewUsers: boolean): LastingChanges {
  let signUps = 0;
  const recordDescriptions = new Set<string>();
  return {
    noteSignUp: () => {
      signUps++;
    },
    noteRecord: records => {
      if (!usesNewUsers) recordDescriptions.add(`${records} of the test account`);
    },
    descriptions: () => [...(signUps > 0 ? [`sign-ups: ${signUps}`] : []), ...recordDescriptions],
  };
}

/** Adds addresses to the wait-list, and removes them at the end of the run. */
export interface WaitListCleanup {
  /** Reads the number of addresses on the list. Null if the list cannot be read: an added address could then not be removed. */
  readonly readEntryCount: () => Promise<number | null>;
  /** Adds an address. @returns the id of its entry; null if the list does not show the entry */
  readonly add: (address: string) => Promise<string | number | null>;
  /** Notes an address that an interaction is about to add, so that `clear` removes it. */
  readonly noteAddress: (address: string) => void;
  /** Removes the added addresses. @returns the number of addresses that may still be on the list */
  readonly clear: () => Promise<number>;
}

/** Creates the cleanup of the wait-list. @param client makes the calls */
export function createWaitListCleanup(client: SetupClient): WaitListCleanup {
  // In lower case, because a gateway may store addresses in lower case. Every address is new, so none was on the list before the run.
  const addedAddresses = new Set<string>();
  const readEntries = async () => {
    const list = await client.call('waitList.read', {});
    return list.ok ? list.value.data : null;
  };
  const readEntriesOf = async (addresses: ReadonlySet<string>) =>
    (await readEntries())?.filter(({ waitListEmail }) => addresses.has(waitListEmail.toLowerCase())) ?? null;
  const noteAddress = (address: string) => void addedAddresses.add(address.toLowerCase());
  return {
    readEntryCount: async () => (await readEntries())?.length ?? null,
    add: async address => {
      // Noted before the call, because the gateway may add the address even if no answer arrives.
      noteAddress(address);
      await client.call('waitList.create', { waitListEmail: address });
      const [entry] = (await readEntriesOf(new Set([address.toLowerCase()]))) ?? [];
      return entry?.waitListId ?? null;
    },
    noteAddress,
    clear: async () => {
      if (addedAddresses.size === 0) return 0;
      for (const { waitListId } of (await readEntriesOf(addedAddresses)) ?? []) {
        await client.call('waitList.delete', { waitListId });
      }
      // Read again, because a gateway may accept a deletion and not delete. If the list cannot be read, every address counts.
      const remaining = (await readEntriesOf(addedAddresses))?.length ?? addedAddresses.size;
      addedAddresses.clear();
      return remaining;
    },
  };
}
