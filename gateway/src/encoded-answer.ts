import { setImmediate } from 'node:timers/promises';
import type { AnswerLimits } from '@choose-life/contracts/gateway/operation';

/** An object, which may be encoded already, with one member more, whose value is. */
export function withBytes(head: object | Buffer, member: string, value: Buffer): Buffer {
  const object = Buffer.isBuffer(head) ? head : Buffer.from(JSON.stringify(head));
  return Buffer.concat([
    object.subarray(0, -1),
    Buffer.from(`,${JSON.stringify(member)}:`),
    value,
    Buffer.from('}'),
  ]);
}

/** Space reserved for the members beside the list. */
const head = { bytes: 4 * 1024, values: 100 } as const;

export interface ListItem {
  readonly text: string;
  /** Members of all its objects and elements of all its lists. */
  readonly values: number;
}

/** Clients refuse an answer that is larger than its row allows. @returns whether there is room for the item; if so, it is counted. */
export function roomFor({ maxBytes, maxValues }: AnswerLimits): (item: ListItem) => boolean {
  let bytes = maxBytes - head.bytes;
  let values = maxValues - head.values;
  return item => {
    const itemBytes = Buffer.byteLength(item.text) + 1;
    if (itemBytes > bytes || item.values + 1 > values) return false;
    bytes -= itemBytes;
    values -= item.values + 1;
    return true;
  };
}

export function listItemOf(item: object): ListItem {
  return { text: JSON.stringify(item), values: valuesIn(item) };
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, member) => sum + 1 + valuesIn(member), 0);
}

/**
 * The rows of these ids in order, in batches, with a turn of the event loop in between. A row deleted meanwhile is left out.
 * @param callerLeft ends the reading, with its reason
 */
export async function* rowsInSteps<Row extends { id: string }>(
  ids: readonly string[],
  atOnce: number,
  read: (some: readonly string[]) => Promise<readonly Row[]>,
  callerLeft?: AbortSignal,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const rows = new Map((await read(some)).map(row => [row.id, row]));
    yield* some.map(id => rows.get(id)).filter(row => row !== undefined);
    await setImmediate();
    callerLeft?.throwIfAborted();
  }
}
