import { mainConnections } from '../settings.ts';
import type { Results } from './results.ts';

/** How to read the tables, sentence by sentence. */
export function explanation({ seconds }: Results): string[] {
  return [
    'Four servers stand in front of the same gateway, which answers at once with bytes made beforehand. **LIMIT** is a bare',
    'pass-through (node:http and undici): it validates nothing, so nothing that does the job can be faster. **trpc** is what one',
    'writes in a day with tRPC’s own Fastify plugin and zod; **typebox** is plain Fastify routes with TypeBox schemas, compiled by',
    'ajv and fast-json-stringify; **adapter** is ours as production runs it, limits off. The last three do the same job for each',
    'call: check the input, ask the gateway, refuse what it refuses, check its answer, give it one shape.',
    '',
    `CPU is user and system time of all threads of a server for one call, with ${mainConnections} callers that never pause. It is the figure to`,
    'trust; calls a second and p99 belong to the machine, and p99 is mostly the wait behind the other callers. Only multiples of',
    `LIMIT, of the same run, may be compared with another day or machine. Each figure is the best of three runs of ${seconds} s,`,
    'taken in turn, warm.',
    '',
    '`data` is the report data, `list` the report list, `save` all answers of an assessment, `dashboard` the four calls of the',
    'dashboard: one batch over tRPC, four requests one after the other elsewhere. `pdf` has 200 kB, a third more in base64.',
    'Answers with members to leave out have one that nobody knows and, where the contract has such a member, one that does not',
    'fit and is left out. Those are never the same bytes twice running; the others always are. That matters for the library',
    'alone, which is the same for everybody: the adapter knows its last bytes again and does not read them anew. The second',
    'table shows what reading them costs.',
  ];
}

/** How much the machine influenced the results. */
export function conditions({ pinned, rows }: Results): string[] {
  const all = rows.flatMap(({ measurements }) => [...measurements.values()]);
  const busiest = Math.max(...all.map(({ driverShare }) => driverShare));
  const others = all.reduce((sum, { othersShare }) => sum + othersShare, 0) / all.length;
  return [
    pinned
      ? 'The measured server had a core of its own; load and gateway shared the others.'
      : '**Servers were not pinned to a core: this machine has no taskset, or one core only. Load and server disturb each other.**',
    `Load and gateway together took at most ${percent(busiest)} of the time of one core, other programs of the machine`,
    `${percent(others)} on average.`,
  ];
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : 'an unknown share';
}
