import { readKeptKey } from '@choose-life/service/kept-key';
import type { Config } from '../config/config.ts';
import { createKeyedHash, type KeyedHash, keyFrom } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';

type KeyConfig = Pick<Config, 'auditKey' | 'dataDir'>;

/** The hash of audit lines, the same over restarts. @throws Error where AUDIT_KEY is unset and no key can be kept */
export function auditHashOf({ auditKey, dataDir }: KeyConfig): KeyedHash {
  return createKeyedHash(keyFrom(auditKey ?? readKeptKey(dataDir, 'audit.key'), 'choose-life audit'));
}

/** The same for a server: null where no lines are written, and with a key of this start alone where none can be kept. */
export function auditHashOrNew(
  config: KeyConfig & Pick<Config, 'logLevel'>,
  logger: Logger,
): KeyedHash | null {
  if (config.logLevel === 'silent') return null;
  try {
    return auditHashOf(config);
  } catch {
    const detail = 'Set AUDIT_KEY, or let DATA_DIR be written to.';
    logger.warn('audit lines name persons anew at each start', { detail });
    return createKeyedHash();
  }
}
