import { formsOf, isOpaque, type JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';
import { headNames } from './read/row-checks.ts';

/**
 * How an answer leaves the contract:
 * - `extra`: a member that the contract does not know. Accepted.
 * - `left-out`: a value that does not fit, in a member that nobody depends on. Accepted without it.
 * - `media-type`: a good answer under a media type that does not say so. Accepted.
 * - `refused`: the answer could not be used, and the call failed with BAD_RESPONSE.
 */
export type DeviationKind = 'extra' | 'left-out' | 'media-type' | 'refused';

/**
 * One deviation of one answer: how, and where. The path is made of the contract's own names, list places are `[]`, and
 * never holds a value; a member the contract does not know is named only where its name cannot be data.
 */
export interface Deviation {
  readonly kind: DeviationKind;
  readonly path: string;
}

/** Takes the place of a name that must not be logged. */
const hiddenName = '*';

const maxNameLength = 40;
const maxWords = 6;
/** One word of a camel-case or underscored name: a capital and small letters, small letters, or capitals. */
const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/**
 * The name of a member that the contract does not know, as far as it may stand in a log or a label. An object can be a map
 * whose keys are data: ids, e-mails, people's names, answers. So a name is logged only where it looks like a member's: letters
 * alone, the first one small, made of a few words that can be pronounced.
 */
function loggableName(key: string): string {
  if (key.length > maxNameLength || !/^[a-z][A-Za-z_]*$/.test(key) || key.startsWith('hra'))
    return hiddenName;
  const parts = key.match(words) ?? [];
  return parts.length <= maxWords && parts.every(isPronounceable) ? key : hiddenName;
}

/** Short words may be abbreviations (`id`, `url`, `pdf`); longer ones have a vowel and at most five consonants in a row. */
function isPronounceable(word: string): boolean {
  if (word.length <= 4) return word.length > 1;
  return /[aeiouy]/i.test(word) && !/[^aeiouy]{6}/i.test(word);
}

/** An answer can hold any number of deviations: no more than these are noted. */
const maxNotes = 64;

/**
 * Where an accepted answer leaves the contract, each place once however many elements of a list have it: what was left out of it,
 * and what nobody knows.
 *
 * @param kept what the row's schema made of it.
 */
export function acceptedDeviations(schema: JsonSchema, sent: unknown, kept: unknown): readonly Deviation[] {
  const found = new Map<string, Deviation>();
  const note = (kind: DeviationKind, path: string) => {
    if (found.size < maxNotes) found.set(`${kind} ${path}`, { kind, path });
  };
  const look = (schema: JsonSchema, path: string, one: object, other: object): void => {
    const inside = insideOf(schema);
    if (Array.isArray(one)) {
      for (const [index, element] of one.entries())
        compare(inside.elements, `${path}[]`, element, Object(other)[index]);
      return;
    }
    // Any object can be asked for its members; what comes out stays unknown.
    for (const [name, value] of Object.entries(one)) {
      const member = memberOf(inside, name);
      if (member) compare(member, below(path, name), value, Object(other)[name]);
      else if (!inside.takesAny && !(path === '' && headNames.has(name)))
        note('extra', below(path, loggableName(name)));
    }
  };
  const compare = (schema: JsonSchema, path: string, one: unknown, other: unknown): void => {
    if (typeof one !== 'object' || one === null) {
      if (one !== other) note('left-out', path);
    } else if (typeof other !== 'object' || other === null) note('left-out', path);
    else look(schema, path, one, other);
  };
  compare(schema, '', sent, kept);
  return [...found.values()];
}

/** What may stand in a list or an object, in any form that the place may have. */
interface Inside {
  readonly elements: { readonly anyOf: readonly JsonSchema[] };
  readonly members: ReadonlyMap<string, JsonSchema>;
  /** Of members that are known by a pattern. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly schema: JsonSchema }[];
  /** Whether an object may have members that nobody names. */
  readonly takesAny: boolean;
}

const known = new WeakMap<JsonSchema, Inside>();

/** Worked out once: each element of a list asks for what the one before has asked for. */
function insideOf(schema: JsonSchema): Inside {
  const before = known.get(schema);
  if (before) return before;
  const forms = formsOf(schema);
  const objects = forms.filter(form => form.type === 'object');
  const members = new Map<string, { readonly anyOf: readonly JsonSchema[] }>();
  for (const [name, form] of objects.flatMap(({ properties = {} }) => Object.entries(properties)))
    members.set(name, { anyOf: [...(members.get(name)?.anyOf ?? []), form] });
  const inside = {
    elements: { anyOf: forms.flatMap(({ items }) => items ?? []) },
    members,
    patterns: objects.flatMap(({ patternProperties = {} }) =>
      Object.entries(patternProperties).map(([pattern, form]) => ({
        pattern: new RegExp(pattern),
        schema: form,
      })),
    ),
    takesAny: objects.length === 0 || objects.some(isOpaque),
  };
  known.set(schema, inside);
  return inside;
}

/** The schema of a member, by its name or by a pattern. */
function memberOf({ members, patterns }: Inside, name: string): JsonSchema | undefined {
  return members.get(name) ?? patterns.find(({ pattern }) => pattern.test(name))?.schema;
}

/** The path of a member below a place. */
function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A list can have the same issue in each element: only the first ones are read. */
const maxIssues = 64;

/** Where a refused answer left the contract: the paths of its issues, in names that may be logged. */
export function refusedDeviations(schema: JsonSchema, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, maxIssues).map(({ path }) => loggablePath(schema, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

/** An issue's path in the contract's own names, list places as `[]`. */
function loggablePath(schema: JsonSchema, issuePath: string): string {
  if (issuePath === rootPath) return issuePath;
  let path = '';
  let place = schema;
  for (const part of issuePath.split('.')) {
    const { elements, members, patterns } = insideOf(place);
    if (elements.anyOf.length > 0 && /^\d+$/.test(part)) {
      path += '[]';
      place = elements;
      continue;
    }
    // A name that fits a pattern would show which question was answered.
    if (patterns.some(({ pattern }) => pattern.test(part))) return below(path, hiddenName);
    const member = members.get(part);
    path = below(path, member ? part : loggableName(part));
    if (!member) return path;
    place = member;
  }
  return path;
}
