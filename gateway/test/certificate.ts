import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Node makes no certificates by itself. Where this is not so, what needs one is skipped. */
export const canSign = spawnSync('openssl', ['version']).status === 0;

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate for a name or an address that nobody trusts: it has signed itself. @param subject such as `IP:127.0.0.1` */
export async function selfSigned(subject: string): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=test'],
    ...['-addext', `subjectAltName=${subject}`, '-keyout', keyFile, '-out', certFile],
  ]);
  const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')]);
  await rm(folder, { recursive: true });
  return { key, cert };
}
