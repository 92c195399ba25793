import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { capConnectionsPerAddress } from './caller-network.ts';

/** Opens connections from these addresses, with a limit of one connection. @returns for each connection whether it stays open */
function openConnections(...addresses: string[]): boolean[] {
  const server = createServer();
  capConnectionsPerAddress(server, 1, ['2001:db8:9::/48', '10.0.0.0/8']);
  return addresses.map(address => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return !socket.destroyed;
  });
}

it('the connection limit counts by the first 64 bits of an IPv6 address', () => {
  expect(openConnections('2001:db8::1', '2001:db8::2', '2001:db8:0:1::1')).toEqual([true, false, true]);
});

it('the connection limit does not count a load balancer, also with an IPv4-mapped address', () => {
  expect(openConnections('2001:db8:9::1', '2001:db8:9::1', '::ffff:10.1.2.3', '10.1.2.3')).not.toContain(
    false,
  );
});
