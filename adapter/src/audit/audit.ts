import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import { readKeptKey } from '@choose-life/service/kept-key';
import type { Config } from '../config/config.ts';
import type { Persons } from '../limits/persons.ts';
import { createKeyedHash, type KeyedHash, keyFrom } from '../logging/keyed-hash.ts';
import type { Logger } from '../logging/logger.ts';

export type Audit = ReturnType<typeof createAudit>;

interface AuditedCall {
  readonly name: string;
  /** The caller's input, not validated. */
  readonly input: unknown;
  readonly token: string | null;
  readonly requestId: string;
  readonly kind: ErrorKind | 'OK';
}

/** The calls that leave a line, each with the member of its input that names one thing. */
const audited: ReadonlyMap<string, string | null> = new Map([
  // Age and blood sugar stand in the profile.
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

/** After these the gateway knows the caller, so it can be asked who that is. */
const ofKnownCaller: ReadonlySet<AuditedCall['kind']> = new Set(['OK', 'REJECTED']);

interface Options {
  /** Keyed, and the same over restarts. */
  readonly hash: KeyedHash;
  readonly persons: Persons;
  readonly logger: Logger;
  /** Lets a stop wait for a line. */
  readonly track: (work: Promise<void>) => Promise<void>;
}

/** One line for each call that reads, writes or removes health data, and for each look into the wait-list. */
export function createAudit({ hash, persons, logger, track }: Options) {
  async function personIn({ name, input, token, requestId, kind }: AuditedCall): Promise<string | null> {
    if (token === null) return null;
    const named = (await persons.of(token))?.named ?? null;
    if (named !== null || !ofKnownCaller.has(kind)) return named;
    // The session has ended with the account; the gateway has checked whose it was.
    if (name === 'user.deleteAccount' && kind === 'OK') {
      const email = accountOf(input);
      return email === null ? null : personOf(hash, email);
    }
    return (await persons.ask(token, requestId))?.named ?? null;
  }

  async function write(call: AuditedCall, time: string): Promise<void> {
    const person = await personIn(call).catch(() => null);
    const object = objectOf(hash, call);
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
    /** Writes the line of a call that is over. It never fails. */
    record(call: AuditedCall): void {
      if (audited.has(call.name)) void track(write(call, new Date().toISOString()));
    },
  };
}

export function personOf(hash: KeyedHash, email: string): string {
  return hash(`person ${normalizeEmail(email)}`).slice(0, 16);
}

/** How audit lines name a report, an assessment or an entry of the wait-list. */
export function namedObject(hash: KeyedHash, id: string): string {
  return hash(`object ${id}`).slice(0, 16);
}

function objectOf(hash: KeyedHash, { name, input }: AuditedCall): string | undefined {
  const member = audited.get(name);
  if (typeof member !== 'string' || typeof input !== 'object' || input === null) return undefined;
  const assessment: object = 'assessment' in input ? Object(input.assessment) : {};
  // The id of an assessment is one level deeper. Nothing is copied: a refused input may have thousands of members.
  const id: unknown = Reflect.get(assessment, member) ?? Reflect.get(input, member);
  return typeof id === 'string' || typeof id === 'number' ? namedObject(hash, String(id)) : undefined;
}

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
