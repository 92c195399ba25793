import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How much of its answers a connection has sent. */
export interface Progress {
  /** Bytes that this process has written to the system since the connection was opened. */
  readonly writtenBytes: number;
  /** Bytes of `writtenBytes` that the caller's system has not acknowledged yet; 0 if this is unknown. */
  readonly queuedBytes: number;
  /** Whether this process still has a part of an answer to write. */
  readonly isWaiting: boolean;
}

/** How fast a caller must read. */
export interface ReadingRule {
  /** How long an answer may wait before the rate is checked. */
  readonly graceMs: number;
  /** The average rate that is required from then on. */
  readonly bytesPerSecond: number;
}

/** 140 kbit/s: the lowest rate at which a caller may read a long answer (SECURITY.md). */
export const leastBytesPerSecond = 17_500;

/**
 * Number of checks in `graceMs`, by default one every 3 seconds. Checks are counted instead of time, so that a blocked event loop does not make
 * callers look slow.
 */
const checksInGrace = 20;

/** Whether a caller reads too slowly to stay connected. It is called regularly, with the progress of one connection. */
type SlowReaderCheck = (progress: Progress) => boolean;

/** Creates the check of one connection. Bytes that the system of the caller has received count as read. */
export function createSlowReaderCheck({ bytesPerSecond, graceMs }: ReadingRule): SlowReaderCheck {
  const checkSeconds = graceMs / checksInGrace / 1000;
  /** `writtenBytes` when the waiting answer began. */
  let writtenBeforeAnswer = 0;
  let checks = 0;
  return ({ isWaiting, queuedBytes, writtenBytes }) => {
    if (!isWaiting) {
      writtenBeforeAnswer = writtenBytes;
      checks = 0;
      return false;
    }
    checks += 1;
    // The answer may have begun to wait right before the first check. The first check therefore does not count.
    const waitedChecks = checks - 1;
    const readBytes = writtenBytes - queuedBytes - writtenBeforeAnswer;
    return waitedChecks >= checksInGrace && readBytes < bytesPerSecond * waitedChecks * checkSeconds;
  };
}

/**
 * Disconnects callers who read too slowly, because a waiting answer uses memory. Callers who read fast enough have no time limit. Node's
 * socket timeout cannot be used: bytes that the caller sends reset it, and it also counts the time of a running call.
 */
export function endSlowReaders(server: Server, rule: ReadingRule): void {
  const checkBySocket = new Map<Socket, SlowReaderCheck>();
  server.on('connection', socket => {
    checkBySocket.set(socket, createSlowReaderCheck(rule));
    socket.once('close', () => checkBySocket.delete(socket));
  });
  const timer = setInterval(() => {
    const isAnyWaiting = [...checkBySocket.keys()].some(({ writableLength }) => writableLength > 0);
    const queues = isAnyWaiting ? readSendQueues() : noQueues;
    for (const [socket, isTooSlow] of checkBySocket) {
      const { bytesWritten, localPort, remotePort, writableLength } = socket;
      const writtenBytes = bytesWritten - writableLength;
      const queuedBytes = queues.get(`${localPort} ${remotePort}`) ?? 0;
      // A reset also frees the send buffer of the system, which has up to 4 MB.
      if (isTooSlow({ writtenBytes, queuedBytes, isWaiting: writableLength > 0 })) socket.resetAndDestroy();
    }
  }, rule.graceMs / checksInGrace);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

const noQueues: ReadonlyMap<string, number> = new Map();

/** A line of the connection tables of Linux: local and remote address with ports, the state, and the unacknowledged bytes. */
const connectionLine = /^\s*\d+: \w+:(\w{4}) \w+:(\w{4}) \w\w (\w{8}):/gm;

/**
 * The unacknowledged bytes of each connection, by local and remote port; empty on systems other than Linux. Linux buffers up to 4 MB, which
 * would otherwise count as read even if the caller reads nothing. Node has no API for this number. If several connections have the same
 * ports, the smallest number is used, which is in favour of the caller.
 */
function readSendQueues(): ReadonlyMap<string, number> {
  const queues = new Map<string, number>();
  const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6'].map(readTextOrEmpty);
  for (const [, local = '', remote = '', bytes = ''] of tables.join('\n').matchAll(connectionLine)) {
    const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`;
    queues.set(ports, Math.min(Number.parseInt(bytes, 16), queues.get(ports) ?? Number.POSITIVE_INFINITY));
  }
  return queues;
}

/** The text of a file; empty if it cannot be read, as on systems other than Linux. */
function readTextOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
