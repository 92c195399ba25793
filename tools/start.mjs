/**
 * Runs everything: the embedded gateway, unless GATEWAY_URL names another, and the adapter that serves the web app.
 * `--watch` restarts the servers on changes and adds Vite's development server.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { demoAccount } from '../gateway/src/accounts/demo-account.ts';

const watch = process.argv.includes('--watch');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4000);
const gatewayPort = Number(process.env.EMBEDDED_GATEWAY_PORT || 4010);
const vitePort = 5173;
const embedded = !process.env.GATEWAY_URL;

const children = [];
let stopping = false;
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

if (embedded) await mustBeFree(gatewayPort, '127.0.0.1', 'EMBEDDED_GATEWAY_PORT');
await mustBeFree(port, host, 'PORT');
if (watch) await mustBeFree(vitePort, '127.0.0.1', null);

if (embedded) {
  server('gateway/src/server.ts');
  await answering(gatewayPort, '127.0.0.1');
}
server('adapter/src/server.ts');
await answering(port, host);
if (watch) {
  child('vite', ['--host', '127.0.0.1', '--port', String(vitePort), '--strictPort', 'web']);
  await answering(vitePort, '127.0.0.1');
}
announce();

function announce() {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${shown}:${watch ? vitePort : port}`;
  const lines = [`Choose Life runs on ${address}`, `Docs and playground: ${address}/docs`];
  if (embedded) {
    lines.push(`Demo account: ${demoAccount.email} with password ${demoAccount.password}`);
    if (!process.env.SMTP_URL) lines.push(`Mail that it sends: http://${shown}:${port}/mailbox`);
  } else {
    lines.push('It uses the gateway that GATEWAY_URL names; the embedded one is not started.');
  }
  console.log(`\n${lines.map(line => `  ${line}`).join('\n')}\n`);
}

function server(file) {
  child(process.execPath, [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    '--disable-warning=ExperimentalWarning',
    file,
  ]);
}

function child(command, args) {
  const running = spawn(command, args, { stdio: 'inherit' });
  children.push(running);
  running.on('exit', code => stop(code ?? 1));
}

/** Ends everything once; the servers finish what is on its way before they go. */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const running of children) running.kill('SIGTERM');
}

function mustBeFree(wanted, address, variable) {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', error => {
      const cure = variable
        ? `; stop what uses it, or set ${variable} to another port.`
        : '; stop what uses it.';
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${wanted} is taken${cure}`
          : `Cannot listen on ${address}:${wanted} (${error.code}).`;
      console.error(reason);
      process.exit(1);
    });
    probe.listen(wanted, address, () => probe.close(resolve));
  });
}

/** Resolves once something accepts connections there; a server that dies first ends the whole run. */
function answering(wanted, address) {
  return new Promise(resolve => {
    const attempt = () => {
      const socket = connect(wanted, address === '0.0.0.0' ? '127.0.0.1' : address);
      socket.once('connect', () => resolve(socket.destroy()));
      socket.once('error', () => (stopping ? undefined : setTimeout(attempt, 50)));
    };
    attempt();
  });
}
