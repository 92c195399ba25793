import type { Socket } from 'node:net';

const news = Buffer.from('HTTP/1.1 100');
const end = '\r\n\r\n';

/**
 * Passes over a `100 Continue` that nobody asked for: it says that the answer is still to come, and undici would hang up.
 * Nothing else is touched: in JSON and in base64 no piece of a body begins so.
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  socket.read = size => {
    let piece: unknown = read(size);
    while (piece instanceof Buffer && piece.subarray(0, news.length).equals(news)) {
      const at = piece.indexOf(end);
      if (at < 0) break;
      const rest = piece.subarray(at + end.length);
      piece = rest.length > 0 ? rest : read(size);
    }
    return piece;
  };
}
