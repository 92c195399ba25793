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
 * Pact's official verifier in its own process, started by `verify-pact.ts`. The native library always prints its report, and reads proxies
 * and filters from the environment. This process sends the report as JSON.
 */
if (import.meta.main) {
  const results: unknown = await new Verifier({ logLevel: 'error', ...JSON.parse(process.argv[2] ?? '{}') })
    .verifyProvider()
    .catch((error: Error) => error.message);
  // The channel is closed only after the report was sent. Otherwise a long report would be lost.
  process.send?.(String(results), undefined, undefined, () => process.disconnect());
}
