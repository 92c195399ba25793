import { randomBytes } from 'node:crypto';
import { readStoredKey } from '@choose-life/service/stored-key';
import { createKeyedHash, deriveKey, type KeyedHash } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../logging/metrics.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browsers.ts';
import { type Limits, rulesWithFloodLimit } from './limits.ts';
import { createLoginQueues, type LoginQueues } from './login-limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createPersons, type Persons } from './persons.ts';
import { createSharedLimits, type SharedLimits } from './shared-limits.ts';
import { createValkeyLimits, type ValkeyLimitsOptions } from './valkey-limits.ts';

interface LimitsConfig {
  readonly rateLimitPerMinute: number;
  readonly knownBrowserKey: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly valkey: { readonly url: string; readonly secret: string } | null;
}

interface LimitsDependencies {
  /** The hash for identities without VALKEY_URL. With it, a hash with a key from the shared secret is used, also for counters in memory. */
  readonly hash: KeyedHash;
  /** The name of a person in audit lines; null for no audit lines. */
  readonly auditNameOf: (email: string) => string | null;
  /** Requests the e-mail of a token from the gateway; null if the call fails, such as for an unknown token. */
  readonly fetchEmail: (token: string, requestId: string | undefined) => Promise<string | null>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Time limit for an answer of the store of VALKEY_URL. Default: 250 ms. */
  readonly storeAnswerMs?: number | undefined;
}

/**
 * Number of log-ins that run at a time in one queue. An account has a queue for its known browsers, and one for the others. Without queues, many
 * log-ins of one account would delay those of others (decision 0019).
 */
const loginsAtOnce = 4;

/** Everything that limits calls. */
export interface AdapterLimits {
  /** The counters; null if RATE_LIMIT_PER_MINUTE is 0. */
  readonly limits: Limits | null;
  /** Finds the person of a token. Limits count by it, and audit lines name it. */
  readonly persons: Persons;
  /** Finds out whether a browser has proved that it belongs to the owner of an account. Attackers cannot delay its log-ins. */
  readonly knownBrowsers: KnownBrowsers;
  readonly loginQueues: LoginQueues;
  /** The identities of the callers whose export is running, as the limit of exports counts them. */
  readonly exportingIdentities: Set<string>;
}

/** Creates the limits by the configuration: counted in the memory of this process, or in a store for all replicas. */
export function createLimits(config: LimitsConfig, dependencies: LimitsDependencies): AdapterLimits {
  const { rateLimitPerMinute, publicUrl, valkey } = config;
  const { fetchEmail, auditNameOf, now } = dependencies;
  const isLimited = rateLimitPerMinute > 0;
  // The flood limit is the maximum of all calls from one network.
  const rules = rulesWithFloodLimit(rateLimitPerMinute);
  // Replicas that share a store must hash alike, so the key comes from their shared secret.
  const hash = valkey ? createKeyedHash(deriveKey(valkey.secret, 'choose-life limits')) : dependencies.hash;
  const inMemory = createMemoryLimits({ rules, hash, now });
  const shared =
    isLimited && valkey ? connectToStore({ url: valkey.url, rules, hash }, inMemory, dependencies) : null;
  return {
    limits: isLimited ? (shared ?? inMemory) : null,
    persons: createPersons({ hash, auditNameOf, shared, fetchEmail, now }),
    // Without limits no browser needs an exemption, so no key is stored.
    knownBrowsers: createKnownBrowsers({
      key: isLimited ? configuredOrStoredKey(config, dependencies.logger) : randomKey(),
      isHttps: publicUrl.startsWith('https:'),
      // The wall clock, because the cookies outlive this process.
      now: Date.now,
    }),
    loginQueues: createLoginQueues(loginsAtOnce),
    exportingIdentities: new Set<string>(),
  };
}

/** The configured key, or the stored one, which is created if it is missing. If neither can be used, a key that lasts until the process ends. */
function configuredOrStoredKey({ knownBrowserKey, dataDir }: LimitsConfig, logger: Logger): string {
  if (knownBrowserKey !== null) return knownBrowserKey;
  try {
    return readStoredKey(dataDir, 'known-browsers.key');
  } catch (error) {
    const detail = `DATA_DIR: ${errorCodeOf(error) ?? 'not a key'}; set KNOWN_BROWSER_KEY`;
    logger.warn('a temporary key of known browsers is used', { detail });
    return randomKey();
  }
}

const randomKey = () => randomBytes(32).toString('base64url');

/** Creates the limits that are counted in the store. Log lines and a metric report whether the store answers. */
function connectToStore(
  options: Pick<ValkeyLimitsOptions, 'url' | 'rules' | 'hash'>,
  inMemory: Limits,
  { now, logger, metrics, storeAnswerMs }: LimitsDependencies,
): SharedLimits {
  // The errors of commands do not contain the cause. The last error of the connection does.
  let lastError: unknown;
  const limits = createSharedLimits({
    shared: createValkeyLimits({
      ...options,
      answerMs: storeAnswerMs,
      onError: error => {
        lastError = error;
      },
    }),
    inMemory,
    now,
    onChange(store, cause) {
      if (store === 'valkey') logger.info('limits are counted for all replicas', { store });
      else {
        const detail = `VALKEY_URL: ${errorCodeOf(lastError) ?? errorCodeOf(cause) ?? 'no answer in time'}`;
        logger.warn('limits are counted for this replica only', { store, detail });
      }
      // An error from before this change must not be reported as the cause of the next one.
      lastError = undefined;
    },
  });
  metrics.watchLimitStore(limits.store);
  return limits;
}

/**
 * The code of an error: the code of Node, or the first word of a message of the store, such as OOM or NOAUTH. Undefined for any other text,
 * because log lines must not contain messages of unknown errors (`LogFields`).
 */
function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : error.message.split(' ')[0];
  return code && /^[A-Z][A-Z_]{2,39}$/.test(code) ? code : undefined;
}
