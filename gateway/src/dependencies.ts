import type { Passwords } from './accounts/password.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReportPrinter } from './reports/report-printer.ts';
import type { ExportLimit } from './user-data/export-limit.ts';

/** The services and settings that the handlers use. A function picks only the fields that it needs (`Pick`). */
export interface Dependencies {
  readonly db: Database;
  readonly mail: Mailer;
  /** The current time. Tests replace it. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly printer: ReportPrinter;
  readonly exportLimit: ExportLimit;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The part of the configuration that handlers read. */
export type Settings = Pick<
  Config,
  'publicUrl' | 'isOnlyForThisMachine' | 'helpLines' | 'emergencyNumber' | 'timeZone'
> & {
  /**
   * Whether a log-in to the demo account with its public password was possible at startup. False if the account was deleted, even if the
   * configuration enables it.
   */
  readonly isDemoLoginPossible: boolean;
};
