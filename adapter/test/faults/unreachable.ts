import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import tls from 'node:tls';
import { type Certificate, selfSigned } from '../../../gateway/test/certificate.ts';
import { startMisbehaving } from '../misbehaving-gateway.ts';
import { type FaultGateway, unseen } from './fault-gateway.ts';

/** An address at which nobody listens any more. */
export async function gone(): Promise<FaultGateway> {
  const gateway = await startMisbehaving(() => {});
  await gateway.stop();
  return unseen(gateway.url);
}

/** A name whose resolution fails with a code: what the system's resolver says differs from machine to machine. */
export async function unresolved(code: 'ENOTFOUND' | 'EAI_AGAIN'): Promise<FaultGateway> {
  const system = dns.lookup;
  const failing = (name: string, ...rest: unknown[]) => {
    const callback = rest.at(-1);
    if (!name.endsWith('.faults.test') || typeof callback !== 'function')
      return Reflect.apply(system, dns, [name, ...rest]);
    return setImmediate(() => callback(Object.assign(new Error(code), { code }), [], 0));
  };
  dns.lookup = Object.assign(failing, { __promisify__: system.__promisify__ });
  syncBuiltinESMExports();
  return unseen('https://gateway.faults.test/api', async () => {
    dns.lookup = system;
    syncBuiltinESMExports();
  });
}

/** A port whose queue is full and that nobody serves: the system drops further connections. */
export async function unanswered(): Promise<FaultGateway> {
  const program =
    "const s = require('node:net').createServer(); s.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(s.address().port));";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  for (let count = 0; count < 8; count += 1) {
    fillers.push(connect(Number(port), '127.0.0.1').on('error', () => {}));
  }
  // The first few are taken into the queue.
  await new Promise(resolve => setTimeout(resolve, 50));
  return unseen(`http://127.0.0.1:${Number(port)}/api`, async () => {
    for (const socket of fillers) socket.destroy();
    child.kill('SIGKILL');
  });
}

/** A port without TLS, called with TLS. */
export async function plainAtTls(answer: Buffer | null): Promise<FaultGateway> {
  const plain = await startMisbehaving(() => {}, {
    connected: socket => socket.on('data', () => answer && socket.end(answer)),
  });
  return unseen(plain.url.replace('http:', 'https:'), plain.stop);
}

/** A certificate that this process trusts from now on, as one of a company's own authority. */
export async function trustedCertificate(
  ...of: Partial<Parameters<typeof selfSigned>>
): Promise<Certificate> {
  const [hosts = ['127.0.0.1'], untilMs] = of;
  const certificate = await selfSigned(hosts, untilMs);
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  return certificate;
}

/** A gateway with a certificate that is wrong: no call reaches it. */
export async function withCertificate(certificate: Promise<Certificate>): Promise<FaultGateway> {
  const { url, stop } = await startMisbehaving(() => {}, { tls: await certificate });
  return unseen(url, stop);
}
