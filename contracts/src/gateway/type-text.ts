/** As much of a JSON schema as zod writes for the schemas of the table. */
export interface TypeSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: unknown;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

/** JSON schema writes "anything" and "nothing" as true and false. */
type Schema = TypeSchema | boolean;

/** The type of a JSON schema as TypeScript writes it, on one line. A reference is written as the name it refers to. */
export function typeTextOf(schema: Schema): string {
  if (schema === false) return 'never';
  if (schema === true || Object.keys(schema).length === 0) return 'unknown';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return [...new Set(forms.map(typeTextOf))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map(type => typeTextOf({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `Array<${isSchema(schema.items) ? typeTextOf(schema.items) : 'unknown'}>`;
    case 'object':
      return objectText(schema);
    default:
      throw new Error(`No TypeScript is known for the schema type '${String(schema.type)}'`);
  }
}

function objectText({ properties = {}, required = [], additionalProperties }: TypeSchema): string {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${memberName(name)}${required.includes(name) ? '' : '?'}: ${typeTextOf(schema)}`,
  );
  if (members.length === 0 && additionalProperties === false) return 'Record<string, never>';
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  if (isOpen) members.push(`[member: string]: ${typeTextOf(additionalProperties)}`);
  return `{ ${members.join('; ')} }`;
}

function memberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
