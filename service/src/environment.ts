import { z } from 'zod';
import { isLoopbackHost, urlHostOf } from './loopback.ts';

/** Exit code of a process whose configuration is wrong: EX_CONFIG of sysexits.h. */
export const configErrorExitCode = 78;

/** A number that is written in decimal digits. `z.coerce.number()` would read a blank text as 0, which switches off some limits. */
export const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);

/** An integer from `min` to `max`. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  decimal.pipe(z.number().int().min(min).max(max));

/** A port; 0 lets the system choose one. */
export const port = integer(0, 65_535);

/** A switch: `1` is on, `0` is off. */
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1');

/** A list of texts whose items are separated by `separator`. Items are trimmed, and empty items are removed. */
export const listBy = (separator: string) =>
  z
    .string()
    .default('')
    .transform(text =>
      text
        .split(separator)
        .map(item => item.trim())
        .filter(item => item !== ''),
    );

/** The address or host name that a server listens on. Brackets around IPv6 are removed, as Node expects. */
export const listenHost = z
  .string()
  .refine(
    host => urlHostOf(host) !== null,
    'must be an address or a name of this machine, such as 127.0.0.1 or ::1',
  )
  .transform(host => host.replace(/^\[|\]$/g, ''))
  .default('127.0.0.1');

/** Variables that both adapter and gateway read. */
export const sharedVariables = {
  HOST: listenHost,
  PORT: port.default(4000),
  PUBLIC_URL: z
    // With `abort`, a value that is not a URL is reported once, and not a second time for its path.
    .url({ protocol: /^https?$/, abort: true })
    // Slashes at the end are allowed.
    .refine(
      url => /^\w+:\/\/[^/?#@]+\/*$/.test(url),
      'must be only a scheme and a host, such as https://life.example.com: the product needs a host name of its own',
    )
    .optional(),
  EMBEDDED_GATEWAY_HOST: listenHost,
  EMBEDDED_GATEWAY_PORT: port.default(4010),
  DATA_DIR: z.string().default('.data'),
  // After SIGTERM, calls are accepted for this time while /readyz answers 503. Load balancers need it to notice the stop.
  STOP_GRACE_SECONDS: integer(0, 60).default(0),
  // Semicolons, since the text of a help line may contain commas.
  HELP_LINES: listBy(';'),
  EMERGENCY_NUMBER: z
    .string()
    .trim()
    // 2 to 15 digits with single blanks or hyphens between them. 15 digits are the maximum of E.164.
    .regex(/^\+?\d(?:[ -]?\d){1,14}$/, 'must be a phone number such as 112')
    .optional(),
};

/** The response to a request with a foreign host name, if the server is available on this machine only. */
export const foreignHostMessage =
  'This server is only for this machine: use localhost or 127.0.0.1. Its operator can open it to others with PUBLIC_URL.';

/**
 * Whether the configuration makes the product available on this machine only.
 * @param hasBalancer whether a load balancer is configured, which may forward requests from other machines
 */
export function isForThisMachine(
  values: PublicAddress & { EMBEDDED_GATEWAY_HOST: string },
  hasBalancer: boolean,
): boolean {
  const hosts = [values.HOST, values.EMBEDDED_GATEWAY_HOST, new URL(publicUrlOf(values)).hostname];
  return !hasBalancer && hosts.every(isLoopbackHost);
}

interface PublicAddress {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL?: string | undefined;
}

/** The origin at which people reach the adapter, with scheme and host in lower case. Default: the address that the server listens on. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: PublicAddress): string {
  return new URL(PUBLIC_URL ?? `http://${urlHostOf(HOST)}:${PORT}`).origin;
}

/** The result of reading the environment. */
export interface ReadEnvironment<Values> {
  /** The text of the variables that are set. Empty variables are omitted, because they count as not set. */
  readonly definedVariables: Readonly<Record<string, string | undefined>>;
  /** The values after validation; undefined if a variable is invalid. */
  readonly values: Values | undefined;
  /** One line for each invalid variable, without its value, which may be a secret. */
  readonly faults: readonly string[];
}

/** Reads the environment by a schema. */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): ReadEnvironment<z.output<Schema>> {
  const definedVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(definedVariables);
  const faults = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return { definedVariables, values: data, faults };
}
