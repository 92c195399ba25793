import { parseArgs } from 'node:util';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import { z } from 'zod';
import { type ReportTarget, reportKinds } from '../verify/reports/write-reports.ts';

const stage = z
  .enum([...stages, 'auto'], { error: `--stage and --wait-list-stage take ${stages.join(', ')} or auto` })
  .default('auto');
const flag = z.boolean().default(false);
const text = z.string().optional();
const list = z
  .array(z.string())
  .default([])
  .transform(lists => lists.flatMap(list => list.split(',')));

/** Calls by name, with `*` for any part of it, `reads` or `writes`; empty: all. */
const only = list.transform((words, { addIssue }) => {
  const named = words.map(callsNamedBy);
  const mistyped = named.findIndex(calls => calls.length === 0) + 1;
  const takes = "names no call; it takes reads, writes, hra.saveAnswers, 'hra.*'";
  if (mistyped > 0) addIssue(`--only: word ${mistyped} ${takes}`);
  return named.flat();
});
const out = list.transform((words, { addIssue }) => {
  const targets = words.map(reportTargetOf).filter(target => target !== null);
  const kinds = `${reportKinds.join('=FILE, ')}=FILE and github`;
  if (targets.length < words.length) addIssue(`--out takes ${kinds}, separated by commas`);
  return targets;
});

const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([!-~](?:[ -~]*[!-~])?)$/;
/** Headers that a request of the contract has, or its connection. */
const ownHeader =
  /^(accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|te|transfer-encoding|upgrade)$/;
const header = z
  .array(z.string())
  .default([])
  .transform((lines, { addIssue }) => {
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [, name = '', value = ''] = headerLine.exec(line) ?? [];
      if (name === '') addIssue("--header takes 'name: value' in ASCII");
      else if (ownHeader.test(name.toLowerCase()))
        addIssue('--header takes no header that the calls have already');
      else headers[name.toLowerCase()] = value;
    }
    return headers;
  });

/** The command line, read. An error never repeats a value: somebody may have typed a token into it. */
const commandLine = z
  .object({
    /** None: an embedded gateway is started for the run. */
    gateway: text,
    stage,
    'wait-list-stage': stage,
    'allow-writes': flag,
    'allow-signups': flag,
    strict: flag,
    'accept-incomplete': flag,
    /** Sent with each request to the gateway. Their values are secrets. */
    header,
    'provider-states': addressFor('provider-states'),
    mailbox: addressFor('mailbox'),
    only,
    out,
    baseline: text,
    'write-baseline': text,
    help: flag,
  })
  .refine(read => read.gateway !== undefined || !(read['provider-states'] || read.mailbox), {
    error: '--provider-states and --mailbox belong to a gateway: name it with --gateway',
  })
  .refine(read => read['allow-writes'] || !read['allow-signups'], {
    error: '--allow-signups is about writes: it needs --allow-writes',
  });

/** The command line, read; `given`: the options that were given, for the reports, of an address or a file only the name. */
export type Arguments = z.infer<typeof commandLine> & { readonly given: readonly string[] };

/** Wrong use of the program: the message says what is wrong, without any value. */
export class UsageError extends Error {}

/** Reads the command line. With `--help` nothing else counts. @throws UsageError */
export function parseArguments(argv: readonly string[]): Arguments {
  const { given, values } = readOptions(argv);
  const read = commandLine.safeParse(values.help ? { help: true } : values);
  if (!read.success) throw new UsageError(read.error.issues[0]?.message);
  return { ...read.data, given };
}

function addressFor(option: string) {
  const error = `--${option} takes an http:// or https:// address`;
  return z
    .url({ protocol: /^https?$/, error })
    .transform(address => new URL(address))
    .optional();
}

/** Options whose values may be shown: any other value may be an address with a secret in it. */
const shownValues: ReadonlySet<string> = new Set(['stage', 'wait-list-stage', 'only']);

function readOptions(argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(commandLine.shape).map(([name, schema]) => {
      const type = schema === flag ? ('boolean' as const) : ('string' as const);
      return [name, { type, multiple: schema === only || schema === out || schema === header }];
    }),
  );
  const { tokens = [], values } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const given: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError('there is an argument too many: every value needs its option');
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name))
      throw new UsageError(`there is no option --${token.name.slice(0, 30)}; see --help`);
    const takesValue = options[token.name]?.type === 'string';
    if (takesValue && !token.value) throw new UsageError(`--${token.name} needs a value`);
    if (!takesValue && token.value !== undefined) throw new UsageError(`--${token.name} takes no value`);
    given.push(shownValues.has(token.name) ? `--${token.name} ${token.value}` : `--${token.name}`);
  }
  return { values, given };
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

export const helpText = `choose-life-verify [--gateway URL] [options]

Verifies a gateway against the contract and says, call by call, what it keeps.
In the repository, without --gateway, an embedded gateway is started and verified.

  --gateway URL            base of the gateway up to and including /api
  --stage S                prod, dev or auto (default: what is found out)
  --wait-list-stage S      the same for the wait-list calls
  --allow-writes           make calls that change something, too, and put back what they change
  --allow-signups          also those whose work stays: sign-ups, saved answers, reports
  --strict                 advice counts as a breach
  --accept-incomplete      end with 0, not 4, when something could not be verified and nothing is broken
  --header 'NAME: VALUE'   sent to the gateway with each request, and shown nowhere; may be given several times
  --provider-states URL    where the gateway's provider states are set, as Pact asks for them
  --mailbox URL            e-mails of the gateway as JSON: [{ "to", "text" }], newest first
  --only LIST              calls, with * for any part: 'hra.*'; reads; writes
  --out LIST               junit=FILE, json=FILE, html=FILE, github
  --baseline FILE          known findings, each with a reason and its last day: they break nothing until then
  --write-baseline FILE    write the findings of this run as such a file
  --help

Environment
  VERIFY_TOKEN             session token of a test account, for reads
  VERIFY_EMAIL             e-mail of the test account, for --allow-writes
  VERIFY_PASSWORD          its password
  ALLOW_HTTP_GATEWAY=1     plain http to another host than loopback
  ALLOW_PRIVATE_GATEWAY=1  addresses of a private network

Exit codes
  0 every call is kept   1 the contract is broken   2 wrong use
  3 the gateway is not reached   4 something could not be verified
`;
