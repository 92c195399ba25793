/**
 * Runs everything: the embedded gateway, unless GATEWAY_URL names another, and the adapter that serves the web app.
 * `--watch` restarts the servers on changes and adds Vite's development server.
 */
import { randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { brandName } from '../contracts/src/domain/brand.ts';
import { demoAccount } from '../gateway/src/accounts/demo-account.ts';
import { createChildren } from './start/children.mjs';
import { whenNpmEnds } from './start/parent.mjs';
import { answering, freePort, mustBeFree } from './start/ports.mjs';

const watch = process.argv.includes('--watch');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4000);
const embedded = !process.env.GATEWAY_URL;
const hasStates = process.env.PROVIDER_STATES === '1';
// Counted from PORT, so that two that start at once never want the same: 4010 and 5173 beside 4000.
const usualGatewayPort = port + 10;
const usualVitePort = port + 1173;
/** Opens the mailbox; unless it is given, a new one at each start, which the gateway gets by the environment. */
const givenKey = process.env.MAILBOX_KEY;
const mailboxKey = givenKey || randomBytes(16).toString('base64url');

const { start, stop } = createChildren();
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// The channel to tools/run.mjs, where that started it: on Windows a signal from there would end it at once.
process.on('disconnect', () => stop(0));
whenNpmEnds(() => stop(0));

await mustBeFree(port, host, 'PORT');
const gatewayPort = await portOfGateway();
const vitePort = await freePort(usualVitePort);

const nodeOptions = watch ? ['--watch', '--watch-preserve-output'] : [];
const env = { EMBEDDED_GATEWAY_PORT: String(gatewayPort) };
if (embedded) {
  const program = hasStates ? 'gateway/testing/server-with-states.ts' : 'gateway/src/server.ts';
  start(program, { nodeOptions, env: { ...env, MAILBOX_KEY: mailboxKey } });
  await answering(gatewayPort, '127.0.0.1');
}
start('adapter/src/server.ts', { nodeOptions, env });
await answering(port, host);
if (watch) {
  const args = ['--host', '127.0.0.1', '--port', String(vitePort), '--strictPort', 'web'];
  start('node_modules/vite/bin/vite.js', { args });
  await answering(vitePort, '127.0.0.1');
}
await announce();

async function announce() {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const shown = isIPv6(named) ? `[${named}]` : named;
  const address = `http://${shown}:${watch ? vitePort : port}`;
  const lines = [`${brandName} runs on ${address}`, `Docs: ${address}/docs`];
  if (embedded) {
    const gateway = `http://127.0.0.1:${gatewayPort}`;
    const adapter = `http://${shown}:${port}`;
    if ((await read(`${gateway}/livez`)).demoAccount) {
      lines.push(`Demo account: ${demoAccount.email} with password ${demoAccount.password}`);
    }
    if (!process.env.SMTP_URL) {
      // An adapter that others reach has no mailbox; the gateway's own is there for this machine alone.
      const { mailbox } = await read(`${adapter}/config.json`);
      lines.push(`Mail that it sends: ${mailbox ? adapter : gateway}/mailbox${howToOpen()}`);
    }
    if (hasStates) lines.push(`Provider states: ${gateway}/provider-states`);
    if (gatewayPort !== usualGatewayPort) lines.push(`Its gateway: http://127.0.0.1:${gatewayPort}/api`);
  } else {
    lines.push('It uses the gateway that GATEWAY_URL names; the embedded one is not started.');
  }
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`);
}

/** The key is for a person at a terminal alone: other output may be a log that is kept. */
function howToOpen() {
  if (process.stdout.isTTY) return `?key=${mailboxKey}`;
  return givenKey ? '?key= and your MAILBOX_KEY' : ', which opens once you set MAILBOX_KEY';
}

/** Only the adapter needs to know it, so without a wish any port will do. */
async function portOfGateway() {
  if (!process.env.EMBEDDED_GATEWAY_PORT) return freePort(usualGatewayPort);
  const wanted = Number(process.env.EMBEDDED_GATEWAY_PORT);
  if (embedded) await mustBeFree(wanted, '127.0.0.1', 'EMBEDDED_GATEWAY_PORT');
  return wanted;
}

async function read(address) {
  return (await fetch(address)).json();
}
