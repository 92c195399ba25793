import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How much of its answers a connection has taken. */
export interface Progress {
  /** Bytes that the system took from this process, since the connection is open. */
  readonly taken: number;
  /** How many of them the system still holds for the caller; 0 where it does not say. */
  readonly queued: number;
  /** Whether this process still holds a part of an answer. */
  readonly isWaiting: boolean;
}

export interface ReadingRule {
  /** How long an answer may wait before its caller is judged. */
  readonly graceMs: number;
  /** What a caller must read on average from then on, in bytes a second. */
  readonly bytesPerSecond: number;
}

/** 140 kbit/s: the slowest mobile networks are faster. */
export const leastBytesPerSecond = 17_500;

/** Checks within the grace. Checks are counted and not time, so that a blocked event loop does not make callers late. */
const checksInGrace = 20;

/**
 * Judges the reader of one connection at each check. What the caller's system has received counts as read, so no caller is judged slower
 * than they are. @returns whether the caller reads too slowly to stay connected
 */
export function createReader({ bytesPerSecond, graceMs }: ReadingRule): (progress: Progress) => boolean {
  const checkSeconds = graceMs / checksInGrace / 1000;
  /** What was taken before the answer that waits. */
  let before = 0;
  let checks = 0;
  return ({ isWaiting, queued, taken }) => {
    if (!isWaiting) {
      before = taken;
      checks = 0;
      return false;
    }
    checks += 1;
    // The answer may have begun to wait right before the first check.
    const waited = checks - 1;
    const read = taken - queued - before;
    return waited >= checksInGrace && read < bytesPerSecond * waited * checkSeconds;
  };
}

/**
 * Disconnects callers who read too slowly: an answer that waits holds memory. A faster caller has no time limit. Node's own timeout of
 * sockets would count what a caller sends as well, and a call under way.
 */
export function endSlowReaders(server: Server, rule: ReadingRule): void {
  const open = new Map<Socket, ReturnType<typeof createReader>>();
  server.on('connection', socket => {
    open.set(socket, createReader(rule));
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const isAnyWaiting = [...open.keys()].some(({ writableLength }) => writableLength > 0);
    const queues = isAnyWaiting ? readSendQueues() : none;
    for (const [socket, isTooSlow] of open) {
      const { bytesWritten, localPort, remotePort, writableLength } = socket;
      const taken = bytesWritten - writableLength;
      const queued = queues.get(`${localPort} ${remotePort}`) ?? 0;
      // A reset also frees what the system holds for the caller, up to 4 MB.
      if (isTooSlow({ taken, queued, isWaiting: writableLength > 0 })) socket.resetAndDestroy();
    }
  }, rule.graceMs / checksInGrace);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

const none: ReadonlyMap<string, number> = new Map();

/** A line of Linux' tables of connections: local and remote address with their ports, the state, and the bytes not yet acknowledged. */
const connectionLine = /^\s*\d+: \w+:(\w{4}) \w+:(\w{4}) \w\w (\w{8}):/gm;

/**
 * The bytes that Linux holds for each connection, by local and remote port: up to 4 MB, which a caller who reads nothing would otherwise
 * seem to have read. Node does not offer them. Of two connections with the same ports, the smaller number counts, which is in the
 * caller's favour. Empty on other systems.
 */
function readSendQueues(): ReadonlyMap<string, number> {
  const queues = new Map<string, number>();
  const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6'].map(textOrNone);
  for (const [, local = '', remote = '', bytes = ''] of tables.join('\n').matchAll(connectionLine)) {
    const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`;
    queues.set(ports, Math.min(Number.parseInt(bytes, 16), queues.get(ports) ?? Number.POSITIVE_INFINITY));
  }
  return queues;
}

function textOrNone(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
