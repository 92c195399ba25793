/** As much of a JSON Schema as a form is made of. */
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
  /** The names on the way to it, joined by dots: unique in its form. */
  readonly path: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** A field that holds one text, whatever becomes of it when it is sent. */
export interface ValueField extends FieldHead {
  readonly kind: 'text' | 'number' | 'json' | 'choice' | 'choices';
  /** For `choice` and `choices`. */
  readonly options: readonly string[];
  /** Never shown in code to copy; passwords are not shown at all. */
  readonly secret: 'password' | 'code' | null;
}

/** A field that holds others. */
export interface GroupField extends FieldHead {
  readonly kind: 'group';
  readonly fields: readonly Field[];
}

export type Field = ValueField | GroupField;

/** The fields of an input: one for each member, in the schema's order. */
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
  // Where text and numbers are both taken, text is what a form holds.
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

/** Whether all members are named and hold single values: anything deeper is written as JSON. */
function isPlain({ properties = {} }: Schema): boolean {
  const members = Object.values(properties);
  return members.length > 0 && members.every(({ type }) => type !== 'object' && type !== 'array');
}

/** The names of the fields whose values stand in no text to copy. */
export function secretNames(fields: readonly Field[]): ReadonlySet<string> {
  return new Set(fields.filter(field => field.kind !== 'group' && field.secret).map(({ name }) => name));
}

function secretOf(name: string): ValueField['secret'] {
  if (/password/i.test(name)) return 'password';
  return /^otp$/i.test(name) ? 'code' : null;
}
