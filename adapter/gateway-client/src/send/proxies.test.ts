import { expect, it } from 'vitest';
import { readProxies } from './proxies.ts';

const variables = { HTTP_PROXY: 'http://a.test', HTTPS_PROXY: 'http://b.test', NO_PROXY: '.test' };
const proxies = { httpProxy: 'http://a.test', httpsProxy: 'http://b.test', noProxy: '.test' };

it.each<[string, Record<string, string>, object]>([
  ['from the upper-case names', {}, {}],
  ['from a lower-case name if both are set', { http_proxy: 'http://c.test' }, { httpProxy: 'http://c.test' }],
  ['from an empty lower-case name too', { https_proxy: '', no_proxy: '' }, { httpsProxy: '', noProxy: '' }],
])('readProxies reads the settings %s', (_which, otherVariables, otherSettings) => {
  expect(readProxies({ ...variables, ...otherVariables })).toEqual({
    proxies: { ...proxies, ...otherSettings },
    faults: [],
  });
});
