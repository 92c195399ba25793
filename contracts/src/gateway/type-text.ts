import { type AnswerShape, type ObjectShape, type PlainShape, variantsOf } from './answer-shape.ts';

/** Shapes that are written as a name. */
export type NamedShapes = ReadonlyMap<AnswerShape, string>;

/**
 * The type of a shape as TypeScript writes it, on one line. Of an object that takes unknown members it names only those that
 * the contract knows, so that a misspelt one does not compile.
 */
export function typeTextOf(shape: AnswerShape, names: NamedShapes = new Map()): string {
  return variantsOf(shape)
    .map(form => names.get(form) ?? formText(form, names))
    .join(' | ');
}

function formText(form: PlainShape, names: NamedShapes): string {
  switch (form.type) {
    case 'scalar':
      // All fixed values of the contract are texts.
      return [...[...form.fixed].map(value => `'${value}'`), ...form.valueTypes].join(' | ');
    case 'list':
      return `Array<${typeTextOf(form.element, names)}>`;
    case 'object':
      return objectText(form, names);
  }
}

function objectText({ members, isLoose }: ObjectShape, names: NamedShapes): string {
  const texts = [...members].map(
    ([name, { isRequired, shape }]) =>
      `${name}${isRequired ? '' : '?'}: ${typeTextOf(shape, names)}${isRequired ? '' : ' | undefined'}`,
  );
  if (texts.length === 0) return `Record<string, ${isLoose ? 'unknown' : 'never'}>`;
  return `{ ${texts.join('; ')} }`;
}
