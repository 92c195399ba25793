import { type AnswerShape, variantsOf } from '@choose-life/contracts/gateway/answer-shape';
import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';

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

/** Adds the deviations at one place of a row to those of an answer. */
interface DeviationNotes {
  leftOut(deviations: Deviation[]): void;
  extra(deviations: Deviation[], name: string): void;
}

/**
 * Each deviation is one object, however many elements of a list have it.
 * @param path the place, in the contract's own names; '' for the answer as a whole.
 */
export function notesAt(path: string): DeviationNotes {
  const leftOut: Deviation = { kind: 'left-out', path };
  const extras = new Map<string, Deviation>();
  return {
    leftOut: deviations => note(deviations, leftOut),
    extra(deviations, name) {
      if (deviations.length === maxNotes) return;
      const known = extras.get(name);
      const deviation = known ?? { kind: 'extra', path: below(path, loggableName(name)) };
      if (known === undefined && extras.size < maxNotes) extras.set(name, deviation);
      note(deviations, deviation);
    },
  };
}

function note(deviations: Deviation[], deviation: Deviation): void {
  if (deviations.length < maxNotes && deviations.at(-1) !== deviation) deviations.push(deviation);
}

/** Each deviation once, however often it occurs in a list. */
export function deviationsIn(deviations: readonly Deviation[]): readonly Deviation[] {
  if (deviations.length < 2) return deviations;
  return [...new Map(deviations.map(each => [`${each.kind} ${each.path}`, each])).values()];
}

/** The path of a member below a place. */
export function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A list can have the same issue in each element: only the first ones are read. */
const maxIssues = 64;

/** Where a refused answer left the contract: the paths of its issues, in names that may be logged. */
export function refusedDeviations(shape: AnswerShape, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, maxIssues).map(({ path }) => loggablePath(shape, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

/** An issue's path in the contract's own names, list places as `[]`. */
function loggablePath(answer: AnswerShape, issuePath: string): string {
  if (issuePath === rootPath) return issuePath;
  let path = '';
  let forms = variantsOf(answer);
  for (const part of issuePath.split('.')) {
    const elements = forms.flatMap(form => (form.type === 'list' ? variantsOf(form.element) : []));
    if (elements.length > 0 && /^\d+$/.test(part)) {
      path += '[]';
      forms = elements;
      continue;
    }
    const objects = forms.filter(form => form.type === 'object');
    const members = objects.flatMap(({ members }) => members.get(part) ?? []);
    // A name that fits a pattern would show which question was answered.
    const isPattern = objects.some(({ pattern }) => pattern?.names.test(part) === true);
    if (members.length === 0) return below(path, isPattern ? hiddenName : loggableName(part));
    path = below(path, part);
    forms = members.flatMap(({ shape }) => variantsOf(shape));
  }
  return path;
}
