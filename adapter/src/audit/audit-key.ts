import { randomBytes } from 'node:crypto';
import { readKeptKey } from '@choose-life/service/kept-key';
import type { Config } from '../config/config.ts';
import { createKeyedHash, type KeyedHash, keyFrom } from '../logging/keyed-hash.ts';

type KeyConfig = Pick<Config, 'auditKey' | 'dataDir'>;

/** The hash of audit lines, the same over restarts. @throws Error where AUDIT_KEY is unset and no key can be kept */
export function auditHashOf({ auditKey, dataDir }: KeyConfig): KeyedHash {
  return createKeyedHash(keyFrom(auditKey ?? readKeptKey(dataDir, 'audit.key'), 'choose-life audit'));
}

/** The same for a server, which runs on with a key of its own. @param onLost is told of it */
export function auditHashOrNew(config: KeyConfig, onLost: () => void): KeyedHash {
  try {
    return auditHashOf(config);
  } catch {
    onLost();
    return createKeyedHash(randomBytes(32));
  }
}
