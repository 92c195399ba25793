/** JSON Schema, as far as the adapter's document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  /** Of the kinds of errors. */
  readonly 'x-kinds'?: Readonly<Record<string, ErrorRow>>;
  /** What each option means. */
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
}

/** The adapter's OpenAPI document: what is written, and what is read of it. */
export interface AdapterDocument {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly securitySchemes: object;
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: object;
  };
}

/** A kind of error: the HTTP status it comes under, what happened, and what a caller does about it. */
export interface ErrorRow {
  readonly http: number;
  readonly meaning: string;
  readonly remedy: string;
}

interface Content<Example> {
  readonly 'application/json': { readonly schema: Schema; readonly example: Example };
}

/** A procedure as the document has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [router: string];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly 'x-effect': 'read' | 'write';
  /** The success rule, as a sentence. */
  readonly 'x-success': string;
  /** The gateway's call behind it. */
  readonly 'x-gateway': {
    readonly method: string;
    readonly path: string;
    readonly stage: 'main' | 'wait-list';
  };
  readonly 'x-specification': readonly string[];
  /** What tRPC calls it: tools may write `operationId` in their own way. */
  readonly 'x-procedure': string;
  readonly 'x-codeSamples': readonly {
    readonly lang: string;
    readonly label: string;
    readonly source: string;
  }[];
  readonly requestBody: { readonly required: boolean; readonly content: Content<unknown> };
  readonly responses: Readonly<Record<string, object>> & {
    readonly '200': {
      readonly description: string;
      readonly content: Content<{ readonly result?: { readonly data: unknown } }>;
    };
  };
}

/** A procedure, as pages and forms show it. */
export interface Procedure {
  readonly id: string;
  /** The two halves of the id. */
  readonly router: string;
  readonly name: string;
  readonly summary: string;
  readonly type: 'query' | 'mutation';
  readonly token: 'needed' | 'optional';
  readonly success: string;
  readonly gateway: Operation['x-gateway'];
  readonly sections: readonly string[];
  readonly samples: Operation['x-codeSamples'];
  readonly input: readonly Member[];
  readonly answer: readonly Member[];
  /** An input to begin with, and what is answered to it. */
  readonly example: unknown;
  readonly exampleAnswer: unknown;
  /** The kinds of error that may come. */
  readonly errors: readonly string[];
}

