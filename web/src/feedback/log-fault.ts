import type { CallError } from '@choose-life/client';

/** Logs a fault that is 'logged only' (s.8): its kind and request id, no personal text. */
export function logFault({ kind, outcome, requestId }: CallError): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log that s.8 means.
  console.warn(`Choose Life: a call failed (${kind}, ${outcome}, request ${requestId || 'unknown'})`);
}
