import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';

/** A gateway that gives the same answer to every call. */
export interface HostileGateway {
  readonly port: number;
  /** Sets the answer; a stalling one lacks its last byte. */
  answer(body: Buffer, stalls: boolean): void;
  stop(): Promise<void>;
}

export async function startHostileGateway(): Promise<HostileGateway> {
  let body: Buffer = Buffer.from('{}');
  let stalls = false;
  const { port, stop } = await startAlteringGateway(() => response => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    if (stalls) response.write(body.subarray(0, -1));
    else response.end(body);
  });
  return {
    port,
    answer(next, isStalling) {
      body = next;
      stalls = isStalling;
    },
    stop,
  };
}
