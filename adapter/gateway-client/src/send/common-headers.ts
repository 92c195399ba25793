/**
 * Headers of every request to the gateway: of calls (`prepare-call.ts`), the probe of `/readyz`, the mailbox (`adapter/src/readiness`,
 * `adapter/src/http/mailbox-routes.ts`), and `npm run verify` (`pact/src/verify/connections.ts`). If a gateway requires another header in
 * all requests, add it here. `identity` requests an uncompressed answer, because no code decompresses answers.
 */
export const commonHeaders: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' };
