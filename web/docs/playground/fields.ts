import type { Member } from '../../../adapter/docs/document-reader.ts';
import { memberOf } from '../../src/json.ts';

/** Texts of a form's fields, by path. */
export type Values = Readonly<Record<string, string>>;

/** The initial texts of a form, from an example. Secret fields start empty. */
export function valuesOf(fields: readonly Member[], example: unknown): Record<string, string> {
  const values: Record<string, string> = {};
  for (const member of fields) {
    const value = memberOf(example, member.name);
    if (member.field === 'group') Object.assign(values, valuesOf(member.members, value));
    else values[member.path] = member.secret ? '' : textOf(member, value);
  }
  return values;
}

function textOf({ field: kind }: Member, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'choices' && Array.isArray(value)) return value.join('\n');
  return String(value);
}

/**
 * Converts texts to the procedure's input. Empty fields are left out, except a required text: so one can see how the
 * adapter answers an invalid input.
 */
export function inputOf(
  fields: readonly Member[],
  values: Values,
): { readonly input: Readonly<Record<string, unknown>>; readonly faults: Values } {
  const input: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const member of fields) {
    if (member.field === 'group') {
      const inner = inputOf(member.members, values);
      Object.assign(faults, inner.faults);
      if (member.isRequired || Object.keys(inner.input).length > 0) input[member.name] = inner.input;
      continue;
    }
    const read = readField(member, values[member.path] ?? '');
    if ('fault' in read) faults[member.path] = read.fault;
    else if (read.value !== undefined) input[member.name] = read.value;
  }
  return { input, faults };
}

function readField(
  { field: kind, isRequired }: Member,
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
    case 'group':
    case 'json':
      try {
        // JSON.parse returns any.
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { fault: 'This is not JSON yet: look for a missing quote, comma or brace.' };
      }
  }
}
