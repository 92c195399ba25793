import { networkInterfaces } from 'node:os';

/** An address of this machine that others reach it by, or at least another one than 127.0.0.1. */
export const secondAddress =
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';
