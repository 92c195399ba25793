import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { stopLingerMs } from '@choose-life/service/stop';
import { describe, expect, it } from 'vitest';
import { createReportPrinter, type ReportPrinter } from '../src/reports/report-printer.ts';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';

async function openConnection({ url }: RunningGateway): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a request. @param target method and path @returns everything that the socket receives until its end */
function send(socket: Socket, target: string, body = ''): Promise<string> {
  const headers = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`${target} HTTP/1.1\r\n${headers}\r\n\r\n${body}`);
  return text(socket);
}

const fetchText = async ({ url }: RunningGateway, path: string) => (await fetch(new URL(path, url))).text();

const login = 'POST /api/prod/authentication/login';

describe('a graceful stop of the gateway', () => {
  it('answers a call that arrives after its start with 503, Retry-After and Connection: close', async () => {
    // The value of production. By default a test gateway has 0.
    const gateway = await startGateway({ lingerMs: stopLingerMs });
    // Open connections, on which the requests arrive after the start of the stop.
    const callSocket = await openConnection(gateway);
    const readinessSocket = await openConnection(gateway);
    const livenessSocket = await openConnection(gateway);
    const stopped = gateway.stop();
    const [refused, readiness, liveness] = await Promise.all([
      send(callSocket, login),
      send(readinessSocket, 'GET /readyz'),
      send(livenessSocket, 'GET /livez'),
    ]);
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused).toMatch(/^retry-after: 1\r$/im);
    expect(refused).toMatch(/^connection: close\r$/im);
    expect(readiness).toMatch(/^HTTP\/1.1 503 /);
    expect(readiness).toContain('{"status":"unavailable","reason":"stopping"}');
    expect(liveness).toMatch(/^HTTP\/1.1 200 /);
    await stopped;
  });

  it('accepts calls during the grace time, although it is not ready', async () => {
    const gateway = await startGateway({ graceMs: 1_500 });
    const stopped = gateway.stop();
    await expect.poll(() => fetchText(gateway, '/readyz')).toContain('stopping');
    const answer = await call(gateway, 'content.readContentLibrary', { categories: ['Health'] });
    expect(answer.status).toBe(200);
    await stopped;
  });

  it('finishes a running call with Connection: close', async () => {
    const verificationStarted = Promise.withResolvers<void>();
    const verificationMayEnd = Promise.withResolvers<void>();
    const slowPassword = 'a long password';
    const verify = async (password: string, hash: string | undefined) => {
      if (password === slowPassword) {
        verificationStarted.resolve();
        await verificationMayEnd.promise;
      }
      return passwordsWithCache.verify(password, hash);
    };
    const gateway = await startGateway({
      passwords: { ...passwordsWithCache, verify },
      lingerMs: stopLingerMs,
    });
    const body = JSON.stringify({ userEmail: 'ada@example.test', userPassword: slowPassword });
    const answer = send(await openConnection(gateway), login, body);
    await verificationStarted.promise;
    const stopped = gateway.stop();
    await expect.poll(() => fetchText(gateway, '/readyz')).toContain('stopping');
    verificationMayEnd.resolve();
    expect(await answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await answer).toMatch(/^connection: close\r$/im);
    await stopped;
  });

  it('finishes reports that are being drawn or are queued', async () => {
    const printer = createReportPrinter({ threads: 1, waiting: 2 });
    const allRequested = Promise.withResolvers<void>();
    let requests = 0;
    const print: ReportPrinter['print'] = (...args) => {
      requests += 1;
      if (requests === 3) allRequested.resolve();
      return printer.print(...args);
    };
    const gateway = await startGateway({ printer: { ...printer, print } });
    const { email, token } = await gateway.createAccount({ email: 'ada@example.test' });
    const ids = await Promise.all([1, 2, 3].map(() => gateway.createReport(email)));
    const reports = Promise.all(
      ids.map(getReportPdfReportId =>
        call(gateway, 'hra.getReportPdf', { getReportPdfClientId: 'any', getReportPdfReportId }, { token }),
      ),
    );
    await allRequested.promise;
    await gateway.stop();
    expect((await reports).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
