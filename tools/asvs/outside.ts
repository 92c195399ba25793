import type { Outside } from './row.ts';

/** What the product does not have, and the requirements that are about it. */
export const outside: readonly Outside[] = [
  { because: 'No LDAP', ids: ['1.2.6'] },
  {
    because: 'No template language and no format strings take what people send',
    ids: ['1.3.7', '1.3.10'],
  },
  {
    because: 'TypeScript alone: memory is managed, and whole numbers do not overflow',
    ids: ['1.4.1', '1.4.2', '1.4.3'],
  },
  { because: 'No XML is read, and no XPath', ids: ['1.2.7', '1.5.1'] },
  { because: 'No LaTeX', ids: ['1.2.8'] },
  { because: 'No JNDI, no Java', ids: ['1.3.8'] },
  { because: 'No memcache', ids: ['1.3.9'] },
  { because: 'People put in no SVG: the sanitizer of articles lets none through', ids: ['1.3.4'] },
  {
    because: 'Nothing is limited in number, so nothing can be booked twice: no seats, no slots, no stock',
    ids: ['2.3.4'],
  },
  { because: 'No frames talk to each other: no message of another window is listened to', ids: ['3.5.5'] },
  { because: 'No GraphQL', ids: ['4.3.1', '4.3.2'] },
  { because: 'No WebSocket', ids: ['4.4.1', '4.4.2', '4.4.3', '4.4.4'] },
  {
    because:
      'No file is taken from people, neither uploads nor archives, and nothing they send is stored as a file',
    ids: ['5.1.1', '5.2.1', '5.2.2', '5.2.3', '5.3.1', '5.4.3'],
  },
  {
    because: 'No second factor that could be lost (that there is none: see 6.3.3)',
    ids: ['6.4.4'],
  },
  { because: 'No code by phone or SMS', ids: ['6.6.1'] },
  {
    because: 'No identity provider and no federation: the gateway alone knows accounts and sessions',
    ids: ['6.8.1', '6.8.2', '6.8.3', '6.8.4', '7.1.3', '7.6.1', '7.6.2'],
  },
  {
    because: 'No self-contained tokens: session tokens are random references',
    ids: ['9.1.1', '9.1.2', '9.1.3', '9.2.1', '9.2.2', '9.2.3', '9.2.4'],
  },
  {
    because: 'No OAuth and no OpenID Connect',
    ids: [
      ...['10.1.1', '10.1.2', '10.2.1', '10.2.2', '10.3.1', '10.3.2', '10.3.3', '10.3.4', '10.4.1', '10.4.2'],
      ...['10.4.3', '10.4.4', '10.4.5', '10.4.6', '10.4.7', '10.4.8', '10.4.9', '10.4.10', '10.4.11'],
      ...['10.5.1', '10.5.2', '10.5.3', '10.5.4', '10.5.5', '10.6.1', '10.6.2', '10.7.1', '10.7.2', '10.7.3'],
    ],
  },
  {
    because: 'The product encrypts nothing by itself, so it has no block modes, ciphers or encryption keys',
    ids: ['11.3.1', '11.3.2', '11.3.3'],
  },
  { because: 'No keys are derived from passwords', ids: ['11.4.4'] },
  { because: 'No signatures and no public keys of its own', ids: ['11.6.1'] },
  { because: 'No client certificates', ids: ['12.1.3'] },
  {
    because: 'No WebRTC',
    ids: ['17.1.1', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.3.1', '17.3.2'],
  },
];
