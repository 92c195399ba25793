import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import { readStoredKey } from '@choose-life/service/stored-key';
import type { Config } from '../config/config.ts';
import type { Persons } from '../limits/persons.ts';
import { createKeyedHash, deriveKey, type KeyedHash } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';

/** Writes the audit log. */
export interface Audit {
  /** Writes the line of a call that has ended, if the call is audited. It never throws. */
  record(call: AuditedCall): void;
}

interface AuditedCall {
  readonly name: string;
  /** The input of the caller. It may be invalid. */
  readonly input: unknown;
  readonly token: string | null;
  readonly requestId: string;
  readonly kind: ErrorKind | 'OK';
}

/** The calls that are audited, each with the member of its input that has the id of a report, an assessment or a wait-list entry; null for none. */
const idMemberByAuditedCall: ReadonlyMap<string, string | null> = new Map([
  // The profile contains age and blood sugar.
  ['authentication.userDetails', null],
  ['user.update', null],
  ['user.exportData', null],
  ['user.deleteAccount', null],
  ['hra.getSavedAnswers', 'uniqueString'],
  ['hra.saveAnswers', 'uniqueString'],
  ['hra.appraiseRisks', 'uniqueString'],
  ['hra.getReportData', 'getReportDataReportId'],
  ['hra.getReportPdf', 'getReportPdfReportId'],
  ['hra.getReportLetter', 'getReportLetterReportId'],
  ['hra.whatIf', 'whatIfReportId'],
  ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', null],
  ['waitList.read', null],
  ['waitList.delete', 'waitListId'],
]);

/** Kinds that show that the gateway accepts the token. Only then can the gateway return the person of the token. */
const kindsWithValidToken: ReadonlySet<AuditedCall['kind']> = new Set(['OK', 'REJECTED']);

interface Options {
  /** The hash for names in audit lines. Its key must be the same after a restart. */
  readonly hash: KeyedHash;
  readonly persons: Persons;
  readonly logger: Logger;
  /** Makes a graceful stop wait for a line. */
  readonly track: (work: Promise<void>) => Promise<void>;
}

/** Creates the audit log: a line for each call that reads, writes or removes health data, or that lists or removes wait-list entries. */
export function createAudit({ hash, persons, logger, track }: Options): Audit {
  async function personNameOfCall({
    name,
    input,
    token,
    requestId,
    kind,
  }: AuditedCall): Promise<string | null> {
    if (token === null) return null;
    const knownName = (await persons.findRecorded(token))?.auditName ?? null;
    if (knownName !== null || !kindsWithValidToken.has(kind)) return knownName;
    // The session ended with the account, so the gateway cannot return its e-mail. It has checked that the e-mail of the input belongs to the
    // account.
    if (name === 'user.deleteAccount' && kind === 'OK') {
      const email = accountOf(input);
      return email === null ? null : personNameFor(hash, email);
    }
    return (await persons.fetchPerson(token, requestId))?.auditName ?? null;
  }

  async function write(call: AuditedCall, time: string): Promise<void> {
    // A call is also audited if its person cannot be found.
    const person = await personNameOfCall(call).catch(() => null);
    const object = auditedObjectName(hash, call);
    logger.record('audit', {
      reqId: call.requestId,
      proc: call.name,
      kind: call.kind,
      at: time,
      ...(person !== null && { person }),
      ...(object !== undefined && { object }),
    });
  }

  return {
    record(call) {
      if (idMemberByAuditedCall.has(call.name)) void track(write(call, new Date().toISOString()));
    },
  };
}

/** Length of a name in characters. 16 characters of the hash have 96 bits, so it is very unlikely that two persons have the same name. */
const nameLength = 16;

/** The name of a person in audit lines. */
export function personNameFor(hash: KeyedHash, email: string): string {
  return hash(`person ${normalizeEmail(email)}`).slice(0, nameLength);
}

/** The name of a report, an assessment or a wait-list entry in audit lines. */
export function objectNameFor(hash: KeyedHash, id: string): string {
  return hash(`object ${id}`).slice(0, nameLength);
}

function auditedObjectName(hash: KeyedHash, { name, input }: AuditedCall): string | undefined {
  const member = idMemberByAuditedCall.get(name);
  if (typeof member !== 'string' || typeof input !== 'object' || input === null) return undefined;
  const properties = propertiesOf(input);
  // The id of an assessment is a member of `assessment`, other ids are members of the input.
  const id = propertiesOf(properties.assessment)[member] ?? properties[member];
  return typeof id === 'string' || typeof id === 'number' ? objectNameFor(hash, String(id)) : undefined;
}

type KeyConfig = Pick<Config, 'auditKey' | 'dataDir'>;

/** The hash of audit lines, with the same key after a restart. @throws Error if AUDIT_KEY is not set and no key can be stored */
export function auditHashOf({ auditKey, dataDir }: KeyConfig): KeyedHash {
  return createKeyedHash(deriveKey(auditKey ?? readStoredKey(dataDir, 'audit.key'), 'choose-life audit'));
}

/** The hash of audit lines for a server: null if LOG_LEVEL writes no lines. If no key can be stored, the key lasts until the process ends. */
export function auditHashOrNew(
  config: KeyConfig & Pick<Config, 'logLevel'>,
  logger: Logger,
): KeyedHash | null {
  if (config.logLevel === 'silent') return null;
  try {
    return auditHashOf(config);
  } catch {
    const detail = 'Set AUDIT_KEY, or make DATA_DIR writable.';
    logger.warn('audit lines name persons differently after each start', { detail });
    return createKeyedHash();
  }
}
