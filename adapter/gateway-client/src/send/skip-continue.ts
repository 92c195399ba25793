import type { Socket } from 'node:net';

const start = Buffer.from('HTTP/1.1 100');
const end = '\r\n\r\n';

/**
 * Leaves out a `100 Continue` that was not requested. It says that the answer is still to come, but undici would close the
 * connection. Nothing else is changed: no piece of JSON or base64 starts with these bytes.
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  socket.read = size => {
    let piece: unknown = read(size);
    while (piece instanceof Buffer && piece.subarray(0, start.length).equals(start)) {
      const at = piece.indexOf(end);
      if (at < 0) break;
      const rest = piece.subarray(at + end.length);
      piece = rest.length > 0 ? rest : read(size);
    }
    return piece;
  };
}
