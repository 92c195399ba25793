import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { runToEnd } from '@choose-life/gateway/testing/run-to-end';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMisbehaving } from './misbehaving-gateway.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { sendRequest } from './send-request.ts';
import { type RunningAdapter, startAdapterInProcess } from './start-adapter-in-process.ts';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const gateway = await startMisbehaving(() => {});
afterAll(gateway.stop);

/** The metrics of the adapter. The response also contains metrics of the process. */
const adapterMetrics = [
  'csp_violations_total',
  'gateway_call_duration_seconds',
  'gateway_calls_total',
  'gateway_circuit_open',
  'gateway_deviations_total',
  'http_requests_total',
];
describe('/metrics', () => {
  it('contains exactly the metrics of the adapter and the metrics of the process', async () => {
    const adapter = await startAdapterInProcess(gateway.url);
    const { text } = await sendRequest(`${adapter.url}/metrics`);
    await adapter.stop();
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    expect(names.filter(name => !/^(nodejs|process)_/.test(name ?? '')).sort()).toEqual(adapterMetrics);
    expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1_000_000);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S/m);
  });

  it('contains the metrics of the process once, even if the process runs several adapters', async () => {
    const adapters = [await startAdapterInProcess(gateway.url), await startAdapterInProcess(gateway.url)];
    for (const { url } of adapters) {
      const { text } = await sendRequest(`${url}/metrics`);
      expect(text.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
    }
    for (const adapter of adapters) await adapter.stop();
  });
});

describe('METRICS_PORT', () => {
  const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  let adapter: RunningAdapter;
  let metricsUrl: string;
  beforeEach(async () => {
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}`;
    adapter = await startAdapterInProcess(gateway.url, { METRICS_PORT: String(port) });
    return adapter.stop;
  });

  it('moves the metrics to this port', async () => {
    expect((await sendRequest(`${adapter.url}/metrics`)).status).toBe(404);
    await sendRequest(`${adapter.url}/livez`);
    const metrics = await sendRequest(`${metricsUrl}/metrics`);
    expect(metrics).toMatchObject({ status: 200, headers: noStore });
    expect(metrics.text).toContain('http_requests_total{route="/livez",status="200"} 1');
  });

  it.each(['/livez', '/trpc/waitList.read', '/', '/docs'])('does not serve %s', async path => {
    expect(await sendRequest(`${metricsUrl}${path}`)).toMatchObject({ status: 404, headers: noStore });
  });

  it.each([
    ['no Host header', ''],
    ['two Host headers', 'Host: a\r\nHost: b\r\n'],
  ])('refuses a request with %s', async (_name, hostLine) => {
    const { status, headers } = await sendRaw(metricsUrl, rawRequest('GET', '/metrics', { hostLine }));
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it('serves nothing after the adapter has stopped', async () => {
    await adapter.stop();
    await expect(sendRequest(`${metricsUrl}/metrics`)).rejects.toThrow();
  });

  it('makes the adapter exit with a message that names the variable if the port is in use', async () => {
    // The port is in use by the gateway.
    const { port } = new URL(gateway.url);
    const env = { GATEWAY_URL: gateway.url, PORT: '0', METRICS_PORT: port };
    expect((await runToEnd(server, [], env)).stderr).toBe(
      `Port ${port} is taken: stop what uses it, or set METRICS_PORT to another port.\n`,
    );
  });
});
