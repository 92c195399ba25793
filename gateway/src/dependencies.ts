import type { Passwords } from './accounts/password.ts';
import type { Database } from './db/schema.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReportPrinter } from './reports/report-printer.ts';

/** The services and settings that the handlers use. Modules take the fields they use, not the whole. */
export interface Dependencies {
  readonly db: Database;
  readonly mail: Mailer;
  /** The time now: moved by tests. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly printer: ReportPrinter;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

export interface Settings {
  /** Where people reach the web application: links in mails start with it. No slash at the end. */
  readonly publicUrl: string;
  /** Whether only this machine may call: then a request for another host name is refused. */
  readonly forThisMachine: boolean;
  /** Help lines that reports print after a worrying answer. Empty if the operator names none. */
  readonly helpLines: readonly string[];
  readonly emergencyNumber: string | null;
  readonly timeZone: string;
  /** Whether the public password of the demo account opened it at the start. */
  readonly demoAccount: boolean;
}
