import { setImmediate } from 'node:timers/promises';
import type { AnswerLimits } from '@choose-life/contracts/gateway/operation';

/**
 * Adds a member to a JSON object without serializing its value again.
 * @param object a non-empty object, or its JSON
 * @param json the value of the member as JSON
 * @returns the JSON of the whole object
 */
export function appendJsonMember(object: object | Buffer, name: string, json: Buffer): Buffer {
  const objectJson = Buffer.isBuffer(object) ? object : Buffer.from(JSON.stringify(object));
  return Buffer.concat([
    // Without the closing brace. The object is not empty, so a comma must follow.
    objectJson.subarray(0, -1),
    Buffer.from(`,${JSON.stringify(name)}:`),
    json,
    Buffer.from('}'),
  ]);
}

/** Bytes and values that are reserved for the other members of the answer: a code, a message and numbers, less than 1 KiB. */
const reserved = { bytes: 4 * 1024, values: 100 } as const;

/** A serialized item of a list. */
export interface ListItem {
  /** The item as JSON. */
  readonly text: string;
  /** The number of values in the item: members of all objects, and elements of all lists. */
  readonly values: number;
}

/** Returns whether another item fits into an answer, and counts the item if it fits. */
export type SizeLimiter = (item: ListItem) => boolean;

/** Limits lists to the size that clients accept. They refuse an answer above the limits of its operation. */
export function createSizeLimiter({ maxBytes, maxValues }: AnswerLimits): SizeLimiter {
  let bytes = maxBytes - reserved.bytes;
  let values = maxValues - reserved.values;
  return item => {
    // One byte for the comma, and one value for the item itself.
    const itemBytes = Buffer.byteLength(item.text) + 1;
    if (itemBytes > bytes || item.values + 1 > values) return false;
    bytes -= itemBytes;
    values -= item.values + 1;
    return true;
  };
}

/** Serializes an item of a list. */
export function serializeListItem(item: object): ListItem {
  return { text: JSON.stringify(item), values: valuesIn(item) };
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, member) => sum + 1 + valuesIn(member), 0);
}

/**
 * Reads the rows of these ids in order, in batches. Between two batches it yields to the event loop, so that other calls are answered. Rows
 * that are deleted while it runs are omitted.
 * @param disconnectSignal aborts the reading
 */
export async function* readInBatches<Row extends { id: string }>(
  ids: readonly string[],
  batchSize: number,
  read: (batch: readonly string[]) => Promise<readonly Row[]>,
  disconnectSignal?: AbortSignal,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = new Map((await read(batch)).map(row => [row.id, row]));
    yield* batch.map(id => rows.get(id)).filter(row => row !== undefined);
    await setImmediate();
    disconnectSignal?.throwIfAborted();
  }
}
