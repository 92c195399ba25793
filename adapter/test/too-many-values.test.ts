import { callExamples } from '@choose-life/contracts/gateway/extensions';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';

const { request } = callExamples['content.readContentLibrary'];

let gateway: MisbehavingGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

describe('an answer with more members than its row allows', () => {
  it.each(['content-length: 9000000', 'transfer-encoding: chunked'])(
    'is ended while it comes (%s)',
    async length => {
      const members = `{"responseCode":"00",${'"k":1,'.repeat(60_000)}`;
      const isChunked = length.startsWith('transfer');
      const body = isChunked ? `${members.length.toString(16)}\r\n${members}\r\n` : members;
      // The rest never comes.
      gateway = await startMisbehaving(socket => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${length}\r\n\r\n${body}`);
      });
      const client = clientOf(gateway.address);
      const result = await client.call('content.readContentLibrary', request);
      expect(result).toMatchObject({
        fault: { kind: 'BAD_RESPONSE', outcome: 'unknown', detail: 'too-many-values' },
      });
      await client.close();
    },
  );
});
