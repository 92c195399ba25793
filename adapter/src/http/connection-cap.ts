import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Closes connections of one address beyond `most` at a time.
 * @param balancers networks whose addresses all callers share, as CIDR ranges: theirs are not counted
 */
export function capConnectionsPerAddress(server: Server, most: number, balancers: readonly string[]): void {
  const exempt = new BlockList();
  for (const range of balancers) {
    const [network = '', bits] = range.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    exempt.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    // Whoever is gone already has no address.
    if (address === '' || exempt.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
