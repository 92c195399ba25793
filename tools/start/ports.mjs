import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Ends this process with a plain line when nothing can listen there. `cure` says what to do when the port is taken. */
export async function mustBeFree(port, address, cure) {
  const problem = await tryPort(port, address);
  if (typeof problem === 'number') return;
  console.error(
    problem === 'EADDRINUSE'
      ? `Port ${port} is taken; ${cure}.`
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
