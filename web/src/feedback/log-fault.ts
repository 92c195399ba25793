import type { CallError } from '@choose-life/client';

/** The faults that are 'logged only' (s.8): kind and request id, no text of anybody's. */
export function logFault({ kind, outcome, requestId }: CallError): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log that s.8 means.
  console.warn(`Choose Life: a call failed (${kind}, ${outcome}, request ${requestId || 'unknown'})`);
}
