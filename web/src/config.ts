import { useQuery } from '@tanstack/react-query';

/** What the server tells the web app about itself: no secrets. */
export interface WebConfig {
  readonly embeddedGateway: boolean;
  /** Whether letters stand in a mailbox instead of going out. */
  readonly mailbox: boolean;
  readonly clientIdDashboard: string;
  readonly clientIdReports: string;
  readonly helpLines: readonly string[];
  readonly publicUrl: string;
}

/** The defaults of docs/decisions/0004-readings.md, for a server that does not say. */
export const defaultConfig: WebConfig = {
  embeddedGateway: false,
  mailbox: false,
  clientIdDashboard: 'choose-life-demo',
  clientIdReports: 'choose-life-demo-1',
  helpLines: [],
  publicUrl: '',
};

/** Reads what is well formed in an answer of `/config.json`, and the defaults for the rest. */
export function readConfig(answer: unknown): WebConfig {
  if (typeof answer !== 'object' || answer === null) return defaultConfig;
  // The members are unknown until each is looked at below.
  const given = answer as Record<string, unknown>;
  const text = (name: 'clientIdDashboard' | 'clientIdReports' | 'publicUrl') => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : defaultConfig[name];
  };
  const lines = Array.isArray(given.helpLines) ? given.helpLines : [];
  return {
    embeddedGateway: given.embeddedGateway === true,
    mailbox: given.mailbox === true,
    clientIdDashboard: text('clientIdDashboard'),
    clientIdReports: text('clientIdReports'),
    helpLines: lines.filter((line): line is string => typeof line === 'string'),
    publicUrl: text('publicUrl'),
  };
}

async function fetchConfig(): Promise<WebConfig> {
  try {
    const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
    return response.ok ? readConfig(await response.json()) : defaultConfig;
  } catch {
    return defaultConfig;
  }
}

/** The server's configuration as a query: undefined until it has come, the defaults where it cannot. */
export const configQuery = {
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The server's configuration, or undefined for the moment until it has come. */
export function useConfig(): WebConfig | undefined {
  return useQuery(configQuery).data;
}
