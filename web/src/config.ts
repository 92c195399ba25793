import { defaultIdleMinutes } from './session/storage-keys.ts';

export interface WebConfig {
  readonly embeddedGateway: boolean;
  /** Whether e-mails go to a mailbox instead of being sent. */
  readonly mailbox: boolean;
  readonly clientIdDashboard: string;
  readonly clientIdReports: string;
  readonly helpLines: readonly string[];
  readonly emergencyNumber: string | null;
  /** After how many minutes without use a person is logged out; 0 for never. */
  readonly idleMinutes: number;
  /** Who may read the wait-list, as the adapter's WAITLIST_ADMIN says. */
  readonly waitlistAdmin: 'open' | 'signed-in' | 'list' | 'off' | 'not-chosen';
}

/** The defaults of docs/decisions/0004-readings.md. */
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

/** Asks for the server's configuration. It never fails: without an answer it gives the defaults. */
export async function fetchConfig(): Promise<WebConfig> {
  try {
    // As plain as this, the answer is the one that the document has asked for (`tools/document.ts`).
    const response = await fetch('/config.json');
    // The adapter of the same version writes it.
    return response.ok ? { ...defaultConfig, ...((await response.json()) as WebConfig) } : defaultConfig;
  } catch {
    return defaultConfig;
  }
}