/** What the document tells: the procedures, the kinds of errors and the outcomes. */
export interface Documented {
  readonly procedures: readonly Procedure[];
  readonly errors: Readonly<Record<string, ErrorRow>>;
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Reads the adapter's document: the reference, its search and the playground are made of this. */
export function readDocument(document: AdapterDocument): Documented {
  const { ErrorKind, Outcome } = document.components.schemas;
  const errors = ErrorKind?.['x-kinds'] ?? {};
  const procedures = Object.values(document.paths).map(({ post }): Procedure => {
    const id = post['x-procedure'];
    const [router = '', name = ''] = id.split('.');
    const sent = post.requestBody.content['application/json'];
    const answered = post.responses['200'].content['application/json'];
    const { result } = whole(answered.schema, document).properties ?? {};
    return {
      id,
      router,
      name,
      summary: post.summary,
      type: post['x-effect'] === 'read' ? 'query' : 'mutation',
      token: post.security.length === 1 ? 'needed' : 'optional',
      success: post['x-success'],
      gateway: post['x-gateway'],
      sections: post['x-specification'],
      samples: post['x-codeSamples'],
      input: membersOf(whole(sent.schema, document)),
      answer: membersOf(result?.properties?.data ?? {}),
      example: sent.example,
      exampleAnswer: answered.example.result?.data,
      errors: Object.keys(errors).filter(kind => String(errors[kind]?.http) in post.responses),
    };
  });
  return { procedures, errors, outcomes: Outcome?.['x-enumDescriptions'] ?? {} };
}

/** A part of the document with what its references lead to in their place. No schema holds itself. */
function whole<Part>(part: Part, document: AdapterDocument): Part {
  if (typeof part !== 'object' || part === null) return part;
  // What is made has the members of the part.
  if (Array.isArray(part)) return part.map(each => whole(each, document)) as Part;
  const { $ref = '', ...own } = part as { $ref?: string };
  const named = document.components.schemas[$ref.split('/').at(-1) ?? ''];
  const members = Object.entries(own).map(([name, member]) => [name, whole(member, document)]);
  return { ...whole(named, document), ...Object.fromEntries(members) };
}

/** One member of what a procedure takes or answers. */
export interface Member {
  readonly name: string;
  /** The names on the way to it; `[]` stands for each item of a list. */
  readonly path: string;
  /** As TypeScript writes it, or `object` and `list of objects`, whose members are below it. */
  readonly type: string;
  readonly isRequired: boolean;
  /** What it means; empty where nothing is written of it. */
  readonly meaning: string;
  readonly members: readonly Member[];
  /** How a form asks for it: with one text, as a group of fields, or as JSON where it is deeper than that. */
  readonly field: 'text' | 'number' | 'choice' | 'choices' | 'group' | 'json';
  /** Of a choice. */
  readonly options: readonly string[];
  /** Secret values never stand in code to copy; passwords are never shown. */
  readonly secret: 'password' | 'code' | null;
}

/** What stands for the names of saved answers. */
export const savedAnswers = 'hra…';

/** The members of an object, or of the items of a list, each with those below it. None where it is neither. */
export function membersOf(schema: Schema, above = ''): readonly Member[] {
  const members = objectsOf(schema).flatMap(({ properties = {}, patternProperties = {}, required = [] }) => [
    ...Object.entries(properties).map(([name, member]) =>
      memberOf(name, member, above, required.includes(name)),
    ),
    // Members that are known by a pattern stand in one row. The contract has one such pattern: that of saved answers (s.3).
    ...Object.values(patternProperties).map(member => memberOf(savedAnswers, member, above, false)),
  ]);
  // Two forms of an answer may share members.
  return [...new Map(members.map(member => [member.name, member])).values()];
}

/** The same with all that is below them, as rows of a table. */
export function rowsOf(members: readonly Member[]): readonly Member[] {
  return members.flatMap(member => [member, ...rowsOf(member.members)]);
}

function memberOf(name: string, schema: Schema, above: string, isRequired: boolean): Member {
  const forms = formsOf(schema);
  const path = `${above}${name}`;
  const members = membersOf(schema, `${path}${forms.some(({ items }) => items) ? '[]' : ''}.`);
  const values = forms.find(({ type }) => type !== 'null') ?? {};
  const options = (values.enum ?? values.items?.enum ?? []).map(String);
  const field = fieldOf(forms, members, options.length > 0);
  const secret = /password/i.test(name) ? 'password' : name === 'otp' ? 'code' : null;
  const type = [...new Set(forms.map(typeOf))].join(' | ');
  return { name, path, type, isRequired, meaning: schema.description ?? '', members, field, options, secret };
}

/** Where text and numbers are both allowed, a form sends text. */
function fieldOf(forms: readonly Schema[], members: readonly Member[], hasOptions: boolean): Member['field'] {
  const types = forms.map(({ type }) => type);
  if (types.includes('string')) return hasOptions ? 'choice' : 'text';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('array')) return hasOptions ? 'choices' : 'json';
  const isPlain = members.every(({ field }) => field !== 'json' && field !== 'group' && field !== 'choices');
  return members.length > 0 && isPlain ? 'group' : 'json';
}

/** What a place may hold, one form for each. */
function formsOf({ anyOf, ...schema }: Schema): readonly Schema[] {
  if (anyOf) return anyOf.flatMap(formsOf);
  return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type })) : [schema];
}

function objectsOf(schema: Schema): readonly Schema[] {
  return formsOf(schema).flatMap(form => (form.items ? objectsOf(form.items) : isObject(form) ? [form] : []));
}

function isObject({ properties, patternProperties }: Schema): boolean {
  return properties !== undefined || patternProperties !== undefined;
}

function typeOf(schema: Schema): string {
  if (schema.items) {
    if (objectsOf(schema.items).length > 0) return 'list of objects';
    return `Array<${formsOf(schema.items).map(typeOf).join(' | ')}>`;
  }
  const fixed = 'const' in schema ? [schema.const] : schema.enum;
  if (fixed)
    return fixed.map(value => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return schema.type === 'integer' ? 'number' : String(schema.type ?? 'unknown');
}
