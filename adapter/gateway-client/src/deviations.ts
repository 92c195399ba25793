import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { SchemaDeviations } from './read/parse-json.ts';
import { pathBelow, type SchemaNode } from './read/row-checks.ts';

/**
 * The ways in which an answer deviates from the contract:
 * - `extra`: an unknown member. The answer is accepted.
 * - `left-out`: an invalid value that the schema permits the client to drop, because the product works without it. The answer is accepted
 *   without this member, or with null instead of this element of a list.
 * - `media-type`: a valid answer with another media type. It is accepted.
 * - `refused`: the answer is invalid, and the call failed with BAD_RESPONSE.
 */
export type DeviationKind = 'extra' | 'left-out' | 'media-type' | 'refused';

/**
 * One deviation. `path` has the form of `SchemaNode.path`, such as `data[].contentId`; it is `rootPath` for the answer as a whole. It may be
 * logged: it contains no value, and contains the name of an unknown member only if the name does not look like data.
 */
export interface Deviation {
  readonly kind: DeviationKind;
  readonly path: string;
}

/** Replaces, in a path, a name that must not be logged. */
const hiddenName = '*';

// A name beyond these limits is probably data and not the name of a member. The longest name of the contract has 31 characters and 6 words.
const maxNameLength = 40;
const maxWords = 6;
/** One word of a name in camelCase or snake_case. */
const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/**
 * The name if it may be logged, otherwise `*`. The keys of an object can be ids, e-mails or people's names, so only names made of words are
 * logged.
 */
function loggableName(key: string): string {
  if (loggableNames.has(key)) return key;
  // The names of saved answers start with `hra` (s.3). They would show which questions were answered.
  if (key.length > maxNameLength || !/^[a-z][A-Za-z_]*$/.test(key) || key.startsWith('hra'))
    return hiddenName;
  const parts = key.match(words) ?? [];
  if (parts.length > maxWords || !parts.every(isPronounceable)) return hiddenName;
  if (loggableNames.size < maxLoggableNames) loggableNames.add(key);
  return key;
}

/** Cache of names that may be logged, because a gateway sends the same unknown members with each answer. */
const loggableNames = new Set<string>();
/** Bounds the memory, because a gateway may send different names in each answer. */
const maxLoggableNames = 1_000;

/**
 * Whether a text looks like a word and not like a random id. A text of two to four letters may be an abbreviation (`id`, `url`, `pdf`). A longer
 * word has a vowel and at most five consonants in a row.
 */
function isPronounceable(word: string): boolean {
  if (word.length <= 4) return word.length > 1;
  return /[aeiouy]/i.test(word) && !/[^aeiouy]{6}/i.test(word);
}

/** Maximum number of deviations that are recorded for one answer. Each becomes a time series of a metric, and a gateway may send thousands. */
const maxDeviations = 64;

/** The deviations of an accepted answer, at most `maxDeviations`. Each path is listed once, even if several elements of a list deviate. */
export function acceptedDeviations({ droppedPaths, unknownMembers }: SchemaDeviations): readonly Deviation[] {
  if (unknownMembers.size === 0 && droppedPaths.size === 0) return [];
  const extraPaths = [...unknownMembers].flatMap(([{ path }, names]) =>
    [...names].map(name => pathBelow(path, loggableName(name))),
  );
  return [
    ...[...droppedPaths].map(path => ({ kind: 'left-out', path }) as const),
    ...[...new Set(extraPaths)].map(path => ({ kind: 'extra', path }) as const),
  ].slice(0, maxDeviations);
}

/** Maximum number of issues whose paths are read. A list can have the same issue in each of thousands of elements. */
const maxIssues = 64;

/**
 * The deviations of an invalid answer: the paths of its issues, each once, with names that may be logged.
 * @param root the schema of the whole answer
 */
export function refusedDeviations(root: SchemaNode, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, maxIssues).map(({ path }) => loggablePath(root, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

/** Converts the path of an issue (`data.17.contentId`) to a path that may be logged (`data[].contentId`). */
function loggablePath(root: SchemaNode, issuePath: string): string {
  if (issuePath === rootPath) return issuePath;
  let schema = root;
  for (const part of issuePath.split('.')) {
    const { elements, members, path, patterns } = schema;
    if (elements !== null && /^\d+$/.test(part)) {
      schema = elements;
      continue;
    }
    // A name that matches a pattern would show which question was answered.
    if (patterns.some(([pattern]) => pattern.test(part))) return pathBelow(path, hiddenName);
    const member = members.get(part);
    if (!member) return pathBelow(path, loggableName(part));
    schema = member;
  }
  return schema.path;
}
