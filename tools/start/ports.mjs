import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenProblem } from '../../service/src/listen-problem.ts';

/** Exit code of a wrong configuration, as sysexits has it. */
const configErrorExitCode = 78;

/** Ends this process with a plain line when nothing can listen there. `names` are the variables of the port and the address. */
export async function mustBeFree(port, address, names) {
  const problem = await tryPort(port, address);
  if (typeof problem === 'number') return;
  endWith(problem, port, address, names);
}

/** Ends this process with a plain line for the code of what went wrong with a port. */
export function endWith(problem, port, address, names) {
  if (problem === 'ERR_SOCKET_BAD_PORT') {
    console.error(`${names.port}: must be a number from 1 to 65535`);
    process.exit(configErrorExitCode);
  }
  const sentence = listenProblem(problem, { host: address, port, variables: names });
  console.error(sentence ?? `Cannot listen on ${address}:${port} (${problem}).`);
  process.exit(1);
}

/** @returns `preferred`, or where it is taken any other port of the address that is free, or the code of what went wrong. */
export async function freePort(preferred, address) {
  const found = await tryPort(preferred, address);
  return typeof found === 'number' ? found : tryPort(0, address);
}

const patienceMs = 30_000;

/**
 * Resolves once something accepts connections at `origin`, such as `http://[::1]:4010`. After each `everyMs` of waiting `report` gets a
 * sentence. @param what the name of the server in the sentence
 */
export async function answering(what, origin, { everyMs = patienceMs, report = console.error } = {}) {
  const { hostname, port } = new URL(origin);
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += everyMs / 1_000;
    report(
      `Still waiting, after ${seconds} seconds, for ${what} to listen at ${origin}. Its lines above may say what keeps it; npm run doctor checks what it needs.`,
    );
  }, everyMs);
  // Node wants IPv6 without the brackets of a URL, and a URL omits the port 80.
  while (!(await accepts(Number(port || 80), hostname.replace(/^\[|\]$/g, '')))) await delay(50);
  clearInterval(timer);
}

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

/** @returns the port that could be listened on, or the code of what went wrong. */
async function tryPort(port, address) {
  const probe = createServer();
  try {
    await once(probe.listen(port, address), 'listening');
  } catch (error) {
    return error.code;
  }
  const { port: found } = probe.address();
  probe.close();
  await once(probe, 'close');
  return found;
}
