import { connect } from 'node:net';

/** One keep-alive connection with one request on its way at a time. */
export interface Connection {
  send(request: Buffer): void;
  close(): void;
}

interface Listener {
  /** An answer has come whole; its HTTP status. */
  answered(status: number): void;
  failed(error: Error): void;
}

const headEnd = '\r\n\r\n';
/** How a chunked body ends. JSON holds no raw line break, so inside a body these bytes cannot stand. */
const lastChunk = '0\r\n\r\n';
const readBytes = 256 * 1024;

/**
 * Opens a connection that finds out where an answer ends, and does no more: a whole HTTP client would need as much of the
 * machine as what is measured.
 */
export function openConnection(port: number, { answered, failed }: Listener): Connection {
  let pending: Buffer | null = null;
  let status = 0;
  let inBody = false;
  /** Bytes of the body still to come; null for a chunked body, which marks its end itself. */
  let left: number | null = null;
  let tail = '';
  let closed = false;

  /** Each piece is read into the same room, and is gone with the next. */
  const room = Buffer.allocUnsafe(readBytes);
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: room,
      callback(length) {
        take(room.subarray(0, length));
        return true;
      },
    },
  });
  socket.on('error', failed);
  socket.on('close', () => closed || failed(new Error('The server closed a connection.')));

  function take(bytes: Buffer): void {
    if (inBody) takeBody(bytes);
    else takeHead(bytes);
  }

  function takeHead(bytes: Buffer): void {
    const all = pending === null ? bytes : Buffer.concat([pending, bytes]);
    const end = all.indexOf(headEnd);
    if (end < 0) {
      pending = Buffer.from(all);
      return;
    }
    pending = null;
    const head = all.toString('latin1', 0, end);
    status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    left = length === undefined ? null : Number(length);
    inBody = true;
    tail = '';
    takeBody(all.subarray(end + headEnd.length));
  }

  function takeBody(bytes: Buffer): void {
    if (left === null) {
      const end = bytes.toString('latin1', Math.max(0, bytes.length - lastChunk.length));
      tail = (tail + end).slice(-lastChunk.length);
      if (tail !== lastChunk) return;
    } else {
      left -= bytes.length;
      if (left > 0) return;
    }
    inBody = false;
    answered(status);
  }

  return {
    send: request => void socket.write(request),
    close() {
      closed = true;
      socket.destroy();
    },
  };
}
