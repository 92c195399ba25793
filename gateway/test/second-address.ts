import { networkInterfaces } from 'node:os';

/**
 * An address of this machine other than 127.0.0.1, to test what other machines can reach. Without a network it is another loopback address.
 */
export const secondAddress =
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';
