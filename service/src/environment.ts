import { z } from 'zod';
import { isLoopbackHost, urlHostOf } from './loopback.ts';

/** Exit code of a process whose configuration is wrong, as sysexits has it. */
export const configErrorExitCode = 78;

export const port = z.coerce.number<number>().int().min(0).max(65_535);

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1');

/** A list with a separator, without what is empty. */
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

/** Where a server listens: an address or a name of this machine. Brackets around IPv6 are left out, as Node expects it. */
export const listenHost = z
  .string()
  .refine(
    host => urlHostOf(host) !== null,
    'must be an address or a name of this machine, such as 127.0.0.1 or ::1',
  )
  .transform(host => host.replace(/^\[|\]$/g, ''))
  .default('127.0.0.1');

/** Variables that adapter and gateway both read. */
export const sharedVariables = {
  HOST: listenHost,
  PORT: port.default(4000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      url => /^\w+:\/\/[^/?#@]+\/*$/.test(url),
      'must have no path: the product is served at the root of a name of its own, such as https://life.example.com',
    )
    .optional(),
  EMBEDDED_GATEWAY_HOST: listenHost,
  EMBEDDED_GATEWAY_PORT: port.default(4010),
  DATA_DIR: z.string().default('.data'),
  STOP_GRACE_SECONDS: z.coerce.number<number>().int().min(0).max(60).default(0),
  HELP_LINES: listBy(';'),
  EMERGENCY_NUMBER: z
    .string()
    .trim()
    .regex(/^\+?\d(?:[ -]?\d){1,14}$/, 'must be a phone number such as 112')
    .optional(),
};

/** The answer of a server for this machine alone to a request for another name. */
export const foreignNameMessage =
  'This server is for this machine alone: ask for it by localhost or 127.0.0.1. Its operator opens it to others by PUBLIC_URL.';

/** Whether nobody but this machine's own people come in, as far as the configuration can tell. */
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

/** Where people reach the adapter, without a slash at the end. Default: where it listens. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: PublicAddress): string {
  return (PUBLIC_URL ?? `http://${urlHostOf(HOST)}:${PORT}`).replace(/\/+$/, '');
}

export interface ReadEnvironment<Values> {
  /** The variables as text. An empty one counts as one that is not set. */
  readonly set: Readonly<Record<string, string | undefined>>;
  /** Undefined where something is wrong. */
  readonly values: Values | undefined;
  /** One line for each variable that is wrong, without its value. */
  readonly faults: readonly string[];
}

export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): ReadEnvironment<z.output<Schema>> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  const faults = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return { set, values: data, faults };
}
