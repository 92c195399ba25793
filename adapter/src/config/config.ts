import { resolve } from 'node:path';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { type Stage, type StageGroup, stages } from '@choose-life/contracts/gateway/stages';
import { type GatewayAddress, parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { readProxies } from '@choose-life/gateway-client/send/proxies';
import {
  flag,
  integer,
  isForThisMachine,
  listBy,
  listenHost,
  port,
  publicUrlOf,
  readEnvironment,
  sharedVariables,
} from '@choose-life/service/environment';
import { logLevels } from '@choose-life/service/json-logger';
import { urlHostOf } from '@choose-life/service/loopback';
import { z } from 'zod';
import { subnetOf } from '../limits/network-of.ts';
import { valkeyUrlProblem } from '../limits/valkey-url.ts';

/** Who may list and delete wait-list entries: everyone (s.6), signed-in people, the listed e-mails, or nobody. */
const waitListAdminModes = ['open', 'signed-in', 'list', 'off'] as const;

/** If WAITLIST_ADMIN is not set, the list is open if only this machine can reach the product, else closed (`not-chosen`). */
type WaitListAdminMode = (typeof waitListAdminModes)[number] | 'not-chosen';

const stageSchema = z.enum([...stages, 'auto']);
const offByDefault = flag.default(false);
const commaSeparated = listBy(',');
const origins = commaSeparated.refine(
  items => items.every(origin => URL.canParse(origin) && new URL(origin).origin === origin),
  'must be a comma-separated list of origins such as https://app.example.com, without a path',
);
const secretSchema = z.string().min(32, 'must have at least 32 characters');
/** 200 is also the maximum length in the contract. */
const clientId = (fallback: string) => z.string().max(200).default(fallback);

const environmentSchema = z.object({
  ...sharedVariables,
  GATEWAY_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  GATEWAY_STAGE: stageSchema.default('prod'),
  GATEWAY_WAITLIST_STAGE: stageSchema.default('dev'),
  CLIENT_ID_DASHBOARD: clientId('choose-life-demo'),
  CLIENT_ID_REPORTS: clientId('choose-life-demo-1'),
  TRUST_PROXY: commaSeparated.refine(
    items => items.every(range => subnetOf(range) !== null),
    'must be a comma-separated list of addresses or CIDR ranges',
  ),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  WAITLIST_ADMIN: z.enum(waitListAdminModes).optional(),
  WAITLIST_ADMINS: commaSeparated,
  DOCS: z.enum(['on', 'off']).default('on'),
  KNOWN_BROWSER_KEY: secretSchema.optional(),
  AUDIT_KEY: secretSchema.optional(),
  VALKEY_URL: z.string().optional(),
  VALKEY_INSECURE: offByDefault,
  // At most a day. The default is also the idle time of a session at the embedded gateway.
  IDLE_MINUTES: integer(0, 1440).default(30),
  METRICS_PORT: port.optional(),
  METRICS_HOST: listenHost,
  // With 1, each call with a password would wait for the one before it. 64 is the default of the gateway client (`passwords` in
  // `client-settings.ts`).
  PASSWORDS_AT_ONCE: integer(2, 64).optional(),
  // A loose limit, because a whole company may share one network.
  RATE_LIMIT_PER_MINUTE: integer(0).default(6000),
  ALLOWED_ORIGINS: origins,
  ALLOW_HTTP_GATEWAY: offByDefault,
  ALLOW_PRIVATE_GATEWAY: offByDefault,
  IMG_ORIGINS: origins,
  VIDEO_ORIGIN: z
    .string()
    // Without characters that separate sources and directives in the content security policy.
    .refine(
      origin => /^https:\/\/[^/\s,;'"]+$/.test(origin),
      'must be an origin such as https://video.example.com',
    )
    .optional(),
  WEB_DIST: z.string().optional(),
});

/** The default of WEB_DIST. In a checkout, `web/dist` is a symbolic link to the last build. */
const lastBuild = resolve(import.meta.dirname, '../../../web/dist');

/** Reads the environment. @returns the configuration, or one line for each invalid variable, without its value */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { faults: string[] } {
  const {
    definedVariables: variables,
    values,
    faults: wrongValues,
  } = readEnvironment(environmentSchema, env);
  const { proxies, faults: wrongProxies } = readProxies(variables);
  const faults = [...wrongValues, ...wrongProxies];
  // Read from the variables, because `values` is undefined if any variable is invalid, and all faults are reported at once.
  const rules = {
    allowHttp: variables.ALLOW_HTTP_GATEWAY === '1',
    allowPrivate: variables.ALLOW_PRIVATE_GATEWAY === '1',
    proxies,
  };
  const gateway =
    variables.GATEWAY_URL === undefined
      ? embeddedGatewayAt(values)
      : parseGatewayUrl(variables.GATEWAY_URL, rules);
  if (!gateway.ok) {
    const variable = variables.GATEWAY_URL === undefined ? 'EMBEDDED_GATEWAY_HOST' : 'GATEWAY_URL';
    faults.push(`${variable}: ${gateway.problem}`);
  }

  if (variables.VALKEY_URL !== undefined) {
    const problem = valkeyUrlProblem(variables.VALKEY_URL, variables.VALKEY_INSECURE === '1');
    if (problem !== null) faults.push(`VALKEY_URL: ${problem}`);
    if (variables.KNOWN_BROWSER_KEY === undefined) {
      faults.push('KNOWN_BROWSER_KEY: must be set with VALKEY_URL, and be the same for all replicas');
    }
  }
  if (!values || !gateway.ok || faults.length > 0) return { faults };
  return { config: configOf(values, gateway.address) };
}

/**
 * The address of the embedded gateway. It runs on this machine, so plain HTTP is safe and no proxy is used.
 * @param values undefined if a variable is invalid. The default address is checked then, so that all faults are reported at once
 */
function embeddedGatewayAt(values: z.infer<typeof environmentSchema> | undefined) {
  const { EMBEDDED_GATEWAY_HOST: host = '127.0.0.1', EMBEDDED_GATEWAY_PORT: gatewayPort = 4010 } =
    values ?? {};
  const rules = { allowHttp: true, allowPrivate: true };
  return parseGatewayUrl(`http://${urlHostOf(host)}:${gatewayPort}/api`, rules);
}

/**
 * The embedded gateway checks two passwords at a time. A third call waits at the gateway, so that the next check begins as soon as one ends.
 * Further calls wait in the adapter, which serves networks in rotation. The gateway would serve calls in the order of their arrival
 * (docs/decisions/0019-an-owner-gets-in.md).
 */
const embeddedPasswordsAtOnce = 3;

/**
 * The configuration of the adapter. The inferred type lists its members with their defaults applied. `npm run doctor` prints the names of the
 * members, so they are published.
 */
export type Config = Readonly<ReturnType<typeof configOf>>;

function configOf(values: z.infer<typeof environmentSchema>, gateway: GatewayAddress) {
  const valkeyUrl = values.VALKEY_URL ?? null;
  const knownBrowserKey = values.KNOWN_BROWSER_KEY ?? null;
  const gatewayStages: Readonly<Record<StageGroup, Stage | 'auto'>> = {
    main: values.GATEWAY_STAGE,
    'wait-list': values.GATEWAY_WAITLIST_STAGE,
  };
  const isLocal = isForThisMachine(values, values.TRUST_PROXY.length > 0);
  // Open by the specification (s.6), but not to a network without the decision of the operator.
  const defaultMode: WaitListAdminMode = isLocal ? 'open' : 'not-chosen';
  return {
    port: values.PORT,
    host: values.HOST,
    gateway,
    /** Whether the embedded gateway is used, because GATEWAY_URL is not set. */
    embeddedGateway: values.GATEWAY_URL === undefined,
    /** How many calls with a password run at a time per stage; null for the default of the gateway client. */
    passwordsAtOnce:
      values.PASSWORDS_AT_ONCE ?? (values.GATEWAY_URL === undefined ? embeddedPasswordsAtOnce : null),
    hasMailServer: values.SMTP_URL !== undefined,
    gatewayStages,
    publicUrl: publicUrlOf(values),
    /** Whether only this machine can reach the adapter. A request with another host name is then refused. */
    isOnlyForThisMachine: isLocal,
    clientIdDashboard: values.CLIENT_ID_DASHBOARD,
    clientIdReports: values.CLIENT_ID_REPORTS,
    /** Addresses of load balancers whose X-Forwarded-For header is trusted. */
    trustProxy: values.TRUST_PROXY,
    helpLines: values.HELP_LINES,
    emergencyNumber: values.EMERGENCY_NUMBER ?? null,
    /** Minutes without use after which the web app shows a dialog, and logs the person out a minute later; 0 for never. */
    idleMinutes: values.IDLE_MINUTES,
    logLevel: values.LOG_LEVEL,
    /** `emails` are normalized and used only in the mode `list`. */
    waitListAdmin: {
      mode: values.WAITLIST_ADMIN ?? defaultMode,
      emails: values.WAITLIST_ADMINS.map(normalizeEmail),
    },
    /** Whether the pages of `/docs` are served. */
    docs: values.DOCS === 'on',
    /** The separate address of `/metrics`; null if it is served on the main port. */
    metricsAt:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    /** How long calls are accepted after SIGTERM, while `/readyz` already reports that the process is stopping. */
    stopGraceMs: values.STOP_GRACE_SECONDS * 1000,
    /** Calls per minute from one network; 0 switches off all rate limits. */
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    /** Signs the cookies of known browsers; null for the key that is stored in `dataDir`. */
    knownBrowserKey,
    /** The key of the hashes in audit lines; null for the key that is stored in `dataDir`. */
    auditKey: values.AUDIT_KEY ?? null,
    dataDir: values.DATA_DIR,
    /** The store in which all replicas count limits, and the secret for its keys; null for the memory of this process. */
    // `readConfig` refuses VALKEY_URL without KNOWN_BROWSER_KEY.
    valkey: valkeyUrl && knownBrowserKey ? { url: valkeyUrl, secret: knownBrowserKey } : null,
    /** Other origins whose pages may call the adapter. If empty, only the same origin may. */
    allowedOrigins: values.ALLOWED_ORIGINS,
    imgOrigins: values.IMG_ORIGINS.length > 0 ? values.IMG_ORIGINS : gatewayPictureOrigins(gateway),
    videoOrigin: values.VIDEO_ORIGIN ?? null,
    /** The folder of the build of the web app. It may be missing. */
    webDist: values.WEB_DIST ?? lastBuild,
  };
}

/**
 * The default origins of pictures. A hosted gateway may serve pictures from its origin. The pictures of the embedded gateway come from the
 * adapter.
 */
function gatewayPictureOrigins({ origin }: GatewayAddress): string[] {
  return origin.startsWith('https:') ? [origin] : [];
}
