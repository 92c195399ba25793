import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import tls from 'node:tls';
import { type Certificate, createCertificate } from '../../../gateway/test/certificate.ts';
import { startMisbehaving } from '../misbehaving-gateway.ts';
import { type FaultGateway, unreachableGateway } from './fault-gateway.ts';

/** Creates an address at which no server listens any more. */
export async function startWithoutListener(): Promise<FaultGateway> {
  const gateway = await startMisbehaving(() => {});
  await gateway.stop();
  return unreachableGateway(gateway.url);
}

/** Makes the lookup of a host name fail with this code. `dns.lookup` is replaced, because the system's resolver differs between machines. */
export async function startUnresolved(code: 'ENOTFOUND' | 'EAI_AGAIN'): Promise<FaultGateway> {
  const systemLookup = dns.lookup;
  const failingLookup = (name: string, ...rest: unknown[]) => {
    const callback = rest.at(-1);
    if (!name.endsWith('.faults.test') || typeof callback !== 'function')
      return Reflect.apply(systemLookup, dns, [name, ...rest]);
    return setImmediate(() => callback(Object.assign(new Error(code), { code }), [], 0));
  };
  // The type of `dns.lookup` requires `__promisify__`, which does not exist at run time.
  dns.lookup = Object.assign(failingLookup, { __promisify__: systemLookup.__promisify__ });
  // Modules that have imported `lookup` by name get the replacement too.
  syncBuiltinESMExports();
  return unreachableGateway('https://gateway.faults.test/api', async () => {
    dns.lookup = systemLookup;
    syncBuiltinESMExports();
  });
}

/**
 * Opens a port that does not answer new connections. The port belongs to a paused process whose connection queue is full, so the operating
 * system drops further connections.
 */
export async function startUnanswering(): Promise<FaultGateway> {
  const program =
    "const s = require('node:net').createServer(); s.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(s.address().port));";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  // More connections than the queue can contain: its backlog is 1.
  for (let count = 0; count < 8; count += 1) {
    fillers.push(connect(Number(port), '127.0.0.1').on('error', () => {}));
  }
  // The operating system needs a moment to put connections into the queue.
  await new Promise(resolve => setTimeout(resolve, 50));
  return unreachableGateway(`http://127.0.0.1:${Number(port)}/api`, async () => {
    for (const socket of fillers) socket.destroy();
    child.kill('SIGKILL');
  });
}

/** Starts a gateway without TLS, which is called with TLS. @param answer its response to the handshake; null for no response */
export async function startWithoutTls(answer: Buffer | null): Promise<FaultGateway> {
  const connected = (socket: Socket) => {
    if (answer !== null) socket.on('data', () => socket.end(answer));
  };
  const { url, stop } = await startMisbehaving(() => {}, { connected });
  return unreachableGateway(url.replace('http:', 'https:'), stop);
}

/** Creates a certificate and makes this process trust it, as it would trust the certificate of a company's own authority. */
export async function createTrustedCertificate(
  hosts: readonly string[] = ['127.0.0.1'],
  untilMs?: number,
): Promise<Certificate> {
  const certificate = await createCertificate(hosts, untilMs);
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  return certificate;
}

/** Starts a gateway with an invalid certificate, so that no call reaches it. */
export async function startWithInvalidCertificate(certificate: Certificate): Promise<FaultGateway> {
  const { url, stop } = await startMisbehaving(() => {}, { tls: certificate });
  return unreachableGateway(url, stop);
}
