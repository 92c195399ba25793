import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import { createGatewayClient } from '@choose-life/gateway-client/client';
import type { Fault } from '@choose-life/gateway-client/fault';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import type { Interaction } from '../interactions/interaction.ts';
import { exampleToken } from './pact-notation.ts';

/**
 * Calls as the adapter does, and holds what its client understood against the table.
 *
 * @param url Origin of the server that answers.
 * @throws Error when the client makes something else of the answer.
 */
export async function callThroughClient(interaction: Interaction, stage: Stage, url: string): Promise<void> {
  const { answer, name, operationId, request } = interaction;
  const parsed = parseGatewayUrl(`${url}/api`, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) throw new Error(parsed.problem);
  const client = createGatewayClient({ address: parsed.address, stageOf: () => stage });
  try {
    // The table makes each request of the example of its own call; a loop over all calls cannot carry that per call.
    const members = request.example as OperationRequest<typeof operationId>;
    const result = await client.call(operationId, members, { token: request.token ? exampleToken : null });
    const found = result.ok ? { kind: 'accepted' } : understandingIn(result.fault);
    if (!isDeepStrictEqual(found, understandingOf(interaction)))
      throw new Error(`${name}: understood as ${found.kind}`);
    // Pact's server answers with the examples.
    if (result.ok && !isDeepStrictEqual(result.value, answer.body?.example ?? null)) {
      throw new Error(`${name}: the client gave another answer than it got`);
    }
  } finally {
    await client.close();
    // Pact's server logs an error for every connection that it still holds when it stops.
    await delay(20);
  }
}

/** What the client must make of the answer: of a refusal its code, and a token (s.3). */
function understandingOf({ answer, kind }: Interaction) {
  if (kind === 'accepted') return { kind };
  if (kind === 'session-expired') return { kind: 'SESSION_EXPIRED' };
  const { responseCode, status, token = null } = Object(answer.body?.example);
  return { kind: 'REJECTED', gatewayCode: responseCode ?? status, token };
}

function understandingIn({ gatewayCode, kind, token }: Fault) {
  return kind === 'REJECTED' ? { kind, gatewayCode, token: token?.reveal() ?? null } : { kind };
}
