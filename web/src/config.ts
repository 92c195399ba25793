import { defaultIdleMinutes } from './session/storage-keys.ts';

/** The configuration of the server, from `/config.json`. */
export interface WebConfig {
  /** Whether the adapter uses the embedded gateway. */
  readonly embeddedGateway: boolean;
  /** Whether e-mails are written to a mailbox page instead of being sent. */
  readonly mailbox: boolean;
  /** The client ids of s.7: the dashboard, saves and submissions use one, the pages of reports the other. */
  readonly clientIdDashboard: string;
  readonly clientIdReports: string;
  /** Lines of text, each with at most one phone number. */
  readonly helpLines: readonly string[];
  /** Null if the operator has set none. */
  readonly emergencyNumber: string | null;
  /** The idle time in minutes, after which a person is logged out; 0 for never. */
  readonly idleMinutes: number;
  /** Who may read the wait-list: the adapter's setting WAITLIST_ADMIN. */
  readonly waitlistAdmin: 'open' | 'signed-in' | 'list' | 'off' | 'not-chosen';
}

/** The configuration until it is loaded, and if it cannot be loaded (docs/decisions/0004-readings.md). */
export const defaultConfig: WebConfig = {
  embeddedGateway: false,
  mailbox: false,
  clientIdDashboard: 'choose-life-demo',
  clientIdReports: 'choose-life-demo-1',
  helpLines: [],
  emergencyNumber: null,
  idleMinutes: defaultIdleMinutes,
  waitlistAdmin: 'open',
};

/** Loads the configuration. It never rejects: after an error it returns the defaults. */
export async function fetchConfig(): Promise<WebConfig> {
  try {
    // Without options: only then does the browser use the response that the document has preloaded (`tools/document.ts`).
    const response = await fetch('/config.json');
    // The adapter of the same version writes the configuration.
    return response.ok ? { ...defaultConfig, ...((await response.json()) as WebConfig) } : defaultConfig;
  } catch {
    return defaultConfig;
  }
}
