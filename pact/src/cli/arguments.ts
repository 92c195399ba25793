import { parseArgs } from 'node:util';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import { z } from 'zod';
import { type ReportTarget, reportKinds } from '../verify/reports/write-reports.ts';

// `readOptions` recognizes the type of an option by the identity of these schemas, so each option must use them unchanged.
const stage = z
  .enum([...stages, 'auto'], { error: `--stage and --wait-list-stage accept ${stages.join(', ')} or auto` })
  .default('auto');
const flag = z.boolean().default(false);
const text = z.string().optional();
const list = z
  .array(z.string())
  .default([])
  .transform(lists => lists.flatMap(list => list.split(',')));

/** Names of calls, in which `*` matches any part of a name, and the words `reads` and `writes`. An empty list selects all calls. */
const only = list.transform((words, { addIssue }) => {
  const accepted = "--only accepts reads, writes, and names such as hra.saveAnswers or 'hra.*'";
  const mistypedIndex = words.findIndex(word => callsNamedBy(word).length === 0);
  // The message has only the number of the word, because the word may be a mistyped token.
  if (mistypedIndex >= 0) addIssue(`--only: word ${mistypedIndex + 1} names no call; ${accepted}`);
  return words.flatMap(callsNamedBy);
});
/** The reports to write. */
const out = list.transform((words, { addIssue }) => {
  const targets = words.map(reportTargetOf).filter(target => target !== null);
  const kinds = `${reportKinds.join('=FILE, ')}=FILE and github`;
  if (targets.length < words.length) addIssue(`--out accepts ${kinds}, separated by commas`);
  return targets;
});

/** `name: value`. The name is a token of RFC 9110. The value is printable ASCII without spaces at its ends. */
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([!-~](?:[ -~]*[!-~])?)$/;
/** Headers that the calls or their connection set themselves. */
const reservedHeader =
  /^(accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|te|transfer-encoding|upgrade)$/;
const header = z
  .array(z.string())
  .default([])
  .transform((lines, { addIssue }) => {
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [, name = '', value = ''] = headerLine.exec(line) ?? [];
      if (name === '') addIssue("--header accepts 'name: value' in ASCII");
      else if (reservedHeader.test(name.toLowerCase()))
        addIssue('--header cannot replace a header that the calls set themselves');
      else headers[name.toLowerCase()] = value;
    }
    return headers;
  });

/** The schema of the options. An error message never contains a value, which may be a mistyped token. */
const commandLine = z
  .object({
    /** Base URL of the gateway. If undefined, an embedded gateway is started for the run. */
    gateway: text,
    stage,
    'wait-list-stage': stage,
    'allow-writes': flag,
    'allow-signups': flag,
    strict: flag,
    'accept-incomplete': flag,
    /** Headers that are sent with each request to the gateway. Their values are secrets. */
    header,
    'provider-states': addressFor('provider-states'),
    mailbox: addressFor('mailbox'),
    only,
    out,
    baseline: text,
    'write-baseline': text,
    help: flag,
  })
  .refine(options => options.gateway !== undefined || !(options['provider-states'] || options.mailbox), {
    error: '--provider-states and --mailbox need --gateway',
  })
  .refine(options => options['allow-writes'] || !options['allow-signups'], {
    error: '--allow-signups needs --allow-writes',
  });

/** The parsed command line. `shownOptions` are the options as reports show them, without addresses and file names. */
export type Arguments = z.infer<typeof commandLine> & { readonly shownOptions: readonly string[] };

/** Wrong use of the program. The message names the problem and contains no value. */
export class UsageError extends Error {}

/** Parses the command line. With `--help`, other options must be known, but their values are not checked. @throws UsageError */
export function parseArguments(argv: readonly string[]): Arguments {
  const { shownOptions, values } = readOptions(argv);
  const parsed = commandLine.safeParse(values.help ? { help: true } : values);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message);
  return { ...parsed.data, shownOptions };
}

