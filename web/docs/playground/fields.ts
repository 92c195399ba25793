import { memberOf } from '../../src/json.ts';

/** The part of JSON Schema that forms use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface FieldHead {
  /** Names of its parents and its own, joined by dots: unique in its form. */
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** A field with one text, which is converted when the form is sent. */
export interface ValueField extends FieldHead {
  readonly kind: 'text' | 'number' | 'json' | 'choice' | 'choices';
  readonly options: readonly string[];
  /** Secret values never stand in code to copy; passwords are never shown. */
  readonly secret: 'password' | 'code' | null;
}

interface GroupField extends FieldHead {
  readonly kind: 'group';
  readonly fields: readonly Field[];
}

export type Field = ValueField | GroupField;

/** The fields of an input, in the schema's order. */
export function fieldsOf({ properties = {}, required = [] }: Schema, above = ''): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return fieldOf({ path, name, isRequired: required.includes(name) }, schema);
  });
}

function fieldOf(head: FieldHead, schema: Schema): Field {
  const forms = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const types = forms.map(({ type }) => type);
  const value = { ...head, options: [], secret: secretOf(head.name) };
  const [form = {}] = forms;
  // Where text and numbers are both allowed, the form sends text.
  if (types.includes('string')) {
    return form.enum
      ? { ...value, kind: 'choice', options: form.enum.map(String) }
      : { ...value, kind: 'text' };
  }
  if (types.includes('number') || types.includes('integer')) return { ...value, kind: 'number' };
  if (form.type === 'array' && form.items?.enum) {
    return { ...value, kind: 'choices', options: form.items.enum.map(String) };
  }
  if (form.type === 'object' && isPlain(form)) {
    return { ...head, kind: 'group', fields: fieldsOf(form, head.path) };
  }
  return { ...value, kind: 'json' };
}

/** Whether all members are named single values: anything deeper is typed as JSON. */
function isPlain({ properties = {} }: Schema): boolean {
  const members = Object.values(properties);
  return members.length > 0 && members.every(({ type }) => type !== 'object' && type !== 'array');
}

function secretOf(name: string): ValueField['secret'] {
  if (/password/i.test(name)) return 'password';
  return /^otp$/i.test(name) ? 'code' : null;
}

/** Texts of a form's fields, by path. */
export type Values = Readonly<Record<string, string>>;

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
export function inputOf(
  fields: readonly Field[],
  values: Values,
): { readonly input: Readonly<Record<string, unknown>>; readonly faults: Values } {
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
