import type { ClosableGatewayClient, GatewayClientOptions } from '@choose-life/gateway-client/client';
import { onTestFinished } from 'vitest';
import {
  clientOf,
  type GatewayBehaviour,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';
import {
  type AdapterOverrides,
  type RunningAdapter,
  startAdapterInProcess,
} from './start-adapter-in-process.ts';

/** Starts a gateway with this behaviour, and an adapter in front of it. The caller must stop both. */
export async function startGatewayAndAdapter(
  behave: GatewayBehaviour,
  variables: NodeJS.ProcessEnv = {},
  overrides: AdapterOverrides = {},
): Promise<{ gateway: MisbehavingGateway; adapter: RunningAdapter; stop(): Promise<void> }> {
  const gateway = await startMisbehaving(behave);
  const adapter = await startAdapterInProcess(gateway.url, variables, overrides);
  const stop = async () => {
    await adapter.stop();
    await gateway.stop();
  };
  return { gateway, adapter, stop };
}

/** Like `startGatewayAndAdapter`, but stops both at the end of the test that calls this function. */
export async function startAdapterInFrontOf(
  ...parameters: Parameters<typeof startGatewayAndAdapter>
): Promise<{ gateway: MisbehavingGateway; adapter: RunningAdapter }> {
  const { stop, ...both } = await startGatewayAndAdapter(...parameters);
  onTestFinished(stop);
  return both;
}

/** Starts a gateway with this behaviour, and a gateway client for it. Both stop at the end of the test that calls this function. */
export async function startClientInFrontOf(
  behave: GatewayBehaviour,
  options: Partial<GatewayClientOptions> = {},
): Promise<{ gateway: MisbehavingGateway; client: ClosableGatewayClient }> {
  const gateway = await startMisbehaving(behave);
  const client = clientOf(gateway.address, options);
  onTestFinished(async () => {
    // First, because `client.close` waits for running calls, which the gateway may not answer.
    await gateway.stop();
    await client.close();
  });
  return { gateway, client };
}
