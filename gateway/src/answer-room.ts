import type { AnswerLimits } from '@choose-life/contracts/gateway/answer-limits';

/** What stands beside the list in an answer needs less. */
const head = { bytes: 4 * 1024, values: 100 } as const;

/** One item of a list as it goes over the wire. */
export interface ListItem {
  readonly text: string;
  /** Members of all its objects and elements of all its lists. */
  readonly values: number;
}

/**
 * Counts the items of a list that grows: whoever reads an answer beyond the limit of its row refuses all of it.
 *
 * @returns whether the answer has room for one more item; its room is taken then.
 */
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

/** An item as text, and what is in it. */
export function listItemOf(item: object): ListItem {
  return { text: JSON.stringify(item), values: valuesIn(item) };
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, member) => sum + 1 + valuesIn(member), 0);
}
