import type { Config } from '../config.ts';
import type { KeyedHash } from '../logging/keyed-hash.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers.ts';
import { rulesWith } from './limit-rules.ts';
import type { Limits } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

/** The limits as the configuration says: none with RATE_LIMIT_PER_MINUTE=0. @param now monotonic milliseconds. */
export function createLimits(
  config: Pick<Config, 'rateLimitPerMinute' | 'knownBrowserKey' | 'publicUrl'>,
  hash: KeyedHash,
  now: () => number,
): { readonly limits: Limits | null; readonly knownBrowsers: KnownBrowsers } {
  const { rateLimitPerMinute, knownBrowserKey, publicUrl } = config;
  return {
    limits:
      rateLimitPerMinute === 0
        ? null
        : createMemoryLimits({ rules: rulesWith(rateLimitPerMinute), hash, now }),
    knownBrowsers: createKnownBrowsers({
      key: knownBrowserKey,
      secure: publicUrl.startsWith('https:'),
      now: Date.now,
    }),
  };
}
