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
  const look = (forms: readonly JsonSchema[], path: string, one: object, other: object): void => {
    if (Array.isArray(one)) {
      const inner = elementsOf(forms);
      for (const [index, element] of one.entries())
        compare(inner, `${path}[]`, element, Object(other)[index]);
      return;
    }
    const objects = forms.filter(form => form.type === 'object');
    const takesAny = objects.length === 0 || objects.some(isOpaque);
    // Any object can be asked for its members; what comes out stays unknown.
    for (const [name, value] of Object.entries(one)) {
      const inner = membersOf(objects, name);
      const keptValue: unknown = Object(other)[name];
      if (inner.length > 0) compare(inner, below(path, name), value, keptValue);
      else if (!takesAny && !(path === '' && headNames.has(name)))
        note('extra', below(path, loggableName(name)));
    }
  };
  const compare = (forms: readonly JsonSchema[], path: string, one: unknown, other: unknown): void => {
    if (typeof one !== 'object' || one === null) {
      if (one !== other) note('left-out', path);
    } else if (typeof other !== 'object' || other === null) note('left-out', path);
    else look(forms, path, one, other);
  };
  compare(formsOf(schema), '', sent, kept);
  return [...found.values()];
}

/** The forms of a list's elements. */
function elementsOf(forms: readonly JsonSchema[]): readonly JsonSchema[] {
  return forms.flatMap(({ items }) => (items ? formsOf(items) : []));
}

/** The forms of a member, by its name or by a pattern; none where no form of the object knows it. */
function membersOf(objects: readonly JsonSchema[], name: string): readonly JsonSchema[] {
  const named = objects.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? formsOf(properties[name] ?? {}) : [],
  );
  return named.length > 0 ? named : objects.flatMap(form => patternFormsOf(form, name));
}

function patternFormsOf({ patternProperties = {} }: JsonSchema, name: string): readonly JsonSchema[] {
  return Object.entries(patternProperties).flatMap(([pattern, form]) =>
    expressionOf(pattern).test(name) ? formsOf(form) : [],
  );
}

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(pattern);
  expressions.set(pattern, expression);
  return expression;
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
  let forms = formsOf(schema);
  for (const part of issuePath.split('.')) {
    const elements = elementsOf(forms);
    if (elements.length > 0 && /^\d+$/.test(part)) {
      path += '[]';
      forms = elements;
      continue;
    }
    // A name that fits a pattern would show which question was answered.
    if (forms.some(form => patternFormsOf(form, part).length > 0)) return below(path, hiddenName);
    const members = membersOf(forms, part);
    if (members.length === 0) return below(path, loggableName(part));
    path = below(path, part);
    forms = members;
  }
  return path;
}
