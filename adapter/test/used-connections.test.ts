import type { Socket } from 'node:net';
import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { defaultSettings } from '@choose-life/gateway-client/send/client-settings';
import { describe, expect, it } from 'vitest';
import { answerCorrectly, startFaultGateway } from './faults/fault-gateway.ts';
import { startFaultSetup } from './faults/fault-setup.ts';
import { isRead } from './faults/variant.ts';

/** The faults tests also test a used connection that breaks (F10). Here all calls are made one after the other, with the settings of production. */
describe.each([
  ['resets', (socket: Socket) => socket.resetAndDestroy()],
  ['closes', (socket: Socket) => socket.end()],
])('a gateway that %s each connection at its second request', (_title, breakConnection) => {
  /**
   * Makes the calls one after the other.
   * @returns the calls that failed, and the tokens of writes that arrived twice
   */
  async function makeCalls(calls: readonly OperationId[]) {
    const usedSockets = new WeakSet<Socket>();
    /** The token of each received write. Each call has its own token. */
    const writeTokens: string[] = [];
    const gateway = await startFaultGateway(request => {
      if (!isRead(request.call)) writeTokens.push(/authorization: (\S+)/i.exec(request.text)?.[1] ?? '');
      if (usedSockets.has(request.socket)) return breakConnection(request.socket);
      usedSockets.add(request.socket);
      return answerCorrectly(request);
    });
    const setup = await startFaultSetup(gateway, { settings: defaultSettings });
    const failed: OperationId[] = [];
    for (const [index, call] of calls.entries()) {
      const { kind } = await setup.makeCall(call, `token-${index}`);
      if (kind !== 'OK') failed.push(call);
    }
    await setup.stop();
    return {
      failed,
      repeatedWrites: writeTokens.filter((token, index) => writeTokens.indexOf(token) !== index),
    };
  }

  const readsAndWrites = [...operationIds, ...operationIds];

  it('receives no write twice', async () => {
    expect((await makeCalls(readsAndWrites)).repeatedWrites).toEqual([]);
  });

  // After the first failure the adapter makes writes only on new connections, for a minute (`send/transport.ts`). If a read is the first call to
  // fail, it is repeated, and no write fails.
  it('causes at most one failed write among reads and writes', async () => {
    const { failed } = await makeCalls(readsAndWrites);
    expect(failed.filter(call => !isRead(call)).length).toBeLessThanOrEqual(1);
  });

  it('causes exactly one failed write if there are only writes', async () => {
    const writes = operationIds.filter(call => !isRead(call));
    expect((await makeCalls([...writes, ...writes])).failed).toHaveLength(1);
  });

  it('causes no failed read among reads and writes', async () => {
    expect((await makeCalls(readsAndWrites)).failed.filter(isRead)).toEqual([]);
  });

  it('causes no failed read if there are only reads', async () => {
    const reads = operationIds.filter(isRead);
    expect((await makeCalls([...reads, ...reads, ...reads, ...reads])).failed).toEqual([]);
  });
});
