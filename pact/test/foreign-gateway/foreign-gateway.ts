import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages } from '@choose-life/contracts/gateway/stages';
import {
  type GatewayRequest,
  startAlteringGateway,
} from '@choose-life/gateway-client/testing/altering-gateway';
import { type ProgramRun, runProgram } from '../support/run-program.ts';
import { emailOf, type GatewayData, initialData, testAccount, tokenOf } from './gateway-data.ts';
import { type Reply, refusalCode, replyOf } from './handlers.ts';

/**
 * A third-party gateway. Its answers are written only from the specification, and its routes come from the contract's table of calls. It uses
 * other ids, messages and permitted variants than the embedded gateway, and accepts everything that the specification allows. Its calls answer
 * under the default stages.
 */
export interface ForeignGateway {
  /** Base URL up to and including `/api`. */
  readonly url: string;
  /** The address of its e-mails, for `--mailbox`. */
  readonly mailbox: string;
  /** A copy of all stored data. */
  readonly snapshot: () => GatewayData;
  /** Changes all later answers of a call. */
  readonly alterAnswer: (call: OperationId, change: (body: unknown) => unknown) => void;
  /** Sets the listener that runs for each call, after the call has changed the data and before its answer is sent. */
  readonly onCall: (listener: Listener) => void;
  readonly stop: () => Promise<void>;
}

/** What the gateway does after the call. */
type NextStep = 'answer' | 'close-connection';
type Listener = (call: OperationId, data: GatewayData) => NextStep | Promise<NextStep>;

/** Starts the gateway with `initialData`. */
export async function startForeignGateway(): Promise<ForeignGateway> {
  const data = initialData();
  const changes = new Map<OperationId, (body: unknown) => unknown>();
  let listener: Listener = () => 'answer';

  async function replyTo(request: GatewayRequest): Promise<Reply | null> {
    if (request.path === '/messages') return { body: data.messages };
    const route = routeOf(request);
    if (route === null) return { status: 404, body: { error: 'no such route' } };
    const { call, parameters } = route;
    // The body of a request is a JSON object, or empty. The cast is safe for the requests of verify.
    const members = { ...(request.body === '' ? {} : (JSON.parse(request.body) as object)), ...parameters };
    const operation: Operation = operations[call];
    const caller = emailOf(request.headers.authorization ?? '');
    if (operation.auth === 'token' && caller === null && !callsWithoutSession.has(call)) {
      // The adapter accepts code 22 as a number too.
      return { body: { responseCode: Number(codes.sessionExpired) } };
    }
    const reply = replyOf(call, { members, caller: caller ?? '', data });
    if ((await listener(call, data)) === 'close-connection') return null;
    const change = changes.get(call);
    return change === undefined ? reply : { ...reply, body: change(structuredClone(reply.body)) };
  }

  const server = await startAlteringGateway(async request => {
    const reply = await replyTo(request);
    if (reply === null) return response => response.destroy();
    const { body, mediaType = 'application/json', status = 200 } = reply;
    if (body === undefined) return { status, headers: {}, body: '' };
    const text = mediaType === 'text/plain' ? String(body) : JSON.stringify(body);
    return { status, headers: { 'content-type': mediaType }, body: text };
  });
  return {
    url: server.url,
    mailbox: `${server.origin}/messages`,
    snapshot: () => structuredClone(data),
    alterAnswer: (call, change) => void changes.set(call, change),
    onCall: next => {
      listener = next;
    },
    stop: server.stop,
  };
}

/** The specification does not say which calls need a session (s.6). At this gateway, an article and the questionnaire need none. */
const callsWithoutSession: ReadonlySet<OperationId> = new Set([
  'content.readByContentId',
  'hra.getQuestionnaire',
]);

interface Route {
  readonly call: OperationId;
  readonly parameters: Readonly<Record<string, string>>;
}

function routeOf({ method, path }: GatewayRequest): Route | null {
  for (const call of operationIds) {
    const operation: Operation = operations[call];
    const names = pathParametersOf(operation.path);
    const pattern = operation.path.replace(/\{[^}]+\}/g, '([^/]+)');
    const match = new RegExp(`^/api/${defaultStages[operation.stage]}${pattern}$`).exec(path);
    if (match === null || operation.method !== method) continue;
    // The first element of the match is the whole path.
    const values = match.slice(1).map(decodeURIComponent);
    return { call, parameters: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  }
  return null;
}

/** Whether a body is an accepted answer. Tests put faults only into accepted answers. */
export function isAccepted(body: unknown): boolean {
  const { responseCode, status } = propertiesOf(body);
  return responseCode !== refusalCode && status !== 'ERROR' && String(responseCode) !== codes.sessionExpired;
}

/** The environment variables with the test account. */
export const accountEnv = { VERIFY_EMAIL: testAccount.email, VERIFY_PASSWORD: testAccount.password };
/** The environment variable with only the token of the test account. */
export const tokenEnv = { VERIFY_TOKEN: tokenOf(testAccount.email) };

/** The options with which all calls are verified. */
export function withSignups({ mailbox }: ForeignGateway): string[] {
  return ['--allow-writes', '--allow-signups', '--mailbox', mailbox];
}

/**
 * Verifies a third-party gateway. The part of the output with the time and the duration is removed, because they differ between runs:
 * `Contract 0.1.0, verified 2026-03-10T10:42:00.000Z in 2.3 s, `.
 */
export async function runForeign(
  gateway: ForeignGateway,
  env: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<ProgramRun> {
  const { code, printed } = await runProgram(['--gateway', gateway.url, ...options], env);
  return { code, printed: printed.replace(/^Contract .* s, /m, '') };
}
