import { parseArgs } from 'node:util';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import type { Interaction } from '../interactions/interaction.ts';
import { skeletonLanguages, statesSkeleton } from '../state-skeletons.ts';
import { type ReportTarget, reportKinds } from '../verify/reports/write-reports.ts';

/** The command line, read. */
export interface Arguments {
  /** Null for an embedded gateway that is started for the run. */
  readonly gateway: string | null;
  readonly stage: Stage | 'auto';
  readonly waitListStage: Stage | 'auto';
  readonly allowWrites: boolean;
  /** Also writes whose results stay at the gateway. */
  readonly allowSignups: boolean;
  /** Advice counts as a breach. */
  readonly strict: boolean;
  readonly providerStates: URL | null;
  readonly mailbox: URL | null;
  /** Names of calls with `*`, `reads` or `writes`; empty: everything. */
  readonly only: readonly string[];
  readonly out: readonly ReportTarget[];
  /** A file with findings that are known. */
  readonly baseline: string | null;
  readonly replay: string | null;
  /** The options that were given, for the reports; of an address or a file only the name. */
  readonly given: readonly string[];
}

export type ParsedArguments =
  | { readonly ok: true; readonly value: Arguments }
  | { readonly ok: false; readonly error: string }
  | { readonly ok: 'help'; readonly text: string };

const options = {
  gateway: { type: 'string' },
  stage: { type: 'string', default: 'auto' },
  'wait-list-stage': { type: 'string', default: 'auto' },
  'allow-writes': { type: 'boolean', default: false },
  'allow-signups': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'provider-states': { type: 'string' },
  mailbox: { type: 'string' },
  only: { type: 'string', multiple: true },
  out: { type: 'string', multiple: true },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  replay: { type: 'string' },
  states: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the command line. An error never repeats a value: somebody may have typed a token into it. */
export function parseArguments(argv: readonly string[]): ParsedArguments {
  const read = readOptions(argv);
  if (typeof read === 'string') return usageError(read);
  if (read.help) return { ok: 'help', text: helpText };
  const language = skeletonLanguages.find(each => each === read.states);
  if (language !== undefined) return { ok: 'help', text: statesSkeleton(language) };
  if (read.states !== undefined) return usageError(`--states takes ${skeletonLanguages.join(' or ')}`);
  const stage = stageOf(read.stage);
  const waitListStage = stageOf(read['wait-list-stage']);
  if (stage === null || waitListStage === null) {
    return usageError(`--stage and --wait-list-stage take ${stages.join(', ')} or auto`);
  }
  const providerStates = addressOf(read['provider-states']);
  const mailbox = addressOf(read.mailbox);
  if (providerStates === 'invalid')
    return usageError('--provider-states takes an http:// or https:// address');
  if (mailbox === 'invalid') return usageError('--mailbox takes an http:// or https:// address');
  const out = (read.out ?? []).flatMap(list => list.split(',')).map(reportTargetOf);
  if (out.includes(null)) {
    return usageError(`--out takes ${reportKinds.join('=FILE, ')}=FILE and github, separated by commas`);
  }
  const writeBaseline = read['write-baseline'];
  const only = (read.only ?? []).flatMap(list => list.split(','));
  const mistyped = only.findIndex(word => callsNamedBy(word).length === 0);
  if (mistyped >= 0) {
    return usageError(
      `--only: word ${mistyped + 1} names no call; it takes reads, writes, hra.saveAnswers, 'hra.*'`,
    );
  }
  if (read.gateway === undefined && (read['provider-states'] ?? read.mailbox) !== undefined) {
    return usageError('--provider-states and --mailbox belong to a gateway: name it with --gateway');
  }
  if (read['allow-signups'] && !read['allow-writes']) {
    return usageError('--allow-signups is about writes: it needs --allow-writes');
  }
  return {
    ok: true,
    value: {
      gateway: read.gateway ?? null,
      stage,
      waitListStage,
      allowWrites: read['allow-writes'],
      allowSignups: read['allow-signups'],
      strict: read.strict,
      providerStates,
      mailbox,
      only,
      out: [
        ...out.filter(target => target !== null),
        ...(writeBaseline === undefined ? [] : [{ kind: 'baseline' as const, file: writeBaseline }]),
      ],
      baseline: read.baseline ?? null,
      replay: read.replay ?? null,
      given: read.given,
    },
  };
}

/** Options whose values may be shown: any other value may be an address with a secret in it. */
const shownValues: ReadonlySet<string> = new Set(['stage', 'wait-list-stage', 'only']);

/** @returns the values and how the reports name what was given, or what is wrong. */
function readOptions(argv: readonly string[]) {
  const { tokens = [], values } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const given: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') return 'there is an argument too many: every value needs its option';
    if (token.kind !== 'option') continue;
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (option === undefined) return `there is no option --${token.name.slice(0, 30)}; see --help`;
    const takesValue = option.type === 'string';
    if (takesValue && !token.value) return `--${token.name} needs a value`;
    if (!takesValue && token.value !== undefined) return `--${token.name} takes no value`;
    given.push(shownValues.has(token.name) ? `--${token.name} ${token.value}` : `--${token.name}`);
  }
  // Every option and the type of its value has just been checked.
  return { ...(values as ReturnType<typeof parseArgs<{ options: typeof options }>>['values']), given };
}

