import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Exit code of a wrong configuration, as sysexits has it. */
const configErrorExitCode = 78;

/** Ends this process with a plain line when nothing can listen there. `variable` is what the port comes from. */
export async function mustBeFree(port, address, variable) {
  const problem = await tryPort(port, address);
  if (typeof problem === 'number') return;
  if (problem === 'ERR_SOCKET_BAD_PORT') {
    console.error(`${variable}: must be a number from 1 to 65535`);
    process.exit(configErrorExitCode);
  }
  console.error(
    problem === 'EADDRINUSE'
      ? `Port ${port} is taken; stop what uses it, or set ${variable} to another port.`
      : `Cannot listen on ${address}:${port} (${problem}).`,
  );
  process.exit(1);
}

/** @returns `preferred`, or where it is taken any other port of this machine that is free. */
export async function freePort(preferred) {
  const found = await tryPort(preferred, '127.0.0.1');
  return typeof found === 'number' ? found : tryPort(0, '127.0.0.1');
}

/** Resolves once something accepts connections there. */
export async function answering(port, address) {
  const socket = connect(port, address === '0.0.0.0' ? '127.0.0.1' : address);
  try {
    await once(socket, 'connect');
  } catch {
    await delay(50);
    await answering(port, address);
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
