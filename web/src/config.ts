import { queryOptions, useQuery } from '@tanstack/react-query';

/** The server's configuration for the web app, without secrets. */
interface WebConfig {
  readonly embeddedGateway: boolean;
  /** Whether letters go to a mailbox instead of being sent. */
  readonly mailbox: boolean;
  readonly clientIdDashboard: string;
  readonly clientIdReports: string;
  readonly helpLines: readonly string[];
  /** After how many minutes without use a person is logged out; 0 for never. */
  readonly idleMinutes: number;
}

/** The defaults of docs/decisions/0004-readings.md. */
export const defaultConfig: WebConfig = {
  embeddedGateway: false,
  mailbox: false,
  clientIdDashboard: 'choose-life-demo',
  clientIdReports: 'choose-life-demo-1',
  helpLines: [],
  idleMinutes: 30,
};

/** Reads an answer of `/config.json`, with the default for each member that is missing or malformed. */
export function readConfig(answer: unknown): WebConfig {
  if (typeof answer !== 'object' || answer === null) return defaultConfig;
  // The members are checked below.
  const given = answer as Record<string, unknown>;
  const text = (name: 'clientIdDashboard' | 'clientIdReports') => {
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
    idleMinutes: typeof given.idleMinutes === 'number' ? given.idleMinutes : defaultConfig.idleMinutes,
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

/** The query of the server's configuration. It never fails: without an answer it gives the defaults. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: fetchConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's configuration; undefined until it is loaded. */
export function useConfig(): WebConfig | undefined {
  return useQuery(configQuery).data;
}
