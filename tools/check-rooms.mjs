/** All rooms have the root's version and license. What differs is printed. */
import { fileURLToPath } from 'node:url';
import { roomFaults } from './release/room-faults.ts';

const faults = roomFaults(fileURLToPath(new URL('..', import.meta.url)));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
