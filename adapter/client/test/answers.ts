import { examples } from '@choose-life/contracts/gateway/examples';

/** An answer of `authentication.userDetails`, and the same as tRPC's wire has it. */
export const details = examples['authentication.userDetails'].response;
export const detailsAnswer = { result: { data: details } };

/** A network on which nobody answers; it hears the signal, as the platform's fetch does. */
export const silentFetch: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
