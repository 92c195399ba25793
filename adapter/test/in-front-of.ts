import type { ClosableGatewayClient, GatewayClientOptions } from '@choose-life/gateway-client/client';
import { onTestFinished } from 'vitest';
import {
  clientOf,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

/** A misbehaving gateway, and an adapter in front of it. Both end with the test that starts them. */
export async function startAdapterInFrontOf(
  misbehave: Misbehave,
  ...[variables, changes]: Parameters<typeof startAdapterHere> extends [string, ...infer More] ? More : never
): Promise<{ gateway: MisbehavingGateway; adapter: RunningAdapter }> {
  const gateway = await startMisbehaving(misbehave);
  const adapter = await startAdapterHere(gateway.url, variables, changes);
  onTestFinished(async () => {
    await adapter.stop();
    await gateway.stop();
  });
  return { gateway, adapter };
}

/** The same with a gateway client alone. */
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
