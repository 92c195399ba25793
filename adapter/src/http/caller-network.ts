/**
 * Where a request comes from. Rate limits and the connection limit count by the network of the caller, and log lines contain its hash. The
 * network is the IPv4 address, or the first 64 bits of an IPv6 address, which usually belong to one caller (`networkOf` in
 * `limits/network-of.ts`). Behind a load balancer the socket has the address of the balancer. If TRUST_PROXY lists the balancer, the address is
 * read from X-Forwarded-For. Otherwise this header is ignored, because any caller could write any address there. See
 * docs/decisions/0013-known-browsers.md for what is counted.
 */
import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, plainAddress, subnetOf } from '../limits/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network of the caller. It is set when the request starts, because a closed connection has no address. */
    callerNetwork: string;
  }
}

/** Sets `callerNetwork` of every request. */
export function addCallerNetwork(app: FastifyInstance): void {
  app.decorateRequest('callerNetwork', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerNetwork = networkOf(callerAddress(request));
    done();
  });
}

/**
 * The client address. Fastify lists the trusted part of X-Forwarded-For in `ips`, and has no list without TRUST_PROXY. The last entry is the
 * farthest from this server. Entries that are not addresses are skipped.
 */
function callerAddress({ ip, ips = [ip] }: FastifyRequest): string | undefined {
  return ips.map(plainAddress).findLast(address => address !== null) ?? undefined;
}

/** Creates a test of whether an address is in one of the networks. @param networks addresses or CIDR ranges */
export function createNetworkTest(networks: readonly string[]): (address: string | undefined) => boolean {
  const subnets = new BlockList();
  for (const subnet of networks.map(subnetOf)) if (subnet) subnets.addSubnet(...subnet);
  return address => {
    const plain = plainAddress(address);
    return plain !== null && subnets.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Limits the open connections of each network: an IPv4 address, or the first 64 bits of an IPv6 address.
 * @param balancers networks of load balancers, whose connections are not limited
 */
export function capConnectionsPerNetwork(server: Server, max: number, balancers: readonly string[]): void {
  const isBalancer = createNetworkTest(balancers);
  const openConnections = new Map<string, number>();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    // A closed connection has no address.
    if (address === '' || isBalancer(address)) return;
    const network = networkOf(address);
    const count = (openConnections.get(network) ?? 0) + 1;
    openConnections.set(network, count);
    socket.once('close', () => {
      const remaining = (openConnections.get(network) ?? 1) - 1;
      if (remaining > 0) openConnections.set(network, remaining);
      else openConnections.delete(network);
    });
    // Last, so that the close of this connection is counted too.
    if (count > max) socket.destroy();
  });
}
