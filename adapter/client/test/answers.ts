import { examples } from '@choose-life/contracts/gateway/examples';

/** The contract's example of an answer of `authentication.userDetails`. */
export const details = examples['authentication.userDetails'].response;

/** `details` in tRPC's wire format. */
export const detailsAnswer = { result: { data: details } };

/** A `fetch` that never gets a response, and rejects if its signal is aborted. */
export const silentFetch: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
