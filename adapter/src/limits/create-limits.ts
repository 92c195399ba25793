import { randomBytes } from 'node:crypto';
import { readKeptKey } from '@choose-life/service/kept-key';
import { createKeyedHash, type KeyedHash, keyFrom } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../logging/metrics.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { type Limits, rulesWith } from './limits.ts';
import { createLoginQueues } from './login-limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createPersons } from './persons.ts';
import { createSharedLimits } from './shared-limits.ts';
import { createValkeyLimits } from './valkey-limits.ts';

interface LimitsConfig {
  readonly rateLimitPerMinute: number;
  readonly knownBrowserKey: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly valkey: { readonly url: string; readonly secret: string } | null;
}

interface LimitsDependencies {
  readonly hash: KeyedHash;
  readonly nameOf: (email: string) => string | null;
  /** Asks the gateway for the e-mail of a token's person. */
  readonly askEmail: (token: string, requestId: string | undefined) => Promise<string | null>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** How long a call may wait for the store of VALKEY_URL. Default: 250 ms. */
  readonly storeAnswerMs?: number | undefined;
}

/** Log-ins of one account that are looked at side by side. */
const loginsAtOnce = 4;

export function createLimits(config: LimitsConfig, outside: LimitsDependencies) {
  const { rateLimitPerMinute, publicUrl, valkey } = config;
  const { askEmail, nameOf, now } = outside;
  const isLimited = rateLimitPerMinute > 0;
  const rules = rulesWith(rateLimitPerMinute);
  const hash = valkey ? createKeyedHash(keyFrom(valkey.secret, 'choose-life limits')) : outside.hash;
  const own = createMemoryLimits({ rules, hash, now });
  const shared = isLimited && valkey ? sharedLimits({ url: valkey.url, rules, hash }, own, outside) : null;
  return {
    /** Null with RATE_LIMIT_PER_MINUTE=0. */
    limits: isLimited ? (shared ?? own) : null,
    persons: createPersons({ hash, nameOf, shared, askEmail, now }),
    knownBrowsers: createKnownBrowsers(
      isLimited ? browserKey(config, outside.logger) : randomKey(),
      publicUrl.startsWith('https:'),
      Date.now,
    ),
    loginQueues: createLoginQueues(loginsAtOnce),
    exporting: new Set<string>(),
  };
}

/** The key of the configuration, else the kept one. Where none can be kept it is one of this process. */
function browserKey({ knownBrowserKey, dataDir }: LimitsConfig, logger: Logger): string {
  if (knownBrowserKey !== null) return knownBrowserKey;
  try {
    return readKeptKey(dataDir, 'known-browsers.key');
  } catch (error) {
    const detail = `DATA_DIR: ${codeOf(error) ?? 'not a key'}; set KNOWN_BROWSER_KEY`;
    logger.warn('the key of known browsers is not kept', { detail });
    return randomKey();
  }
}

const randomKey = () => randomBytes(32).toString('base64url');

function sharedLimits(
  store: Pick<Parameters<typeof createValkeyLimits>[0], 'url' | 'rules' | 'hash'>,
  own: Limits,
  { now, logger, metrics, storeAnswerMs }: LimitsDependencies,
): ReturnType<typeof createSharedLimits> {
  // Only the connection knows why it is lost; commands do not.
  let lastError: unknown;
  const limits = createSharedLimits({
    shared: createValkeyLimits({
      ...store,
      answerMs: storeAnswerMs,
      onError: error => {
        lastError = error;
      },
    }),
    own,
    now,
    onChange(store, cause) {
      if (store === 'valkey') logger.info('limits are counted for all replicas', { store });
      else {
        const detail = `VALKEY_URL: ${codeOf(lastError) ?? codeOf(cause) ?? 'no answer in time'}`;
        logger.warn('limits are counted for this replica alone', { store, detail });
      }
      lastError = undefined;
    },
  });
  metrics.watchLimitStore(limits.store);
  return limits;
}

/** The name of an error: Node's code, or the word in capitals that the store begins with, such as OOM or NOAUTH. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : error.message.split(' ')[0];
  return code && /^[A-Z][A-Z_]{2,39}$/.test(code) ? code : undefined;
}