function addressFor(option: string) {
  const error = `--${option} needs an http:// or https:// address`;
  return z
    .url({ protocol: /^https?$/, error })
    .transform(address => new URL(address))
    .optional();
}

/** The options with values that reports may show. Other values may be addresses that contain a secret. */
const shownValues: ReadonlySet<string> = new Set(['stage', 'wait-list-stage', 'only']);

function readOptions(argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(commandLine.shape).map(([name, schema]) => {
      const type = schema === flag ? ('boolean' as const) : ('string' as const);
      return [name, { type, multiple: schema === only || schema === out || schema === header }];
    }),
  );
  // Not strict, because the error messages of `parseArgs` contain the arguments, one of which may be a mistyped token. The loop checks the tokens.
  const { tokens = [], values } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const shownOptions: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError('an argument belongs to no option');
    if (token.kind !== 'option') continue;
    // The name is cut off, so that a long mistyped argument is not printed whole.
    if (!Object.hasOwn(options, token.name))
      throw new UsageError(`unknown option --${token.name.slice(0, 30)}; see --help`);
    const needsValue = options[token.name]?.type === 'string';
    // Without `strict: true`, `parseArgs` reads `--baseline --help` as the option `--baseline` with the value `--help`.
    const isValueAnOption = token.inlineValue === false && token.value.startsWith('--');
    if (needsValue && (!token.value || isValueAnOption))
      throw new UsageError(`--${token.name} needs a value`);
    if (!needsValue && token.value !== undefined) throw new UsageError(`--${token.name} accepts no value`);
    shownOptions.push(shownValues.has(token.name) ? `--${token.name} ${token.value}` : `--${token.name}`);
  }
  return { values, shownOptions };
}

function reportTargetOf(text: string): ReportTarget | null {
  if (text === 'github') return { kind: 'github' };
  const [name, ...rest] = text.split('=');
  const kind = reportKinds.find(each => each === name);
  const file = rest.join('=');
  return kind === undefined || file === '' ? null : { kind, file };
}

function callsNamedBy(word: string): readonly OperationId[] {
  const pattern = new RegExp(`^${word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  return operationIds.filter(id => `${operations[id].effect}s` === word || pattern.test(id));
}

/** The text of `--help`. */
export const helpText = `choose-life-verify [--gateway URL] [options]

Verifies a gateway against the contract, call by call.
In the repository, without --gateway, an embedded gateway is started and verified.

  --gateway URL            base of the gateway up to and including /api
  --stage S                prod, dev or auto (default: auto, which detects the stage)
  --wait-list-stage S      the same for the wait-list calls
  --allow-writes           also make calls that change something, and restore what they change
  --allow-signups          also make calls whose result cannot be removed: sign-ups, saved answers, reports
  --strict                 advice counts as a breach
  --accept-incomplete      exit with 0, not 4, if something could not be verified and nothing is broken
  --header 'NAME: VALUE'   sent with each request, and never shown; may be repeated
  --provider-states URL    address of the gateway's state handlers, as Pact calls them
  --mailbox URL            address of the gateway's e-mails as JSON: [{ "to", "text" }], newest first
  --only LIST              names of calls, with * for any part: 'hra.*'; reads; writes
  --out LIST               junit=FILE, json=FILE, github
  --baseline FILE          accepted findings, each with a reason and an expiry date
  --write-baseline FILE    write the findings of this run as a baseline
  --help

Environment
  VERIFY_TOKEN             session token of a test account, for reads
  VERIFY_EMAIL             e-mail of the test account, for --allow-writes
  VERIFY_PASSWORD          its password
  ALLOW_HTTP_GATEWAY=1     allow plain HTTP to other hosts than loopback
  ALLOW_PRIVATE_GATEWAY=1  allow addresses of a private network

Exit codes
  0 every call keeps the contract   1 the contract is broken   2 usage error
  3 the gateway cannot be reached   4 something could not be verified
`;
