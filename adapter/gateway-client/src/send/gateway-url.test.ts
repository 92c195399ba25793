import { lookup } from 'node:dns/promises';
import { describe, expect, it } from 'vitest';
import { checkedLookup, forbiddenAddressCode, isAllowedAddress } from './address-policy.ts';
import { parseGatewayUrl } from './gateway-url.ts';

const strict = { allowHttp: false, allowPrivate: false };

describe('GATEWAY_URL', () => {
  it.each([
    ['https://gateway.example.com/api', 'https://gateway.example.com', '/api'],
    ['https://gateway.example.com/team/api/', 'https://gateway.example.com', '/team/api'],
    ['http://127.0.0.1:4010/api', 'http://127.0.0.1:4010', '/api'],
    ['http://localhost:4010/api', 'http://localhost:4010', '/api'],
    ['http://[::1]:4010/api', 'http://[::1]:4010', '/api'],
  ])('%s is taken', (text, origin, basePath) => {
    expect(parseGatewayUrl(text, strict)).toMatchObject({ ok: true, address: { origin, basePath } });
  });

  it.each([
    'gateway.example.com/api',
    'ftp://gateway.example.com/api',
    'http://gateway.example.com/api',
    'https://user:secret@gateway.example.com/api',
    'https://gateway.example.com/api?stage=prod',
    'https://gateway.example.com/api#x',
    'https://gateway.example.com\\@evil.test/api',
    'https://gateway.example.com/api/prod',
    'https://gateway.example.com/x/../api',
    'https://gateway.example.com/%2e%2e/api',
    'https://gateway.example.com//evil/api',
    'https://gateway.example.com /api',
    'https://169.254.169.254/api',
    'https://[fd00:ec2::254]/api',
    'https://[::ffff:169.254.169.254]/api',
    'https://0.0.0.0/api',
    'http://0/api',
    'https://10.0.0.1/api',
    'https://192.168.1.1/api',
    'https://172.16.0.1/api',
    'https://[fd12::1]/api',
    'https://2852039166/api',
  ])('%s is refused', text => {
    expect(parseGatewayUrl(text, strict)).toMatchObject({ ok: false });
  });

  it('private ranges and plain HTTP are for those who ask; link-local never', () => {
    const wide = { allowHttp: true, allowPrivate: true };
    expect(parseGatewayUrl('http://10.0.0.1/api', wide).ok).toBe(true);
    expect(parseGatewayUrl('http://gateway.example.com/api', wide).ok).toBe(true);
    expect(parseGatewayUrl('https://169.254.169.254/api', wide).ok).toBe(false);
  });
});

describe('addresses at connecting', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.1.1',
    '::1',
    '::ffff:10.1.2.3',
    'fe80::1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::10.1.2.3',
    'no address',
  ])('%s is out of reach of a public name', address => {
    expect(isAllowedAddress(address, { loopback: false, private: false })).toBe(false);
  });

  it('a name that turns out to be this machine is refused when the gateway is elsewhere', async () => {
    expect((await lookup('localhost')).address).toMatch(/127\.0\.0\.1|::1/);
    const code = await new Promise(resolve => {
      checkedLookup({ loopback: false, private: false })('localhost', {}, error => resolve(error?.code));
    });
    expect(code).toBe(forbiddenAddressCode);
  });
});
