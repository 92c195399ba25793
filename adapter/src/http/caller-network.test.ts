import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { capConnectionsPerAddress } from './caller-network.ts';

/** Connections as a server gets them from these addresses, one after the other. @returns which of them stay. */
function staying(...addresses: string[]): boolean[] {
  const server = createServer();
  capConnectionsPerAddress(server, 1, ['2001:db8:9::/48', '10.0.0.0/8']);
  return addresses.map(address => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return !socket.destroyed;
  });
}

it('counts connections by the first 64 bits of an IPv6 address', () => {
  expect(staying('2001:db8::1', '2001:db8::2', '2001:db8:0:1::1')).toEqual([true, false, true]);
});

it('does not count connections of a load balancer, however its address is written', () => {
  expect(staying('2001:db8:9::1', '2001:db8:9::1', '::ffff:10.1.2.3', '10.1.2.3')).not.toContain(false);
});
