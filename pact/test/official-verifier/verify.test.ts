import { fileURLToPath } from 'node:url';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interactions } from '../../src/interactions/interactions.ts';
import { layoutNames, pactFileNameOf } from '../../src/pact-names.ts';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { verifyPact } from './verify-pact.ts';

describe('the embedded gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(async () => gateway.stop());

  it.each(layoutNames)('keeps every interaction of the pact file %s', async layout => {
    const file = fileURLToPath(new URL(`../../pacts/${pactFileNameOf(layout)}`, import.meta.url));
    const provider = { url: gateway.url, states: stateHandlersOf(gateway), leave: gateway.behaveAsUsual };
    const { output, problems, verified } = await verifyPact(file, layout, provider);
    expect(problems, output).toEqual([]);
    expect(verified).toEqual(interactions.map(({ name }) => name).sort());
  });
});
