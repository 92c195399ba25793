import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { configErrorExitCode } from '../../service/src/environment.ts';
import { listenProblem } from '../../service/src/listen-problem.ts';

/**
 * Ends this process with a message if it cannot listen on a port.
 * @param names the environment variables that set the port and the address
 */
export async function requireFreePort(port, address, names) {
  const portOrErrorCode = await tryPort(port, address);
  if (typeof portOrErrorCode !== 'number') exitWithListenError(portOrErrorCode, port, address, names);
}

/**
 * Ends this process with a message: with `configErrorExitCode` for an invalid port number, else with 1.
 * @param errorCode the error code of the attempt to listen
 * @param names the environment variables that set the port and the address
 */
export function exitWithListenError(errorCode, port, address, names) {
  if (errorCode === 'ERR_SOCKET_BAD_PORT') {
    console.error(`${names.port}: must be a number from 1 to 65535`);
    process.exit(configErrorExitCode);
  }
  const sentence = listenProblem(errorCode, { host: address, port, variables: names });
  console.error(sentence ?? `Cannot listen on ${address}:${port} (${errorCode}).`);
  process.exit(1);
}

/** @returns the preferred port, or any free port if the preferred port is taken; an error code if the process cannot listen on any port */
export async function freePort(preferred, address) {
  const portOrErrorCode = await tryPort(preferred, address);
  return typeof portOrErrorCode === 'number' ? portOrErrorCode : tryPort(0, address);
}

/** Longer than a normal start, even on a slow machine. */
const reportIntervalMs = 30_000;

/**
 * Resolves when a server accepts connections at `origin`, such as `http://[::1]:4010`. Until then, reports every `intervalMs` that the server
 * is not ready yet. It waits without a limit: if the server ends, `children.mjs` ends this process.
 */
export async function waitUntilListening(
  serverName,
  origin,
  { intervalMs = reportIntervalMs, report = console.error } = {},
) {
  const { hostname, port } = new URL(origin);
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += intervalMs / 1_000;
    report(
      `Still waiting after ${seconds} seconds for ${serverName} to listen at ${origin}. Its log lines above may show the reason; npm run doctor checks what it needs.`,
    );
  }, intervalMs);
  // Node expects IPv6 without the brackets of a URL, and a URL omits port 80.
  while (!(await accepts(Number(port || 80), hostname.replace(/^\[|\]$/g, '')))) await delay(50);
  clearInterval(timer);
}

/** Whether a server accepts connections. An error means that no server listens yet. */
async function accepts(port, address) {
  const socket = connect(port, address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Tries to listen on a port, or on any free port if `port` is 0. @returns the port, or the error code */
async function tryPort(port, address) {
  const probe = createServer();
  try {
    await once(probe.listen(port, address), 'listening');
  } catch (error) {
    return error.code;
  }
  const { port: actualPort } = probe.address();
  probe.close();
  await once(probe, 'close');
  return actualPort;
}
