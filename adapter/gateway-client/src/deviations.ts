import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { Departures } from './read/parse-json.ts';
import { type Place, pathBelow } from './read/row-checks.ts';

/**
 * The ways in which an answer deviates from the contract:
 * - `extra`: a member that the contract does not know. Accepted.
 * - `left-out`: a value that does not fit, in a member that nobody depends on. Accepted without it.
 * - `media-type`: a valid answer under another media type. Accepted.
 * - `refused`: the answer could not be used, and the call failed with BAD_RESPONSE.
 */
export type DeviationKind = 'extra' | 'left-out' | 'media-type' | 'refused';

/** The path never contains a value: a member that the contract does not know is named only where its name cannot be data. */
export interface Deviation {
  readonly kind: DeviationKind;
  readonly path: string;
}

const hiddenName = '*';

const maxNameLength = 40;
const maxWords = 6;
/** One word of a camel-case or underscored name: a capital and small letters, small letters, or capitals. */
const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** An object can be a map whose keys are data (ids, e-mails, people's names): only what looks like a member's name is logged. */
function loggableName(key: string): string {
  if (loggableNames.has(key)) return key;
  if (key.length > maxNameLength || !/^[a-z][A-Za-z_]*$/.test(key) || key.startsWith('hra'))
    return hiddenName;
  const parts = key.match(words) ?? [];
  if (parts.length > maxWords || !parts.every(isPronounceable)) return hiddenName;
  if (loggableNames.size < maxLoggableNames) loggableNames.add(key);
  return key;
}

/** Names that may be logged: a gateway sends the same unknown members with each answer. */
const loggableNames = new Set<string>();
const maxLoggableNames = 1_000;

/** Short words may be abbreviations (`id`, `url`, `pdf`); longer ones have a vowel and at most five consonants in a row. */
function isPronounceable(word: string): boolean {
  if (word.length <= 4) return word.length > 1;
  return /[aeiouy]/i.test(word) && !/[^aeiouy]{6}/i.test(word);
}

/** An answer can hold any number of deviations: no more than these are noted. */
const maxNotes = 64;

/** The deviations of an accepted answer, each path once, also where several elements of a list deviate. */
export function acceptedDeviations({ extra, leftOut }: Departures): readonly Deviation[] {
  if (extra.size === 0 && leftOut.size === 0) return [];
  const extraPaths = [...extra].flatMap(([{ path }, names]) =>
    [...names].map(name => pathBelow(path, loggableName(name))),
  );
  return [
    ...[...leftOut].map(path => ({ kind: 'left-out', path }) as const),
    ...[...new Set(extraPaths)].map(path => ({ kind: 'extra', path }) as const),
  ].slice(0, maxNotes);
}

/** A list can have the same issue in each element: only the first ones are read. */
const maxIssues = 64;

/** Where a refused answer left the contract: the paths of its issues, in names that may be logged. */
export function refusedDeviations(whole: Place, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, maxIssues).map(({ path }) => loggablePath(whole, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

function loggablePath(whole: Place, issuePath: string): string {
  if (issuePath === rootPath) return issuePath;
  let place = whole;
  for (const part of issuePath.split('.')) {
    const { elements, members, path, patterns } = place;
    if (elements !== null && /^\d+$/.test(part)) {
      place = elements;
      continue;
    }
    // A name that matches a pattern would show which question was answered.
    if (patterns.some(([pattern]) => pattern.test(part))) return pathBelow(path, hiddenName);
    const member = members.get(part);
    if (!member) return pathBelow(path, loggableName(part));
    place = member;
  }
  return place.path;
}
