import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { readBaseline } from '../verify/baseline.ts';
import { openJsonEndpoint } from '../verify/connections.ts';
import { createRedactor, type Redactor } from '../verify/redactor.ts';
import { matrixText } from '../verify/reports/matrix.ts';
import { type ExitCode, exitCodeOf, exitCodes } from '../verify/reports/summary.ts';
import {
  type ReportOutput,
  type ReportTarget,
  unwritableTargets,
  writeReports,
} from '../verify/reports/write-reports.ts';
import { accountStates } from '../verify/states/account-states.ts';
import { remoteStates } from '../verify/states/remote-states.ts';
import { jsonMailbox } from '../verify/states/users.ts';
import { type Verification, type VerificationResult, verifyGateway } from '../verify/verify-gateway.ts';
import { type Arguments, helpText, parseArguments, UsageError } from './arguments.ts';
import { type Config, readConfig } from './config.ts';

/** The arguments, environment variables and output streams of the program, and its embedded gateway. */
export interface RunOptions {
  readonly argv: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Starts a gateway if `--gateway` is missing. Undefined in the published package, which contains no gateway. */
  readonly startEmbedded?: () => Promise<
    Readonly<Record<'url' | 'statesUrl', string>> & { stop(): Promise<void> }
  >;
  /** If aborted, the run restores its changes, writes the reports and ends. */
  readonly signal?: AbortSignal;
}

/** Runs the program. */
export async function runVerify(options: RunOptions): Promise<ExitCode> {
  try {
    const args = parseArguments(options.argv);
    if (args.help) {
      options.out(helpText);
      return exitCodes.ok;
    }
    return await runWithArguments(args, readConfig(options.env), options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    options.err(`${error.message}\n`);
    return exitCodes.usage;
  }
}

async function runWithArguments(args: Arguments, config: Config, options: RunOptions): Promise<ExitCode> {
  // A gateway may echo only a part of a header, for example a key without the word `Bearer` before it.
  const headerValues = Object.values(args.header).flatMap(value => [value, ...value.split(' ')]);
  const secrets = [config.token, config.email, config.password, ...headerValues].filter(
    secret => secret !== null,
  );
  const redactor = createRedactor(secrets);
  const targets: ReportTarget[] = [...args.out];
  if (args['write-baseline']) targets.push({ kind: 'baseline', file: args['write-baseline'] });
  const output = { targets, redactor, stepSummary: config.stepSummary, print: options.out };
  // Checked before the run, because a run that changes data cannot be repeated only for its reports.
  const unwritable = await unwritableTargets(output);
  if (unwritable.length > 0) throw new UsageError(`cannot write ${unwritable.join(', ')}`);
  const baseline =
    args.baseline === undefined ? ({ ok: true, known: [] } as const) : await readBaseline(args.baseline);
  if (!baseline.ok) throw new UsageError(baseline.problem);
  const gateway = await openGatewayUnderTest(args, config, redactor, options.startEmbedded);
  try {
    const result = await verifyGateway({
      address: gateway.address,
      headers: args.header,
      stages: { main: args.stage, 'wait-list': args['wait-list-stage'] },
      allowWrites: gateway.allowWrites,
      isStrict: args.strict,
      options: args.shownOptions,
      ...(options.signal && { signal: options.signal }),
      selects: ({ operationId }) => args.only.length === 0 || args.only.includes(operationId),
      redactor,
      baseline: baseline.known,
      stateManagerFor: gateway.stateManagerFor,
    });
    return await reportRun(result, args, output, options);
  } finally {
    await gateway.close();
  }
}

async function reportRun(
  result: VerificationResult,
  args: Arguments,
  output: ReportOutput,
  { err, out }: RunOptions,
): Promise<ExitCode> {
  const { clean } = output.redactor;
  out(clean(matrixText(result)));
  const failed = await writeReports(result, output);
  for (const file of failed) err(clean(`cannot write ${file}\n`));
  const resultCode = exitCodeOf(result);
  const isAcceptedIncomplete = resultCode === exitCodes.incomplete && args['accept-incomplete'];
  const exitCode = isAcceptedIncomplete ? exitCodes.ok : resultCode;
  // A report that cannot be written makes a successful run incomplete, also with --accept-incomplete. A worse exit code is unchanged.
  return exitCode === exitCodes.ok && failed.length > 0 ? exitCodes.incomplete : exitCode;
}

async function openGatewayUnderTest(
  args: Arguments,
  config: Config,
  redactor: Redactor,
  startEmbedded: RunOptions['startEmbedded'],
): Promise<GatewayUnderTest> {
  const { 'allow-signups': allowSignups, mailbox } = args;
  const { email, password, token } = config;
  const embedded = args.gateway === undefined ? await startEmbedded?.() : undefined;
  const url = args.gateway ?? embedded?.url;
  if (url === undefined) throw new UsageError('--gateway URL is missing');
  const parsed = parseGatewayUrl(url, config);
  if (!parsed.ok) throw new UsageError(`--gateway ${parsed.problem}`);
  const { address } = parsed;
  // Writes are always allowed on an embedded gateway, because its database is temporary.
  const allowWrites = args['allow-writes'] || embedded !== undefined;
  const providerStates = embedded ? new URL(embedded.statesUrl) : args['provider-states'];
  if (providerStates !== undefined) {
    const endpoint = openJsonEndpoint(providerStates);
    const close = async () => {
      await endpoint.close();
      await embedded?.stop();
    };
    return { address, allowWrites, stateManagerFor: () => remoteStates(endpoint), close };
  }
  if (allowWrites && (email === null || password === null)) {
    throw new UsageError(
      '--allow-writes needs a test account (VERIFY_EMAIL and VERIFY_PASSWORD) or --provider-states',
    );
  }
  const mailboxEndpoint = allowWrites && mailbox !== undefined ? openJsonEndpoint(mailbox) : null;
  return {
    address,
    allowWrites,
    stateManagerFor: client =>
      accountStates({
        client,
        account: { email, password, token },
        allowWrites,
        allowSignups,
        mailbox: mailboxEndpoint && jsonMailbox(mailboxEndpoint),
        learnSecret: redactor.learn,
      }),
    close: async () => mailboxEndpoint?.close(),
  };
}

type GatewayUnderTest = Pick<Verification, 'address' | 'allowWrites' | 'stateManagerFor'> & {
  readonly close: () => Promise<void>;
};
