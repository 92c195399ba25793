import type { ClosableGatewayClient, GatewayClientOptions } from '@choose-life/gateway-client/client';
import { onTestFinished } from 'vitest';
import {
  clientOf,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

type More = Parameters<typeof startAdapterHere> extends [string, ...infer More] ? More : never;

export async function startBoth(misbehave: Misbehave, ...[variables, changes]: More) {
  const gateway = await startMisbehaving(misbehave);
  const adapter = await startAdapterHere(gateway.url, variables, changes);
  const stop = async () => {
    await adapter.stop();
    await gateway.stop();
  };
  return { gateway, adapter, stop };
}

export async function startAdapterInFrontOf(
  ...started: Parameters<typeof startBoth>
): Promise<{ gateway: MisbehavingGateway; adapter: RunningAdapter }> {
  const { stop, ...both } = await startBoth(...started);
  onTestFinished(stop);
  return both;
}

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
