import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/** A certificate and its private key, both as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const day = 86_400_000;

/**
 * Creates a self-signed certificate for host names or addresses. Only clients that have it in their list of authorities trust it.
 * @param untilMs the end of its validity. Default: a day from now
 */
export async function createCertificate(
  hosts: readonly string[],
  untilMs = Date.now() + day,
): Promise<Certificate> {
  // Types of a subject alternative name (RFC 5280): 7 is an IP address, 2 a DNS name.
  const altNames = hosts.map(host =>
    isIP(host) ? ({ type: 7, ip: host } as const) : ({ type: 2, value: host } as const),
  );
  // A random subject, since a client may confuse two issuers that have the same subject.
  const subject = [{ name: 'commonName', value: randomUUID() }];
  const { cert, private: key } = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    // Three days before the end: with the default end, this is two days ago.
    notBeforeDate: new Date(untilMs - 3 * day),
    notAfterDate: new Date(untilMs),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { key, cert };
}
