import type { Passwords } from './accounts/password.ts';
import type { Database } from './db/schema.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReportPrinter } from './reports/report-printer.ts';

/** What the gateway needs from outside. Modules take the fields they use, not the whole. */
export interface Dependencies {
  readonly db: Database;
  readonly mail: Mailer;
  /** The time now: moved by tests. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly printer: ReportPrinter;
  readonly settings: Settings;
  readonly logger: Logger;
  /** The figures of `/metrics`; new ones unless somebody else counts there too. */
  readonly metrics?: Metrics;
  /** How long a stop goes on listening for what is on its way already. Default: not at all. */
  readonly lingerMs?: number;
}

export interface Settings {
  /** Where people reach the web application: links in mails start with it. No slash at the end. */
  readonly publicUrl: string;
  /** Whether nobody but this machine comes in: then a request for a name from elsewhere is refused. */
  readonly forThisMachine: boolean;
  /** Who helps after a worrying answer; printed in reports. Empty when the operator names nobody. */
  readonly helpLines: readonly string[];
  /** Where to call for emergency help; null where it is not configured. */
  readonly emergencyNumber: string | null;
  /** The IANA name of the time zone that e-mails and PDFs go by. */
  readonly timeZone: string;
  /** Whether the public password of the demo account opened it at the start. */
  readonly demoAccount: boolean;
}
