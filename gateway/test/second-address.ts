import { networkInterfaces } from 'node:os';

/** An address of this machine other than 127.0.0.1, if possible one that other machines can reach. */
export const secondAddress =
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';
