import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const day = 86_400_000;

/** A certificate for names or addresses, which has signed itself: it is trusted by those alone who are given it. */
export async function selfSigned(hosts: readonly string[], untilMs = Date.now() + day): Promise<Certificate> {
  const altNames = hosts.map(host =>
    isIP(host) ? ({ type: 7, ip: host } as const) : ({ type: 2, value: host } as const),
  );
  // Of two certificates with one subject, the wrong one may be taken for the issuer.
  const subject = [{ name: 'commonName', value: randomUUID() }];
  const { cert, private: key } = await generate(subject, {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(untilMs - 3 * day),
    notAfterDate: new Date(untilMs),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { key, cert };
}
