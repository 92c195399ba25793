import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { Pool } from 'undici';
import { exampleInputOf } from '../../docs/example-answers.ts';
import { matrixSettings } from '../faults/fault-setup.ts';
import { answer, startMisbehaving } from '../misbehaving-gateway.ts';
import { startAdapterHere } from '../start-adapter-here.ts';
import type { Mutant, WireAnswer } from './mutate-bytes.ts';

/** What came out of the adapter: a success, a fault of a known kind, or something that must never come. */
export type Got =
  | { readonly kind: 'OK'; readonly output: unknown }
  | { readonly kind: string }
  | { readonly kind: 'CRASH'; readonly what: string };

export interface AdapterUnderTest {
  /** Makes the mutant's call through the adapter while the gateway answers with the mutant. */
  ask(mutant: Mutant): Promise<Got>;
  stop(): Promise<void>;
}

/** The whole adapter over HTTP, before a gateway that answers each call with its mutant. The token says which one. */
export async function startAdapterUnderTest(): Promise<AdapterUnderTest> {
  const under = new Map<number, Mutant>();
  const gateway = await startMisbehaving((socket, request) => {
    const mutant = under.get(Number(/authorization: mutant-(\d+)/i.exec(request)?.[1]));
    if (mutant) socket.write(written(mutant));
    else socket.destroy();
    gateway.requests.length = 0;
  });
  const adapter = await startAdapterHere(gateway.url, { LOG_LEVEL: 'silent' }, { settings: matrixSettings });
  const pool = new Pool(adapter.url, { connections: 32 });

  return {
    async ask(mutant) {
      under.set(mutant.index, mutant);
      try {
        const { statusCode, body } = await pool.request({
          method: 'POST',
          path: `/trpc/${mutant.call}`,
          headers: { 'content-type': 'application/json', authorization: `mutant-${mutant.index}` },
          body: JSON.stringify(exampleInputOf(mutant.call)),
        });
        return gotOf(statusCode, await body.text());
      } catch (error) {
        return { kind: 'CRASH', what: String(error) };
      } finally {
        under.delete(mutant.index);
      }
    },
    async stop() {
      await pool.close();
      await adapter.stop();
      await gateway.stop();
    },
  };
}

function written({ status, headers, body }: WireAnswer): Buffer {
  if (headers['transfer-encoding'] === undefined) return answer(status, body, headers);
  const { 'content-type': type = '' } = headers;
  const half = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\n`),
    ...(headers['content-encoding']
      ? [Buffer.from(`content-encoding: ${headers['content-encoding']}\r\n`)]
      : []),
    Buffer.from('transfer-encoding: chunked\r\n\r\n'),
    ...chunks.flatMap(chunk => [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
    Buffer.from('0\r\n\r\n'),
  ]);
}

/** Anything but a result or an error of a known kind is a crash. */
function gotOf(status: number, text: string): Got {
  try {
    const { result, error } = JSON.parse(text);
    if (status === 200 && result) return { kind: 'OK', output: result.data };
    const kind = errorKinds.find(each => each.kind === error?.data?.gateway?.kind)?.kind;
    if (kind && error.data.code !== 'INTERNAL_SERVER_ERROR') return { kind };
  } catch {
    // It is not even JSON; the crash is reported below.
  }
  return { kind: 'CRASH', what: `HTTP ${status}: ${text.slice(0, 300)}` };
}
