import { isLoopbackHost } from '@choose-life/service/loopback';
import { valkeyUrlProblem } from '../../adapter/src/limits/valkey-url.ts';
import type { SafetyRow } from './safety-row.ts';

/** The oldest version of each Node line without the faults that SECURITY.md names. */
const patchedNodes = ['24.22.1', '26.12.1'];

/** What can be unsafe about an adapter. */
export const adapterSafety: readonly SafetyRow[] = [
  {
    variable: 'PUBLIC_URL',
    verdict: 'unsafe',
    speaks: ({ adapter: { publicUrl } }) =>
      publicUrl.startsWith('http:') && !isLoopbackHost(new URL(publicUrl).hostname),
    text: 'is http: passwords and health answers travel in the clear. Put TLS in front, and write https.',
  },
  {
    variable: 'HOST',
    verdict: 'unsafe',
    speaks: ({ adapter: { host, trustProxy } }) => !isLoopbackHost(host) && trustProxy.length === 0,
    text: 'is open to the network without TRUST_PROXY: behind a balancer all people share the limits of one address, and without one there is no TLS.',
  },
  {
    variable: 'TRUST_PROXY',
    verdict: 'unsafe',
    speaks: ({ adapter }) => adapter.trustProxy.some(isNearlyEverybody),
    text: 'believes nearly everybody: strangers write the address that limits count. Name the addresses of your balancers.',
  },
  {
    variable: 'WAITLIST_ADMIN',
    verdict: 'unsafe',
    speaks: ({ isPublic, adapter }) => isPublic && adapter.waitListAdmin.mode === 'open',
    text: 'is open: anybody reads and deletes the e-mails of the wait-list. Set it to list, or to off.',
  },
  {
    variable: 'WAITLIST_ADMIN',
    verdict: 'mind',
    speaks: ({ isPublic, adapter }) => isPublic && adapter.waitListAdmin.mode === 'signed-in',
    text: 'is signed-in: anybody who signs up reads and deletes the e-mails of the wait-list. Set it to list, or to off.',
  },
  {
    variable: 'KNOWN_BROWSER_KEY',
    verdict: 'unsafe',
    speaks: ({ adapter }) => adapter.trustProxy.length > 0 && adapter.knownBrowserKey === null,
    text: 'is unset behind a balancer: each copy, and each start, knows other browsers, and strangers hold up the log-ins of owners.',
  },
  {
    variable: 'VALKEY_URL',
    verdict: 'mind',
    speaks: ({ adapter }) => adapter.trustProxy.length > 0 && adapter.valkey === null,
    text: 'is unset behind a balancer: each adapter counts limits by itself, so several let through as many times more.',
  },
  {
    variable: 'VALKEY_INSECURE',
    verdict: 'mind',
    speaks: ({ adapter: { valkey } }) => valkey !== null && valkeyUrlProblem(valkey.url, false) !== null,
    text: 'is 1: whoever listens in that network reads its password, and hashes of who calls.',
  },
  {
    variable: 'METRICS_PORT',
    verdict: 'unsafe',
    speaks: ({ isPublic, adapter }) => isPublic && adapter.metricsAt === null,
    text: 'is unset: strangers read /metrics. Give it a port that they cannot reach.',
  },
  {
    variable: 'METRICS_HOST',
    verdict: 'mind',
    speaks: ({ adapter: { metricsAt } }) => metricsAt !== null && !isLoopbackHost(metricsAt.host),
    text: 'is open to a network: let nobody in but who collects figures.',
  },
  {
    variable: 'RATE_LIMIT_PER_MINUTE',
    verdict: 'unsafe',
    speaks: ({ isPublic, adapter }) => isPublic && adapter.rateLimitPerMinute === 0,
    text: 'is 0: nothing limits how often a password is tried.',
  },
  {
    variable: 'GATEWAY_URL',
    verdict: 'unsafe',
    speaks: ({ env }) => leavesByHttp(env) && env.ALLOW_PRIVATE_GATEWAY !== '1',
    text: 'is http on another machine: tokens and health answers travel in the clear. Use https.',
  },
  {
    variable: 'GATEWAY_URL',
    verdict: 'mind',
    speaks: ({ env }) => leavesByHttp(env) && env.ALLOW_PRIVATE_GATEWAY === '1',
    text: 'is http in a private network: whoever listens there reads tokens and health answers.',
  },
  {
    variable: 'Node',
    verdict: 'mind',
    speaks: ({ isPublic }) => isPublic && patchedNodes.some(isOlderOfLine),
    text: `has known faults: run ${patchedNodes.join(' or ')}, or newer.`,
  },
];

function leavesByHttp({ GATEWAY_URL: url }: NodeJS.ProcessEnv): boolean {
  return url?.startsWith('http:') === true && !isLoopbackHost(URL.parse(url)?.hostname ?? '');
}

/** Wider than any network of one's own: the widest of those are 10.0.0.0/8 and fc00::/7. */
function isNearlyEverybody(range: string): boolean {
  const [, bits] = range.split('/');
  return bits !== undefined && Number(bits) < 7;
}

/** Whether the Node that runs is of the same major version, and older. */
function isOlderOfLine(patched: string): boolean {
  const [major, ...rest] = patched.split('.').map(Number);
  const [runs, ...its] = process.versions.node.split('.').map(Number);
  const [minor = 0, patch = 0] = rest;
  const [itsMinor = 0, itsPatch = 0] = its;
  return runs === major && (itsMinor < minor || (itsMinor === minor && itsPatch < patch));
}
