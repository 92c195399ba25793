import { Verifier } from '@pact-foundation/pact';

/** The options of the verifier's process, its one argument as JSON. */
export interface VerifierTask {
  readonly pactUrls: readonly string[];
  /** The provider's address up to where the paths of the pact begin. */
  readonly providerBaseUrl: string;
  readonly provider: string;
  readonly providerStatesSetupUrl: string;
}

/**
 * Pact's official verifier in a process of its own, started by `verify-pact.ts`: the native library prints its report
 * past every setting, and takes proxies and filters from the environment. It sends what the library reports, as JSON.
 */
if (import.meta.main) {
  const results: unknown = await new Verifier({ logLevel: 'error', ...JSON.parse(process.argv[2] ?? '{}') })
    .verifyProvider()
    .catch((error: Error) => error.message);
  // A long report takes its time: closed at once, the channel would lose it.
  process.send?.(String(results), undefined, undefined, () => process.disconnect());
}
