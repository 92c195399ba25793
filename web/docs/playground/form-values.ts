import type { Field, ValueField } from './fields.ts';

/** What stands in a form's fields, by path. */
export type Values = Readonly<Record<string, string>>;

/** What a form would send; `faults` say by path which fields cannot be read. */
export interface FormInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, string>>;
}

/** The texts that a form begins with. Passwords begin empty: an example of one helps nobody. */
export function valuesOf(fields: readonly Field[], example: unknown): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = memberOf(example, field.name);
    if (field.kind === 'group') Object.assign(values, valuesOf(field.fields, value));
    else values[field.path] = field.secret ? '' : textOf(field, value);
  }
  return values;
}

function textOf({ kind }: ValueField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'choices' && Array.isArray(value)) return value.join('\n');
  return String(value);
}

/**
 * The input that the texts stand for. A field left empty is left out, save a required text: what the adapter says to an
 * input that is not valid can be seen that way too.
 */
export function inputOf(fields: readonly Field[], values: Values): FormInput {
  const input: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    if (field.kind === 'group') {
      const inner = inputOf(field.fields, values);
      Object.assign(faults, inner.faults);
      if (field.isRequired || Object.keys(inner.input).length > 0) input[field.name] = inner.input;
      continue;
    }
    const read = readField(field, values[field.path] ?? '');
    if ('fault' in read) faults[field.path] = read.fault;
    else if (read.value !== undefined) input[field.name] = read.value;
  }
  return { input, faults };
}

function readField(
  { kind, isRequired }: ValueField,
  text: string,
): { readonly value: unknown } | { readonly fault: string } {
  if (text.trim() === '') return { value: kind === 'text' && isRequired ? text : undefined };
  switch (kind) {
    case 'text':
    case 'choice':
      return { value: text };
    case 'choices':
      return { value: text.split('\n').filter(Boolean) };
    case 'number': {
      const number = Number(text);
      return Number.isFinite(number)
        ? { value: number }
        : { fault: 'Write a number, for example 45 or 5.5.' };
    }
    case 'json':
      try {
        // JSON.parse answers any: what was typed stays unknown.
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { fault: 'This is not JSON yet: look for a missing quote, comma or brace.' };
      }
  }
}

function memberOf(value: unknown, name: string): unknown {
  // Any object can be looked at by a name; what comes out stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
