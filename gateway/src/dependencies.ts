import type { Passwords } from './accounts/password.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReportPrinter } from './reports/report-printer.ts';
import type { Exports } from './user-data/exports.ts';

/** The services and settings that the handlers use. Modules take the fields they use, not the whole. */
export interface Dependencies {
  readonly db: Database;
  readonly mail: Mailer;
  /** The time now: moved by tests. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly printer: ReportPrinter;
  readonly exports: Exports;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Of the configuration. Here `demoAccount` is whether its public password opened it at the start. */
export type Settings = Pick<
  Config,
  'publicUrl' | 'forThisMachine' | 'helpLines' | 'emergencyNumber' | 'timeZone' | 'demoAccount'
>;
