import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { decodeFlatMap, type FlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { fromGroups } from '@choose-life/contracts/domain/hra/read-groups';
import { flatMap } from '@choose-life/contracts/gateway/schemas/hra';

/** A flat map as text, in the order of its keys: the same answers are the same text. */
export function writeFlatMap(flat: FlatMap): string {
  return JSON.stringify(Object.fromEntries(Object.entries(flat).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** What was written, checked again: a damaged row must not pass for answers. */
export function readFlatMap(text: string): FlatMap {
  return flatMap.parse(JSON.parse(text));
}

/** The answers of what was written. */
export function readAnswers(text: string): Answers {
  return fromGroups(decodeFlatMap(readFlatMap(text)).groups);
}
