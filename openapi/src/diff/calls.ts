import { callersOnly, everybody, gatewaysOnly, nobody, type Verdicts } from './change.ts';
import {
  type ContentObject,
  isObject,
  type OpenApiDocument,
  type OperationObject,
  resolved,
  type Schema,
} from './document.ts';

/** One call as a document has it. */
export interface DocumentCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What is said of it, by place and name. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** Words and examples, which are no part of the contract. */
  readonly texts: string;
}

/** One thing that a document says of a call, and whom it hurts when it is said from now on, no longer, or otherwise. */
export interface Fact {
  /** `call`, `parameter`, `request`, `answer 200`. */
  readonly place: string;
  /** `method`, `auth token`, `body`, `body application/json`; empty for the place itself. */
  readonly name: string;
  readonly value?: string;
  readonly comes?: Verdicts;
  readonly goes?: Verdicts;
  readonly changes?: Verdicts;
  /** Compared where both documents have one. */
  readonly schema?: Schema;
}

const methods = /^(get|post|put|patch|delete|head|options|trace)$/;

/** All calls of a document by their id: the operationId, or method and path where there is none. */
export function callsOf(document: OpenApiDocument): ReadonlyMap<string, DocumentCall> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, operation]) => methods.test(method) && isObject(operation))
      .map(([method, operation]) => callOf(method.toUpperCase(), path, operation, document)),
  );
  return new Map(calls.map(call => [call.id, call]));
}

function callOf(
  method: string,
  path: string,
  operation: OperationObject,
  document: OpenApiDocument,
): DocumentCall {
  const { operationId = `${method} ${path}`, summary, description } = operation;
  const body = operation.requestBody && resolved(operation.requestBody, document);
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, each]) => [status, resolved(each, document)] as const,
  );
  const facts: Fact[] = [
    ...headFacts(method, path, operation),
    ...documentFacts(operation, document),
    { place: 'parameter', name: '', schema: parametersOf(operation, document) },
    ...(body ? requestFacts(body) : []),
    ...answers.flatMap(([status, { content }]) => answerFacts(status, content)),
  ];
  const answered = answers.map(([, each]) => each);
  const examples = [body, ...answered].flatMap(each =>
    Object.values(each?.content ?? {}).map(media => media.examples),
  );
  const texts = [summary, description, ...answered.map(each => each.description), ...examples];
  return {
    id: operationId,
    method,
    path,
    facts: new Map(facts.map(fact => [`${fact.place} ${fact.name}`.trim(), fact])),
    texts: JSON.stringify(texts.filter(each => each !== undefined)),
  };
}

/** A document that begins to say one of these, or ceases to, changes nothing about the call. */
function headFacts(method: string, path: string, operation: OperationObject): Fact[] {
  const { 'x-effect': effect, 'x-stage': stage, 'x-success': success } = operation;
  // Who still takes a call for a read may send it twice.
  const otherEffect = effect === 'read' ? callersOnly : gatewaysOnly;
  return Object.entries({ method, path, stage, success, effect })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({
      place: 'call',
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      comes: nobody,
      goes: nobody,
      changes: name === 'effect' ? otherEffect : everybody,
    }));
}

/** What stands once in a document and concerns each call: where the gateway is, and how a session is shown. */
function documentFacts(
  operation: OperationObject,
  { components, security, servers = [] }: OpenApiDocument,
): Fact[] {
  const schemes = (operation.security ?? security ?? []).flatMap(scheme => Object.keys(scheme)).sort();
  return [
    ...servers.map(({ url }) => ({
      place: 'call',
      name: `base ${pathOf(url)}`,
      comes: gatewaysOnly,
      goes: callersOnly,
    })),
    ...schemes.map(scheme => {
      const { description: _, ...meaning } = components?.securitySchemes?.[scheme] ?? {};
      const value = JSON.stringify(meaning);
      return { place: 'call', name: `auth ${scheme}`, value, comes: callersOnly, goes: gatewaysOnly };
    }),
  ];
}

/** Hosts in the document are examples: only what stands below them is part of the contract. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Path, query and header parameters, each as one member. */
function parametersOf(operation: OperationObject, document: OpenApiDocument): Schema {
  const parameters = (operation.parameters ?? []).map(each => {
    const { in: where, name, required, schema = {} } = resolved(each, document);
    return { name: `${where} ${name}`, required, schema };
  });
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function requestFacts({ content, required = false }: NonNullable<OperationObject['requestBody']>): Fact[] {
  const body: Fact = {
    place: 'request',
    name: 'body',
    value: required ? 'needed' : 'taken, and may be missing',
    comes: required ? everybody : gatewaysOnly,
    goes: everybody,
    changes: required ? gatewaysOnly : callersOnly,
  };
  return [body, ...mediaFacts(body, content, { comes: gatewaysOnly, goes: callersOnly })];
}

function answerFacts(status: string, content: ContentObject = {}): Fact[] {
  // Without its success a call cannot succeed; a failure that comes no more hurts nobody.
  const goes = /^2/.test(status) ? everybody : gatewaysOnly;
  const place = `answer ${status}`;
  const body = { place, name: 'body', comes: callersOnly, goes };
  const media = mediaFacts(body, content, { comes: callersOnly, goes: gatewaysOnly });
  return [{ place, name: '', comes: callersOnly, goes }, ...(media.length > 0 ? [body, ...media] : [])];
}

function mediaFacts(
  { place, name }: Fact,
  content: ContentObject = {},
  hurts: Pick<Fact, 'comes' | 'goes'>,
): Fact[] {
  return Object.entries(content).map(([media, { schema = {} }]) => ({
    place,
    name: `${name} ${media}`,
    schema,
    ...hurts,
  }));
}
