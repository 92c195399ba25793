import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate and its key, as a server takes them. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** An authority that signs certificates for the host 127.0.0.1, or for another. */
export interface Authority {
  readonly cert: string;
  issue(of: { address?: number[]; untilMs?: number }): Certificate;
}

const day = 86_400_000;
const here = [127, 0, 0, 1];

/** Node can read certificates and cannot make any: these few bytes of DER spare a tool that a bare machine may not have. */
export function createAuthority(name: string): Authority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const mayIssue = der(0x30, oid(0x55, 0x1d, 0x13), bool, der(0x04, der(0x30, bool)));
  return {
    cert: certificate(name, name, own, own.privateKey, Date.now() + day, mayIssue),
    issue({ address = here, untilMs = Date.now() + day }) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = der(0x30, der(0x87, Buffer.from(address)));
      const forNames = der(0x30, oid(0x55, 0x1d, 0x11), der(0x04, names));
      return {
        cert: certificate('gateway', name, pair, own.privateKey, untilMs, forNames),
        key: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      };
    },
  };
}

const bool = Buffer.from([0x01, 0x01, 0xff]);
const ecdsaWithSha256 = der(0x30, oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
let serial = 0;

/** X.509 version 3 (RFC 5280, section 4.1), with one extension. */
function certificate(
  subject: string,
  issuer: string,
  { publicKey }: { publicKey: KeyObject },
  signer: KeyObject,
  untilMs: number,
  extension: Buffer,
): string {
  serial += 1;
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([serial])),
    ecdsaWithSha256,
    nameOf(issuer),
    der(0x30, time(Date.now() - 2 * day), time(untilMs)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, signer)]);
  const lines = der(0x30, content, ecdsaWithSha256, der(0x03, signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${lines.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** One value of DER: tag, length, content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function nameOf(text: string): Buffer {
  return der(0x30, der(0x31, der(0x30, oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(text)))));
}

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}
