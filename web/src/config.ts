import { defaultIdleMinutes } from './session/storage-keys.ts';

/** The members of `/config.json`, the configuration of the adapter, that the web app reads. */
export interface WebConfig {
  /** Whether the adapter uses the embedded gateway. */
  readonly embeddedGateway: boolean;
  /** Whether e-mails are written to a mailbox page instead of being sent. */
  readonly mailbox: boolean;
  /** The two client ids of s.7. The dashboard, saves and submissions send `clientIdDashboard`, the pages of reports `clientIdReports`. */
  readonly clientIdDashboard: string;
  readonly clientIdReports: string;
  /** The operator's help lines. If a text has exactly one phone number, the number becomes a link (`HelpLine`). */
  readonly helpLines: readonly string[];
  /** The phone number for emergencies; null if the operator has set none. */
  readonly emergencyNumber: string | null;
  /** The idle time in minutes, after which a person is logged out; 0 for never. */
  readonly idleMinutes: number;
  /**
   * Who may read the wait-list, from the adapter's setting WAITLIST_ADMIN: everybody, signed-in people, the people in WAITLIST_ADMINS
   * (`list`), or nobody (`off`). `not-chosen`: nobody, because the setting is missing.
   */
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
  // Grants nothing: the adapter checks each call. The app reads this mode only to explain a refusal.
  waitlistAdmin: 'open',
};

/** Loads the configuration. It never rejects, because every page must work without it: after an error it returns the defaults. */
export async function fetchConfig(): Promise<WebConfig> {
  try {
    // Without options, because only then the browser uses the response that the document has preloaded (`tools/document.ts`).
    const response = await fetch('/config.json');
    // Not validated: the adapter writes the configuration, and is deployed together with this code. The defaults are for a member that a
    // replica with an earlier release does not send.
    return response.ok ? { ...defaultConfig, ...((await response.json()) as WebConfig) } : defaultConfig;
  } catch {
    return defaultConfig;
  }
}
