import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the guarded calls takes on a quiet machine, shorter than a person notices. */
const minMs = 60;

/**
 * Lets the answer wait until a fixed time has passed. Calls that do more for a known address than for an unknown one
 * (a code, a mail) would otherwise tell by their speed who has an account.
 */
export async function inSteadyTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(minMs)]);
  return result;
}
