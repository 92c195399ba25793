/**
 * Headers of every request to the gateway, whoever sends it: a call (`prepare-call.ts`), the probe of `/readyz` and the mailbox
 * (`adapter/src/readiness`, `adapter/src/http/mailbox-routes.ts`), and `npm run verify` (`pact/src/verify/connections.ts`). A header that
 * a gateway requires of all requests is added here. `identity` requests an uncompressed answer, because no code decompresses answers.
 */
export const commonHeaders: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' };
