import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import tls from 'node:tls';
import { startMisbehaving } from '../misbehaving-gateway.ts';
import { type Authority, createAuthority } from './certificates.ts';
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

let trusted: Authority | undefined;

/** Trusted by this process from the first call on, as a company's own authority would be. */
export function trustedAuthority(): Authority {
  if (trusted) return trusted;
  trusted = createAuthority('trusted by the fault gateway');
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), trusted.cert]);
  return trusted;
}

/** A gateway with a certificate that nobody trusts: no call reaches it. */
export async function withCertificate(
  of: Parameters<Authority['issue']>[0],
  authority = trustedAuthority(),
): Promise<FaultGateway> {
  const { url, stop } = await startMisbehaving(() => {}, { tls: authority.issue(of) });
  return unseen(url, stop);
}
