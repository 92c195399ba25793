import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript';
import ts, { factory, isUnionTypeNode, SyntaxKind } from 'typescript';

/** Adds `undefined` to the type of an optional member. Otherwise `exactOptionalPropertyTypes` would refuse an explicit `undefined`. */
export const addUndefinedIfOptional: NonNullable<OpenAPITSOptions['transformProperty']> = property => {
  const { modifiers, name, questionToken, type } = property;
  if (!questionToken || !type) return property;
  const undefinedType = factory.createKeywordTypeNode(SyntaxKind.UndefinedKeyword);
  const union = factory.createUnionTypeNode([
    ...(isUnionTypeNode(type) ? type.types : [type]),
    undefinedType,
  ]);
  return factory.updatePropertySignature(property, modifiers, name, questionToken, union);
};

const exportModifier = [factory.createModifier(SyntaxKind.ExportKeyword)];

/**
 * TypeScript declarations of schemas. Each schema is a separate declaration, so that compiler messages and editors show its name.
 * @param immutable whether all members and lists are readonly. Default: false
 */
export async function declarationsOf(
  schemas: object,
  { immutable = false }: { readonly immutable?: boolean } = {},
): Promise<string> {
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document), {
    // A member with a default value stays optional: a request may omit it.
    defaultNonNullable: false,
    immutable,
    transformProperty: addUndefinedIfOptional,
  });
  const declarations = nodes.flatMap(schemasIn).map(declarationOf);
  return (
    astToString(declarations)
      // Each schema is a separate declaration here and not a member of `components`, so references need only its name.
      .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
      // Removes JSDoc tags that only repeat the type.
      .replaceAll(/^ *(?:\/\*\* @enum .*\*\/|\* @(?:enum|constant).*)\n/gm, '')
      // The tag is not needed: JSDoc shows the text before the first tag as the description.
      .replaceAll('@description ', '')
  );
}

/** The members of `components.schemas`. */
function schemasIn(node: ts.Node): ts.PropertySignature[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [];
  const schemas = node.members.filter(ts.isPropertySignature).find(({ name }) => textOf(name) === 'schemas');
  return schemas?.type && ts.isTypeLiteralNode(schemas.type)
    ? schemas.type.members.filter(ts.isPropertySignature)
    : [];
}

function textOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function declarationOf(member: ts.PropertySignature): ts.Statement {
  const { name, type } = member;
  if (!type) throw new Error(`${textOf(name)} has no type`);
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exportModifier, textOf(name), undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exportModifier, textOf(name), undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member));
}
