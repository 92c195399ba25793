import { randomUUID } from 'node:crypto';

let count = 0;

/** An id whose text order is the order in which one process made them, also within a millisecond: for lists by time. */
export function orderedId(now: Date): string {
  count = (count + 1) % 36 ** 4;
  const time = now.getTime().toString(36).padStart(9, '0');
  return `${time}${count.toString(36).padStart(4, '0')}-${randomUUID()}`;
}
