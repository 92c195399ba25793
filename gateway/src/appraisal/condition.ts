import { type UrgentId, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { optionLabelOf, questionLabelOf, questionOf } from './asked-questions.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';

/**
 * The condition of a sentence in the report. It also has a description, which docs/report.md lists for clinicians. `chose` and `within` make
 * test and description from the same values, so that the two cannot differ.
 */
export interface Condition {
  /** How the description is composed; `leaf` for a description without parts. `all` puts some kinds in brackets. */
  readonly kind: 'leaf' | 'all' | 'any' | 'not';
  /** The condition in words, for clinicians (docs/report.md). */
  readonly description: string;
  /** The keys of the answers that the test reads, or of the most important ones. A report links to their questions. */
  readonly keys: readonly string[];
  /** Tests the answers of a person. In this folder, the docstring of a condition says for which answers the test is true. */
  isMet(facts: Facts): boolean;
}

/** True if one of these options of a question was chosen. */
export function chose(key: string, ...options: readonly string[]): Condition {
  const labels = options.map(option => `"${optionLabelOf(key, option)}"`);
  return when(`"${questionLabelOf(key)}": ${labels.join(' or ')}`, [key], ({ answers }) =>
    options.includes(choiceOf(answers, key) ?? ''),
  );
}

/** A number that conditions test. */
export interface Quantity {
  /** Its name and unit in descriptions. */
  readonly name: string;
  /** The keys of the answers from which it is read. */
  readonly keys: readonly string[];
  /** Reads the number from the facts; null if it is not known. */
  read(facts: Facts): number | null;
}

/** True if the number is known, is `from` or more, and is under `below`. Null means no limit. */
export function within(quantity: Quantity, from: number | null, below: number | null): Condition {
  const { keys, name, read } = quantity;
  return when(`${name}${limitsText(from, below)}`, keys, facts => {
    const value = read(facts);
    return value !== null && (from === null || value >= from) && (below === null || value < below);
  });
}

function limitsText(from: number | null, below: number | null): string {
  if (from === null) return below === null ? '' : ` under ${below}`;
  return below === null ? ` ${from} or more` : ` from ${from} to under ${below}`;
}

/** Makes a condition from a test and its description. */
export function when(description: string, keys: readonly string[], isMet: Condition['isMet']): Condition {
  return { kind: 'leaf', description, keys, isMet };
}

/** True if the person stopped smoking less than a year ago, and still counts as smoking. */
export const quitRecently = when(
  'stopped smoking less than a year ago',
  ['smoking', 'years_since_quitting'],
  ({ measurements }) => measurements.hasQuitRecently,
);

/** True if at least one of these answers is a number above 0. */
export function anyPositive(description: string, ...keys: readonly string[]): Condition {
  return when(description, keys, ({ answers }) => keys.some(key => (numberOf(answers, key) ?? 0) > 0));
}

/** True if all of these conditions are met. */
export function all(...parts: readonly Condition[]): Condition {
  return {
    kind: 'all',
    description: parts.map(descriptionInAll).join(', and '),
    keys: keysOf(parts),
    isMet: facts => parts.every(part => part.isMet(facts)),
  };
}

/** The description of a part of `all`, in brackets if "and" and "or" would be ambiguous without them. */
function descriptionInAll({ kind, description }: Condition): string {
  // A leaf ("no medicine for it, or not known") and an inner `all` may contain an "or" too. The description of `not` has brackets already.
  const hasOr = kind === 'any' || (kind !== 'not' && description.includes(', or '));
  return hasOr ? `(${description})` : description;
}

/** True if at least one of these conditions is met. */
export function any(...parts: readonly Condition[]): Condition {
  return {
    kind: 'any',
    description: parts.map(({ description }) => description).join(', or '),
    keys: keysOf(parts),
    isMet: facts => parts.some(part => part.isMet(facts)),
  };
}

/** True if the condition is not met. */
export function not(part: Condition): Condition {
  return {
    kind: 'not',
    description: `not (${part.description})`,
    keys: part.keys,
    isMet: facts => !part.isMet(facts),
  };
}

/** True if the person has to check one of these answers, because it may be a mistake (`checks` of `Facts`). */
export function needsCheck(...keys: readonly string[]): Condition {
  const names = questionsOf({ keys }).map(questionLabelOf);
  return when(`the answer to "${names.join('" or "')}" is to be checked`, keys, ({ checks }) =>
    checks.some(({ key }) => keys.includes(key)),
  );
}

/** Replaces the description of a condition. */
export function describedAs(description: string, { isMet, keys }: Condition): Condition {
  return when(description, keys, isMet);
}

/** True if one of these urgent situations applies, also if it depends on a number to check (`urgent` of `Facts`). */
export function urgent(...ids: readonly UrgentId[]): Condition {
  const rows = urgentRows.filter(({ id }) => ids.includes(id));
  const titles = rows.map(({ title }) => `"${title}"`).join(' or ');
  // Section 1 of docs/report.md, which contains the descriptions, is the table of urgent situations.
  return when(`section 1: ${titles}`, keysOf(rows), facts => ids.some(id => facts.urgent.has(id)));
}

/** The ids of the questions for the keys of a condition. */
export function questionsOf({ keys }: Pick<Condition, 'keys'>): string[] {
  return [...new Set(keys.map(questionOf))];
}

function keysOf(parts: readonly Pick<Condition, 'keys'>[]): string[] {
  return [...new Set(parts.flatMap(({ keys }) => keys))];
}
