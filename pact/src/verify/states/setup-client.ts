import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  type OperationId,
  type OperationRequest,
  type OperationResponse,
  operations,
} from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Fault, Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { faultText, type GatewayConnection, sendWithRetry } from '../connections.ts';
import { requestOf } from '../request.ts';

type SetupCallResult<Id extends OperationId> = Result<
  OperationResponse<Id>,
  Pick<Fault, 'kind'> & { readonly text: string }
>;

/** Makes the calls that set up states and restore changes. */
export interface SetupClient {
  readonly call: <Id extends OperationId>(
    id: Id,
    request: OperationRequest<Id>,
    options?: { readonly token?: string },
  ) => Promise<SetupCallResult<Id>>;
}

/** An answer to a setup call. */
export interface SetupAnswer {
  readonly call: OperationId;
  readonly answer: RawAnswer;
}

/**
 * Creates a client for setup calls.
 * @param onAnswer is called with each answer, so that the answer can be judged like the answer to an interaction
 */
export function createSetupClient(
  connection: GatewayConnection,
  stageOf: (id: OperationId) => Stage,
  onAnswer: (answer: SetupAnswer) => void,
): SetupClient {
  return {
    async call<Id extends OperationId>(
      id: Id,
      request: OperationRequest<Id>,
      { token }: { token?: string } = {},
    ): Promise<SetupCallResult<Id>> {
      const operation: Operation = operations[id];
      const failure = ({ kind }: Fault): SetupCallResult<Id> => ({
        ok: false,
        fault: { kind, text: faultText({ kind }, operation) },
      });
      const answer = await sendWithRetry(requestOf(id, stageOf(id), request, token), operation, connection);
      if (!answer.ok) return failure(answer.fault);
      onAnswer({ call: id, answer: answer.value });
      const read = readAnswer(operation, answer.value, { hadToken: token !== undefined, nowMs: Date.now() });
      // The cast is safe because `readAnswer` has checked the answer against the response schema of this call.
      return read.ok ? { ok: true, value: read.value as OperationResponse<Id> } : failure(read.fault);
    },
  };
}
