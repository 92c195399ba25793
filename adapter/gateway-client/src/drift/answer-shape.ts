import { z } from 'zod';

/** What the contract knows of a place in an answer: enough to tell what it does not know. */
export interface AnswerShape {
  /** The known members of an object. */
  readonly members: ReadonlyMap<string, AnswerShape>;
  /** Members that are known by a pattern rather than by name. */
  readonly pattern: RegExp | null;
  /** The elements of a list. */
  readonly element: AnswerShape | null;
  /** What a value should be that nobody depends on: one that is not is left out. */
  readonly tolerated: z.ZodType | null;
  /** Whether there is anything below or about this place to look at. */
  readonly isOfInterest: boolean;
}

const shapes = new WeakMap<z.ZodType, AnswerShape>();

/** The shape of a row's answer. A union's forms are taken together: what one of them knows is known. */
export function shapeOf(response: z.ZodType): AnswerShape {
  const known = shapes.get(response);
  if (known) return known;
  const shape = merged(formsOf(response));
  shapes.set(response, shape);
  return shape;
}

/** The forms a value may have, without the wrappers that say that it may be missing. What is tolerated has forms too. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodCatch) return [schema, ...formsOf(schema.unwrap())];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return formsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(formsOf);
  return [schema];
}

function merged(forms: readonly z.core.$ZodType[]): AnswerShape {
  const byName = new Map<string, z.core.$ZodType[]>();
  const elements: z.core.$ZodType[] = [];
  let pattern: RegExp | null = null;
  let tolerated: z.ZodType | null = null;
  for (const form of forms) {
    if (form instanceof z.ZodCatch && form.unwrap() instanceof z.ZodType) tolerated = asSchema(form.unwrap());
    if (form instanceof z.ZodArray) elements.push(...formsOf(form.element));
    if (!(form instanceof z.ZodObject)) continue;
    pattern ??= patternOf(form);
    for (const [name, member] of Object.entries<z.core.$ZodType>(form.shape)) {
      byName.set(name, [...(byName.get(name) ?? []), ...formsOf(member)]);
    }
  }
  const members = new Map([...byName].map(([name, memberForms]) => [name, merged(memberForms)]));
  const element = elements.length > 0 ? merged(elements) : null;
  const isOfInterest = members.size > 0 || tolerated !== null || element?.isOfInterest === true;
  return { members, pattern, element, tolerated, isOfInterest };
}

/** All schemas of the contract are made by zod's classic classes; the core type does not say so. */
function asSchema(schema: z.core.$ZodType): z.ZodType {
  return schema as z.ZodType;
}

/** The contract gives a pattern in the words of JSON Schema, and one at most. */
function patternOf(form: z.ZodObject): RegExp | null {
  const [source] = Object.keys(Object(form.meta()?.patternProperties));
  return source === undefined ? null : new RegExp(source);
}
