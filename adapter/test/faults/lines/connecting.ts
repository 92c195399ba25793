import { type Certificate, createCertificate } from '../../../../gateway/test/certificate.ts';
import { jsonAnswer } from '../../misbehaving-gateway.ts';
import { shortConnectTimeout } from '../fault-setup.ts';
import {
  createTrustedCertificate,
  startUnanswering,
  startUnresolved,
  startWithInvalidCertificate,
  startWithoutListener,
  startWithoutTls,
} from '../unreachable.ts';
import { fails, type Line, type Variant } from '../variant.ts';

const yesterday = () => Date.now() - 86_400_000;
const unreachable = fails('UNREACHABLE', 'not-sent', { readTries: 3 });
/** If the TLS handshake fails, the adapter sends nothing, and does not connect again. */
const invalidTls = fails('MISCONFIGURED', 'not-sent');
const badCertificate = (name: string, create: () => Promise<Certificate>): Variant => ({
  name,
  expect: invalidTls,
  gateway: async () => startWithInvalidCertificate(await create()),
});

/** Lines F1 to F7 of docs/faults.md: faults while connecting. */
export const connectingLines: readonly Line[] = [
  {
    faults: [1],
    title: 'connection refused',
    variants: [{ name: 'no server listens', expect: unreachable, gateway: startWithoutListener }],
  },
  {
    faults: [2],
    title: 'unknown host name',
    variants: [
      {
        name: 'no such name',
        // This error is rarely transient, so a call is retried only once.
        expect: fails('UNREACHABLE', 'not-sent', { readTries: 2 }),
        gateway: () => startUnresolved('ENOTFOUND'),
      },
    ],
  },
  {
    faults: [3],
    title: 'host name temporarily not resolved',
    variants: [
      { name: 'resolver does not answer', expect: unreachable, gateway: () => startUnresolved('EAI_AGAIN') },
    ],
  },
  {
    faults: [4],
    title: 'connecting takes too long',
    variants: [
      {
        name: 'no answer to a connection',
        expect: unreachable,
        gateway: startUnanswering,
        settings: shortConnectTimeout,
      },
    ],
  },
  {
    faults: [5],
    title: 'a certificate that is not trusted, is for another host, or has expired',
    variants: [
      badCertificate('unknown authority', () => createCertificate(['127.0.0.1'])),
      badCertificate('another host', () => createTrustedCertificate(['127.0.0.2'])),
      badCertificate('expired', () => createTrustedCertificate(['127.0.0.1'], yesterday())),
    ],
  },
  {
    faults: [6],
    title: 'plain HTTP on a TLS port',
    variants: [
      { name: 'plain HTTP', expect: invalidTls, gateway: () => startWithoutTls(jsonAnswer(400, {})) },
    ],
  },
  {
    faults: [7],
    title: 'a TLS handshake that hangs',
    variants: [
      {
        name: 'no handshake',
        expect: unreachable,
        gateway: () => startWithoutTls(null),
        settings: shortConnectTimeout,
      },
    ],
  },
];
