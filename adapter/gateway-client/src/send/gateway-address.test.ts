import { lookup } from 'node:dns/promises';
import { describe, expect, it } from 'vitest';
import {
  areAllAllowed,
  checkedLookup,
  forbiddenAddressCode,
  isAllowedAddress,
  parseGatewayUrl,
} from './gateway-address.ts';

const defaultRules = { allowHttp: false, allowPrivate: false };

describe('parseGatewayUrl', () => {
  // Loopback is always accepted, also with HTTP.
  it.each([
    ['https://gateway.example.com/api', 'https://gateway.example.com', '/api'],
    ['https://gateway.example.com/team/api/', 'https://gateway.example.com', '/team/api'],
    ['http://127.0.0.1:4010/api', 'http://127.0.0.1:4010', '/api'],
    ['http://localhost:4010/api', 'http://localhost:4010', '/api'],
    ['http://[::1]:4010/api', 'http://[::1]:4010', '/api'],
  ])('accepts %s', (text, origin, basePath) => {
    expect(parseGatewayUrl(text, defaultRules)).toMatchObject({ ok: true, address: { origin, basePath } });
  });

  it.each([
    ['no protocol', 'gateway.example.com/api'],
    ['another protocol', 'ftp://gateway.example.com/api'],
    ['HTTP to another machine', 'http://gateway.example.com/api'],
    ['user info', 'https://user:secret@gateway.example.com/api'],
    ['a query', 'https://gateway.example.com/api?stage=prod'],
    ['a fragment', 'https://gateway.example.com/api#x'],
    ['a backslash', 'https://gateway.example.com\\@evil.test/api'],
    ['a path that does not end with /api', 'https://gateway.example.com/api/prod'],
    ['dot segments', 'https://gateway.example.com/x/../api'],
    ['encoded dot segments', 'https://gateway.example.com/%2e%2e/api'],
    ['a double slash', 'https://gateway.example.com//evil/api'],
    ['a space', 'https://gateway.example.com /api'],
    ['a link-local address', 'https://169.254.169.254/api'],
    ['a link-local address as a number', 'https://2852039166/api'],
    ['the unspecified address', 'http://0/api'],
    ['a private address', 'https://[fd12::1]/api'],
  ])('refuses a URL with %s: %s', (_cause, text) => {
    expect(parseGatewayUrl(text, defaultRules)).toMatchObject({ ok: false });
  });

  it('accepts private addresses and plain HTTP if that is configured, but no link-local address', () => {
    const permissiveRules = { allowHttp: true, allowPrivate: true };
    expect(parseGatewayUrl('http://10.0.0.1/api', permissiveRules).ok).toBe(true);
    expect(parseGatewayUrl('http://gateway.example.com/api', permissiveRules).ok).toBe(true);
    expect(parseGatewayUrl('https://169.254.169.254/api', permissiveRules).ok).toBe(false);
  });
});

describe('checkedLookup', () => {
  it('refuses a name that resolves to a loopback address if the policy does not permit loopback', async () => {
    // The test needs a system on which this name resolves to a loopback address.
    expect((await lookup('localhost')).address).toMatch(/127\.0\.0\.1|::1/);
    const code = await new Promise(resolve => {
      checkedLookup({ loopback: false, private: false })('localhost', {}, error => resolve(error?.code));
    });
    expect(code).toBe(forbiddenAddressCode);
  });
});

const permissivePolicy = { loopback: true, private: true };
const publicOnlyPolicy = { loopback: false, private: false };

describe('areAllAllowed', () => {
  it.each(['first', 'last'])('refuses a name whose %s address is forbidden', position => {
    const addresses = [
      { address: '10.0.0.1', family: 4 },
      { address: '93.184.215.14', family: 4 },
    ];
    if (position === 'last') addresses.reverse();
    expect(areAllAllowed(addresses, publicOnlyPolicy)).toBe(false);
  });
});

describe('isAllowedAddress', () => {
  it.each([
    '2606:4700::1111',
    '93.184.215.14',
    '::ffff:93.184.215.14',
    '64:ff9b::5db8:d70e',
    '2002:5db8:d70e::1',
  ])('always allows the public address %s', address => {
    expect(isAllowedAddress(address, publicOnlyPolicy)).toBe(true);
  });

  it.each([
    ['name instead of an address', 'gateway.example.com'],
    ['link-local', '169.254.1.1'],
    ['link-local', 'fe80::1'],
    ['link-local by 6to4', '2002:a9fe:a9fe::1'],
    ['link-local by NAT64', '64:ff9b::169.254.169.254'],
    ['loopback by NAT64', '64:ff9b::127.0.0.1'],
    ['local-use NAT64 (64:ff9b:1::/48)', '64:ff9b:1::a9fe:a9fe'],
    ['IPv4-translated', '::ffff:0:169.254.169.254'],
    ['IPv4-compatible', '::169.254.169.254'],
    ['link-local, IPv4-mapped', '::ffff:169.254.169.254'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['protocol assignments', '192.0.0.192'],
    ["Azure's metadata", '168.63.129.16'],
    ["Alibaba's metadata", '100.100.100.200'],
    ["AWS's metadata", 'fd00:ec2::254'],
    ["AWS's credentials of a pod", 'fd00:ec2::23'],
    ["Google's metadata", 'fd20:ce::254'],
    ["Oracle's metadata", 'fd00:c1::a9fe:a9fe'],
    ["Scaleway's metadata", 'fd00:42::42'],
    ["Linode's metadata", 'fd00:a9fe:a9fe::1'],
    ["Alibaba's metadata", 'fd00:100::100:200'],
    ['reserved', '240.0.0.1'],
    ['multicast', '239.1.1.1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700::1111%1'],
    ['unspecified', '::'],
  ])('never allows an address of the kind %s: %s', (_name, address) => {
    expect(isAllowedAddress(address, permissivePolicy)).toBe(false);
  });

  it.each([
    ['IPv4', '10.1.2.3'],
    ['6to4', '2002:a01:203::1'],
    ['NAT64', '64:ff9b::192.168.1.1'],
    ['IPv4-mapped', '::ffff:172.16.0.1'],
    ['shared by a provider', '100.64.0.1'],
    ['site-local', 'fec0::1'],
    ['unique local', 'fd12::1'],
  ])('allows a private address (%s: %s) only if the policy permits private addresses', (_name, address) => {
    expect(isAllowedAddress(address, publicOnlyPolicy)).toBe(false);
    expect(isAllowedAddress(address, permissivePolicy)).toBe(true);
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'allows the loopback address %s only if the policy permits loopback',
    address => {
      expect(isAllowedAddress(address, publicOnlyPolicy)).toBe(false);
      expect(isAllowedAddress(address, permissivePolicy)).toBe(true);
    },
  );
});
