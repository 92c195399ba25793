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
  /** Sends a request on a connection that was opened before the stop. @returns the answer */
  async function sendDuringStop(target: string): Promise<string> {
    // The value of production. By default a test gateway has 0.
    const gateway = await startGateway({ lingerMs: stopLingerMs });
    const socket = await openConnection(gateway);
    const stopped = gateway.stop();
    const answer = await send(socket, target);
    await stopped;
    return answer;
  }

  it('answers a call that arrives after its start with 503, Retry-After and Connection: close', async () => {
    const answer = await sendDuringStop(login);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/^retry-after: 1\r$/im);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  it('is reported by /readyz', async () => {
    const answer = await sendDuringStop('GET /readyz');
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toContain('{"status":"unavailable","reason":"stopping"}');
  });

  it('does not change /livez', async () => {
    expect(await sendDuringStop('GET /livez')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('accepts calls during the grace time, in which /readyz already reports the stop', async () => {
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
    // The log-in is refused, since there is no such account. A refusal has HTTP 200.
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
