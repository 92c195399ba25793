/**
 * `npm start`: runs the adapter, which serves the web app, and the embedded gateway, unless GATEWAY_URL names a different gateway.
 * `--watch` restarts the servers on changes, and also runs Vite's development server.
 */
import { randomBytes } from 'node:crypto';
import { brandName } from '../contracts/src/domain/brand.ts';
import { demoAccount } from '../gateway/src/accounts/demo-account.ts';
import { urlHostOf } from '../service/src/loopback.ts';
import { createChildren } from './start/children.mjs';
import { whenNpmEnds } from './start/parent.mjs';
import { exitWithListenError, freePort, requireFreePort, waitUntilListening } from './start/ports.mjs';

const isWatching = process.argv.includes('--watch');
const host = hostOf('HOST');
const gatewayHost = hostOf('EMBEDDED_GATEWAY_HOST');
const port = Number(process.env.PORT || 4000);
const usesEmbeddedGateway = !process.env.GATEWAY_URL;
const hasProviderStates = process.env.PROVIDER_STATES === '1';
// Derived from PORT, so that two instances with different values of PORT do not compete for these ports. For 4000 they are 4010 and 5173.
const usualGatewayPort = port + 10;
const usualVitePort = port + 1173;
const configuredKey = process.env.MAILBOX_KEY;
/** The key of the mailbox page. If MAILBOX_KEY is not set, each start creates a new one, and passes it to the gateway in the environment. */
const mailboxKey = configuredKey || randomBytes(16).toString('base64url');

const { start, stop } = createChildren();
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// tools/run.mjs closes this channel to stop this process, because a signal would end the process immediately on Windows.
process.on('disconnect', () => stop(0));
whenNpmEnds(() => stop(0));

await requireFreePort(port, host, { port: 'PORT', host: 'HOST' });
const gatewayPort = await portOfGateway();
// The addresses of the servers for this machine.
const adapter = `http://${urlHostOf(host)}:${port}`;
const gateway = `http://${urlHostOf(gatewayHost)}:${gatewayPort}`;

const nodeOptions = isWatching ? ['--watch', '--watch-preserve-output'] : [];
const env = { EMBEDDED_GATEWAY_PORT: String(gatewayPort) };
if (usesEmbeddedGateway) {
  const program = hasProviderStates ? 'gateway/testing/server-with-states.ts' : 'gateway/src/server.ts';
  start(program, { nodeOptions, env: { ...env, MAILBOX_KEY: mailboxKey } });
  await waitUntilListening('the embedded gateway', gateway);
}
start('adapter/src/server.ts', { nodeOptions, env });
await waitUntilListening('the adapter', adapter);
await printAddresses(isWatching ? await startVite() : adapter);

/** Starts Vite's development server, on any free port if its usual port is taken. @returns its address */
async function startVite() {
  // Every machine has this host, so the result is a port and not an error code.
  const vitePort = await freePort(usualVitePort, '127.0.0.1');
  const args = ['--host', '127.0.0.1', '--port', String(vitePort), '--strictPort', 'web'];
  start('node_modules/vite/bin/vite.js', { args });
  const vite = `http://127.0.0.1:${vitePort}`;
  await waitUntilListening("Vite's development server", vite);
  return vite;
}

async function printAddresses(address) {
  const lines = [`${brandName} runs on ${address}`, `Docs: ${address}/docs`];
  if (usesEmbeddedGateway) {
    if ((await readJson(`${gateway}/livez`)).demoAccount) {
      lines.push(`Demo account: ${demoAccount.email} with password ${demoAccount.password}`);
    }
    if (!process.env.SMTP_URL) {
      // An adapter that other machines can reach serves no mailbox. The gateway serves it to this machine only.
      const { mailbox } = await readJson(`${adapter}/config.json`);
      lines.push(`Mail that it sends: ${mailbox ? adapter : gateway}/mailbox${mailboxKeyHint()}`);
    }
    if (hasProviderStates) lines.push(`Provider states: ${gateway}/provider-states`);
    if (gatewayPort !== usualGatewayPort) lines.push(`Its gateway: ${gateway}/api`);
  } else {
    lines.push('It uses the gateway of GATEWAY_URL. The embedded gateway is not started.');
  }
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`);
}

/** How to open the mailbox with its key. The key is printed only to a terminal, because other output may be a log file. */
function mailboxKeyHint() {
  if (process.stdout.isTTY) return `?key=${mailboxKey}`;
  return configuredKey ? '?key= with your MAILBOX_KEY' : ', which opens once you set MAILBOX_KEY';
}

/** The listen address that a variable sets, without the brackets of IPv6. */
function hostOf(variable) {
  return (process.env[variable] || '127.0.0.1').replace(/^\[|\]$/g, '');
}

/** The gateway's port. If none is set and the usual port is taken, any free port is used, since only the adapter needs to know it. */
async function portOfGateway() {
  const configuredPort = process.env.EMBEDDED_GATEWAY_PORT;
  // The embedded gateway is not started, so this port need not be free.
  if (!usesEmbeddedGateway) return Number(configuredPort || usualGatewayPort);
  const names = { port: 'EMBEDDED_GATEWAY_PORT', host: 'EMBEDDED_GATEWAY_HOST' };
  if (configuredPort) {
    await requireFreePort(Number(configuredPort), gatewayHost, names);
    return Number(configuredPort);
  }
  const result = await freePort(usualGatewayPort, gatewayHost);
  if (typeof result !== 'number') exitWithListenError(result, usualGatewayPort, gatewayHost, names);
  return result;
}

async function readJson(address) {
  return (await fetch(address)).json();
}
