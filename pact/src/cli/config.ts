import { maxTokenLength } from '@choose-life/contracts/gateway/operations/authentication';
import { type Proxies, readProxies } from '@choose-life/gateway-client/send/proxies';
import { z } from 'zod';
import { UsageError } from './arguments.ts';

const flag = z.enum(['0', '1']).default('0');
const text = z.string().optional();

const environment = z
  .object({
    VERIFY_TOKEN: z
      .string()
      .refine(
        // Spaces may be only inside the token.
        token => token.length <= maxTokenLength && /^[!-~]([ -~]*[!-~])?$/.test(token),
        `must be only the token: one line of at most ${maxTokenLength} ASCII characters`,
      )
      .optional(),
    VERIFY_EMAIL: z.string().includes('@').optional(),
    VERIFY_PASSWORD: text,
    ALLOW_HTTP_GATEWAY: flag,
    ALLOW_PRIVATE_GATEWAY: flag,
    GITHUB_STEP_SUMMARY: text,
  })
  .transform(values => ({
    token: values.VERIFY_TOKEN ?? null,
    email: values.VERIFY_EMAIL ?? null,
    password: values.VERIFY_PASSWORD ?? null,
    allowHttp: values.ALLOW_HTTP_GATEWAY === '1',
    allowPrivate: values.ALLOW_PRIVATE_GATEWAY === '1',
    stepSummary: values.GITHUB_STEP_SUMMARY ?? null,
  }));

/** The settings from the environment of the program. A text that is not set is null. */
export type Config = Readonly<z.infer<typeof environment>> & { readonly proxies: Proxies };

/** Reads the environment. @throws UsageError with a line for each invalid variable, without its value */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(variables);
  const { faults, proxies } = readProxies(variables);
  const issues = (parsed.error?.issues ?? []).map(({ message, path }) => `${path.join('.')}: ${message}`);
  if (!parsed.success || faults.length > 0) throw new UsageError([...issues, ...faults].join('\n'));
  return { ...parsed.data, proxies };
}
