import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { freePort, portOf } from '../../gateway/testing/free-port.ts';
import { untilListening } from '../../gateway/testing/listening.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { npmCommand } from '../npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const folder = temporaryFolder();

/** The properties of an exported span that the test uses. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: readonly { readonly key: string }[];
}
/** A request of the exporter in OTLP, as JSON. */
interface ExportRequest {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** The span without the attributes that the processor in docs/operations.md removes in a collector. */
function withAllowedAttributes(span: Span): Span {
  // The list of the attributes in the settings of the processor.
  const allowed = [...page.matchAll(/^ {6}- ([a-z._]+)$/gm)].map(([, key]) => key);
  return { ...span, attributes: span.attributes.filter(({ key }) => allowed.includes(key)) };
}

/** Starts a collector. `spans` contains the spans that adapter and gateway have sent so far. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    // Cast: the instrumentation sends OTLP.
    const { resourceSpans } = JSON.parse(await text(request)) as ExportRequest;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { spans, url: `http://127.0.0.1:${portOf(server)}` };
}

it('the settings of docs/operations.md give one trace for a call through both servers, without secrets', async () => {
  const [, install = ''] = /^ {4}npm (install --prefix \/srv\/otel .*)$/m.exec(page) ?? [];
  const installArgs = install.replace('/srv/otel', folder).split(' ');
  execFileSync(...npmCommand(installArgs), { stdio: 'ignore' });
  const { spans, url } = await startCollector();
  const settings = [...page.matchAll(/^ {4}((?:NODE|OTEL)_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace('/srv/otel', folder).replace('http://127.0.0.1:4318', url),
  ]);
  // The page lists five variables.
  expect(settings).toHaveLength(5);

  const mailboxKey = 'k'.repeat(32);
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...Object.fromEntries(settings),
    PORT: String(port),
    EMBEDDED_GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: join(folder, 'data'),
    MAILBOX_KEY: mailboxKey,
    // JSON, so that the test needs no library for protocol buffers.
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    // Exports spans after 200 ms instead of 5 seconds.
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  for (const [workspace, listenPort] of [
    ['gateway', gatewayPort],
    ['adapter', port],
  ] as const) {
    const server = spawn(process.execPath, [`${workspace}/src/server.ts`], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    onTestFinished(async () => {
      server.kill();
      await once(server, 'exit');
    });
    await untilListening(server, listenPort);
  }

  // A call with a W3C `traceparent` header: a trace that the caller has begun.
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const callerSpanId = '00f067aa0ba902b7';
  await fetch(`http://127.0.0.1:${port}/trpc/authentication.userDetails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-${callerSpanId}-01` },
    body: '{}',
  });
  const spansOfTrace = () => spans.filter(span => span.traceId === traceId);
  await expect.poll(() => spansOfTrace().length, { timeout: 20_000 }).toBe(3);
  // Three spans follow the caller's span: the adapter's request, the adapter's call to the gateway, and the gateway's request.
  let parentId = callerSpanId;
  for (let depth = 0; depth < 3; depth++) {
    const child = spansOfTrace().find(({ parentSpanId }) => parentSpanId === parentId);
    expect(child).toBeDefined();
    parentId = child?.spanId ?? '';
  }

  await fetch(`http://127.0.0.1:${port}/trpc/authentication.initiatePasswordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail: demoAccount.email }),
  });
  const mailboxUrl = `http://127.0.0.1:${port}/mailbox.json?key=${mailboxKey}`;
  const readMailbox = async () => (await fetch(mailboxUrl)).text();
  const mailedLink = /\/reset-password\?[^\s"\\]*otp=([^\s"\\&]+)/;
  await expect.poll(readMailbox).toMatch(mailedLink);
  const [link = '', code = ''] = mailedLink.exec(await readMailbox()) ?? [];
  // Opens the e-mailed link, so that a span has the code in its URL.
  await fetch(`http://127.0.0.1:${port}${link}`);
  const secrets = new RegExp(
    [code, mailboxKey, demoAccount.email, encodeURIComponent(demoAccount.email)].join('|'),
  );
  // The unfiltered spans contain the code, so the filter has an effect.
  await expect.poll(() => JSON.stringify(spans), { timeout: 20_000 }).toContain(code);
  expect(JSON.stringify(spans.map(withAllowedAttributes))).toContain('http.response.status_code');
  expect(JSON.stringify(spans.map(withAllowedAttributes))).not.toMatch(secrets);
}, 240_000);
