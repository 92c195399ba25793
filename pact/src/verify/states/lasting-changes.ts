import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { SetupClient } from './setup-client.ts';

/** Calls whose result no other call can remove, with the name of the result. They need `--allow-signups`. */
export const lastingResults: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

/** Why a call is not made without `--allow-signups`. */
export function needsSignups(result: string): string {
  return `needs --allow-signups: ${result} would stay at the gateway`;
}

/** Counts what a run leaves at the gateway. */
export interface LastingChanges {
  readonly noteSignUp: () => void;
  /** Ignored if the writes are made by users who signed up for the run: their records count as part of the sign-up. */
  readonly noteRecord: (records: 'answers' | 'reports') => void;
  /** Descriptions for the report: `sign-ups: 3`. */
  readonly lines: () => readonly string[];
}

/** @param signsUp whether users who signed up for this run make the writes */
export function createLastingChanges(signsUp: boolean): LastingChanges {
  let signUps = 0;
  const saved = new Set<string>();
  return {
    noteSignUp: () => {
      signUps++;
    },
    noteRecord: records => {
      if (!signsUp) saved.add(`${records} of the test account`);
    },
    lines: () => [...(signUps > 0 ? [`sign-ups: ${signUps}`] : []), ...saved],
  };
}

/** Adds addresses to the wait-list, and removes them at the end of the run. */
export interface WaitListCleanup {
  /** Number of addresses on the list; null if it cannot be read, so that nothing could be removed. */
  readonly length: () => Promise<number | null>;
  /** Adds an address. @returns its id; null if the list does not show it */
  readonly add: (address: string) => Promise<string | number | null>;
  /** Call it before another call adds this address. */
  readonly note: (address: string) => void;
  /** Removes what was added. @returns how many addresses may still be on the list */
  readonly clear: () => Promise<number>;
}

/** @param client makes the calls */
export function createWaitListCleanup(client: SetupClient): WaitListCleanup {
  // In lower case, as a gateway may store them. Every address is new, so none was on the list before the run.
  const added = new Set<string>();
  const entries = async () => {
    const list = await client.call('waitList.read', {});
    return list.ok ? list.value.data : null;
  };
  const entriesOf = async (addresses: ReadonlySet<string>) =>
    (await entries())?.filter(({ waitListEmail }) => addresses.has(waitListEmail.toLowerCase())) ?? null;
  const note = (address: string) => void added.add(address.toLowerCase());
  return {
    length: async () => (await entries())?.length ?? null,
    add: async address => {
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
      const left = (await entriesOf(added))?.length ?? added.size;
      added.clear();
      return left;
    },
  };
}
