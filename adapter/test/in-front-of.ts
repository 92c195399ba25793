import type { ClosableGatewayClient, GatewayClientOptions } from '@choose-life/gateway-client/client';
import { onTestFinished } from 'vitest';
import {
  clientOf,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterInProcess } from './start-adapter-in-process.ts';

/** Starts a gateway with this behaviour, and an adapter in front of it. The caller must stop both. */
export async function startBoth(
  misbehave: Misbehave,
  variables: NodeJS.ProcessEnv = {},
  changes: Parameters<typeof startAdapterInProcess>[2] = {},
) {
  const gateway = await startMisbehaving(misbehave);
  const adapter = await startAdapterInProcess(gateway.url, variables, changes);
  const stop = async () => {
    await adapter.stop();
    await gateway.stop();
  };
  return { gateway, adapter, stop };
}

/** Like `startBoth`, but stops both at the end of the test that calls this function. */
export async function startAdapterInFrontOf(
  ...parameters: Parameters<typeof startBoth>
): Promise<{ gateway: MisbehavingGateway; adapter: RunningAdapter }> {
  const { stop, ...both } = await startBoth(...parameters);
  onTestFinished(stop);
  return both;
}

/** Starts a gateway with this behaviour, and a gateway client for it. Both stop at the end of the test that calls this function. */
export async function startClientInFrontOf(
  misbehave: Misbehave,
  options: Partial<GatewayClientOptions> = {},
): Promise<{ gateway: MisbehavingGateway; client: ClosableGatewayClient }> {
  const gateway = await startMisbehaving(misbehave);
  const client = clientOf(gateway.address, options);
  onTestFinished(async () => {
    await gateway.stop();
    await client.close();
  });
  return { gateway, client };
}
