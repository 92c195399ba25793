import type { Schema } from './document-reader.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Where the schema of this name stands in the document. */
export function placeOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/**
 * The same schemas, with each object that stands inside another one under a name of its own, made of the names on the way to it:
 * generators would call its type InlineObject5.
 */
export function withNamedParts(schemas: Schemas): Schemas {
  const named = new Map<string, Schema>();

  function name(schema: Schema, own: string): void {
    if (named.has(own)) throw new Error(`Two schemas are called ${own}`);
    // Kept at once, so that a whole stands before its parts.
    named.set(own, schema);
    named.set(own, withReferences(schema, own));
  }

  function withReferences({ anyOf, items, properties, ...schema }: Schema, above: string): Schema {
    const members = Object.entries(properties ?? {}).map(([key, member]) => {
      const word = key.charAt(0).toUpperCase() + key.slice(1);
      return [key, outside(member, above + word)];
    });
    return {
      ...schema,
      ...(anyOf && { anyOf: anyOf.map(form => outside(form, above)) }),
      ...(items && { items: outside(items, `${above}Item`) }),
      ...(properties && { properties: Object.fromEntries(members) }),
    };
  }

  function outside(schema: Schema, path: string): Schema {
    if (Object.keys(schema.properties ?? {}).length === 0) return withReferences(schema, path);
    name(schema, path);
    return { $ref: placeOf(path) };
  }

  for (const [own, schema] of Object.entries(schemas)) name(schema, own);
  return Object.fromEntries(named);
}
