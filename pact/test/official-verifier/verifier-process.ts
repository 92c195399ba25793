import { Verifier } from '@pact-foundation/pact';

/** The options of the verifier's process: its only argument, as JSON. */
export interface VerifierTask {
  readonly pactUrls: readonly string[];
  /** The provider's address, to which the paths of the pact are appended. */
  readonly providerBaseUrl: string;
  readonly provider: string;
  readonly providerStatesSetupUrl: string;
}

/**
 * Runs Pact's official verifier. `verify-pact.ts` starts this file as a separate process, because the native library always prints its report, and
 * reads proxies and filters from the environment. This process sends the report as JSON.
 */
if (import.meta.main) {
  const results: unknown = await new Verifier({ logLevel: 'error', ...JSON.parse(process.argv[2] ?? '{}') })
    .verifyProvider()
    .catch((error: Error) => error.message);
  // The channel is closed only after the report was sent, because a long report would otherwise be lost.
  process.send?.(String(results), undefined, undefined, () => process.disconnect());
}
