import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { capConnectionsPerNetwork } from './caller-network.ts';

/** Opens connections from these addresses, with a limit of one connection. @returns for each connection whether it stays open */
function openConnections(...addresses: string[]): boolean[] {
  const server = createServer();
  // These ranges contain the addresses of load balancers.
  capConnectionsPerNetwork(server, 1, ['2001:db8:9::/48', '10.0.0.0/8']);
  return addresses.map(address => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return !socket.destroyed;
  });
}

describe('capConnectionsPerNetwork', () => {
  it('counts connections by the first 64 bits of an IPv6 address', () => {
    expect(openConnections('2001:db8::1', '2001:db8::2', '2001:db8:0:1::1')).toEqual([true, false, true]);
  });

  it('does not count the connections of a load balancer, even with an IPv4-mapped address', () => {
    const balancerAddresses = ['2001:db8:9::1', '2001:db8:9::1', '::ffff:10.1.2.3', '10.1.2.3'];
    expect(openConnections(...balancerAddresses)).not.toContain(false);
  });
});
