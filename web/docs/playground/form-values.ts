import type { Field, ValueField } from './fields.ts';

/** Texts of a form's fields, by path. */
export type Values = Readonly<Record<string, string>>;

/** The input that a form would send, with its faults by path. */
interface FormInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, string>>;
}

/** The initial texts of a form, from an example. Secret fields start empty. */
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
 * Converts texts to the procedure's input. Empty fields are left out, except a required text: so one can see how the
 * adapter answers an invalid input.
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
        // JSON.parse returns any.
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { fault: 'This is not JSON yet: look for a missing quote, comma or brace.' };
      }
  }
}

/** A member of any value; undefined where it has none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
