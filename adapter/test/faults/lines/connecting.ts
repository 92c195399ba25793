import { selfSigned } from '../../../../gateway/test/certificate.ts';
import { jsonAnswer } from '../../misbehaving-gateway.ts';
import { briefConnecting } from '../fault-setup.ts';
import {
  notListening,
  plainAtTls,
  trustedCertificate,
  unanswered,
  unresolved,
  withCertificate,
} from '../unreachable.ts';
import { fails, type Line, type Variant } from '../variant.ts';

const yesterday = () => Date.now() - 86_400_000;
const unreachable = fails('UNREACHABLE', 'not-sent', 3);
/** TLS fails before anything is sent. */
const wrongTls = fails('MISCONFIGURED', 'not-sent', 1);
const badCertificate = (name: string, certificate: () => Parameters<typeof withCertificate>[0]): Variant => ({
  name,
  expect: wrongTls,
  gateway: () => withCertificate(certificate()),
});

export const connectingLines: readonly Line[] = [
  {
    faults: [1],
    title: 'connection refused',
    variants: [{ name: 'no server listens', expect: unreachable, gateway: notListening }],
  },
  {
    faults: [2],
    title: 'name unknown',
    variants: [
      {
        name: 'no such name',
        expect: fails('UNREACHABLE', 'not-sent', 2),
        gateway: () => unresolved('ENOTFOUND'),
      },
    ],
  },
  {
    faults: [3],
    title: 'name temporarily not resolved',
    variants: [
      { name: 'resolver does not answer', expect: unreachable, gateway: () => unresolved('EAI_AGAIN') },
    ],
  },
  {
    faults: [4],
    title: 'connecting takes too long',
    variants: [
      {
        name: 'no answer to a connection',
        expect: unreachable,
        gateway: unanswered,
        settings: briefConnecting,
      },
    ],
  },
  {
    faults: [5],
    title: 'a certificate that is not trusted, of another name, or expired',
    variants: [
      badCertificate('unknown authority', () => selfSigned(['127.0.0.1'])),
      badCertificate('another name', () => trustedCertificate(['127.0.0.2'])),
      badCertificate('expired', () => trustedCertificate(['127.0.0.1'], yesterday())),
    ],
  },
  {
    faults: [6],
    title: 'plain HTTP on a TLS port',
    variants: [{ name: 'plain HTTP', expect: wrongTls, gateway: () => plainAtTls(jsonAnswer(400, {})) }],
  },
  {
    faults: [7],
    title: 'a TLS handshake that hangs',
    variants: [
      {
        name: 'no handshake',
        expect: unreachable,
        gateway: () => plainAtTls(null),
        settings: briefConnecting,
      },
    ],
  },
];
