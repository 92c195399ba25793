import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { SetupClient } from './setup-client.ts';

/** Calls whose result nothing can undo, with what they leave: made only with `--allow-signups`. */
export const lastingResults: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

export function needsSignups(result: string): string {
  return `needs --allow-signups: ${result} would stay at the gateway`;
}

/** @param signsUp whether users who signed up for this run make the writes */
export function createLastingChanges(signsUp: boolean) {
  let signUps = 0;
  const saved = new Set<string>();
  return {
    noteSignUp: () => {
      signUps++;
    },
    /** The saved answers of a user of this run count as part of their sign-up. */
    noteRecord: (records: 'answers' | 'reports') => {
      if (!signsUp) saved.add(`${records} of the test account`);
    },
    lines: (): readonly string[] => [...(signUps > 0 ? [`sign-ups: ${signUps}`] : []), ...saved],
  };
}

export type LastingChanges = ReturnType<typeof createLastingChanges>;

export function createWaitListCleanup(client: SetupClient) {
  // No address is used twice, so none was there before. In small letters, since a gateway may write them so.
  const added = new Set<string>();
  const entries = async () => {
    const list = await client.call('waitList.read', {});
    return list.ok ? list.value.data : null;
  };
  const entriesOf = async (addresses: ReadonlySet<string>) =>
    (await entries())?.filter(({ waitListEmail }) => addresses.has(waitListEmail.toLowerCase())) ?? null;
  const note = (address: string) => void added.add(address.toLowerCase());
  return {
    /** Number of addresses on the list; null where it cannot be read, so that nothing could be removed. */
    length: async () => (await entries())?.length ?? null,
    /** Adds an address. @returns its id; null where the list does not show it. */
    add: async (address: string) => {
      note(address);
      await client.call('waitList.create', { waitListEmail: address });
      const [entry] = (await entriesOf(new Set([address.toLowerCase()]))) ?? [];
      return entry?.waitListId ?? null;
    },
    /** Call it before a call that adds this address. */
    note,
    /** Removes what was added. @returns how many may still be there. */
    clear: async () => {
      if (added.size === 0) return 0;
      for (const { waitListId } of (await entriesOf(added)) ?? []) {
        await client.call('waitList.delete', { waitListId });
      }
      const left = (await entriesOf(added))?.length ?? added.size;
      added.clear();
      return left;
    },
  };
}

export type WaitListCleanup = ReturnType<typeof createWaitListCleanup>;
