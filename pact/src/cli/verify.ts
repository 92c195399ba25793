import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { inProcessStates } from '../verify/states/handler-states.ts';
import { runProcess } from './run-process.ts';
import type { GatewayUnderTest } from './run-verify.ts';

/** The process of `npm run verify`. */
await runProcess({ openEmbedded });

/** An embedded gateway on a temporary database: its own state handlers, and nothing that a write could harm. */
async function openEmbedded(): Promise<GatewayUnderTest | string> {
  // Only here: whoever verifies another gateway needs no database.
  const { startGateway } = await import('@choose-life/gateway/testing/start-gateway');
  const { stateHandlersOf } = await import('@choose-life/gateway/testing/pact-states');
  const gateway = await startGateway();
  const parsed = parseGatewayUrl(gateway.url, { allowHttp: false, allowPrivate: false });
  if (!parsed.ok) return parsed.problem;
  return {
    address: parsed.address,
    allowWrites: true,
    stateManagerFor: () => inProcessStates(stateHandlersOf(gateway), gateway.behaveAsUsual),
    close: gateway.stop,
  };
}
