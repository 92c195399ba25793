import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, plainAddress, subnetOf } from '../limits/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network of the caller's address. It is read at once: a closed connection has no address. */
    callerNetwork: string;
  }
}

export function addCallerNetwork(app: FastifyInstance): void {
  app.decorateRequest('callerNetwork', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerNetwork = networkOf(callerAddress(request));
    done();
  });
}

/** The last address of X-Forwarded-For. An entry that is no address counts as the address of the load balancer that wrote it. */
function callerAddress({ ip, ips = [ip] }: FastifyRequest): string | undefined {
  return ips.map(plainAddress).findLast(address => address !== null) ?? undefined;
}

/** Whether an address is one of these networks, given as CIDR ranges, however it is written. */
export function isIn(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const subnet of networks.map(subnetOf)) if (subnet) list.addSubnet(...subnet);
  return address => {
    const plain = plainAddress(address);
    return plain !== null && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Of IPv6, connections of one network count. @param balancers networks of load balancers: their connections are not counted */
export function capConnectionsPerAddress(server: Server, max: number, balancers: readonly string[]): void {
  const isBalancer = isIn(balancers);
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    // A closed connection has no address.
    if (address === '' || isBalancer(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > max) socket.destroy();
  });
}