function usageError(text: string): ParsedArguments {
  return { ok: false, error: text };
}

function stageOf(text: string): Stage | 'auto' | null {
  return text === 'auto' ? 'auto' : (stages.find(stage => stage === text) ?? null);
}

function addressOf(text: string | undefined): URL | null | 'invalid' {
  if (text === undefined) return null;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text) : 'invalid';
}

function reportTargetOf(text: string): ReportTarget | null {
  if (text === 'github') return { kind: 'github' };
  const [name, ...rest] = text.split('=');
  const kind = reportKinds.find(each => each === name);
  const file = rest.join('=');
  return kind === undefined || file === '' ? null : { kind, file };
}

/** Whether an interaction is selected by the words of `--only`: `reads`, `writes`, or names of calls with `*`. */
export function selectedBy(only: readonly string[]): (interaction: Interaction) => boolean {
  const named = only.map(callsNamedBy);
  return ({ operationId }) => only.length === 0 || named.some(calls => calls.includes(operationId));
}

/** The calls that a word of `--only` selects; none for a mistyped word. */
function callsNamedBy(word: string): readonly OperationId[] {
  const pattern = new RegExp(`^${word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  return operationIds.filter(id => `${operations[id].effect}s` === word || pattern.test(id));
}

/** What `--help` prints. The long form stands in docs/verify.md. */
export const helpText = `choose-life-verify [--gateway URL] [options]

Verifies a gateway against the contract and says, call by call, what it keeps.
In the repository, without --gateway, an embedded gateway is started and verified.

  --gateway URL            base of the gateway up to and including /api
  --stage S                prod, dev or auto (default: what is found out)
  --wait-list-stage S      the same for the wait-list calls
  --allow-writes           make calls that change something, too, and put back what they change
  --allow-signups          also those whose work stays: sign-ups, saved answers, reports
  --strict                 advice counts as a breach
  --provider-states URL    where the gateway's provider states are set, as Pact asks for them
  --mailbox URL            letters of the gateway as JSON: [{ "to", "text" }], newest first
  --only LIST              calls, with * for any part: 'hra.*'; reads; writes
  --out LIST               junit=FILE, json=FILE, html=FILE, github
  --baseline FILE          known findings, each with a reason and its last day: they break nothing until then
  --write-baseline FILE    write the findings of this run as such a file
  --replay FILE            judge a finding again: a fixture, or a whole JSON report
  --states LANGUAGE        print handlers of the provider states to be filled in: ts, python
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
