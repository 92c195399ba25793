import { readFile } from 'node:fs/promises';
import { trpcCodes } from '@choose-life/adapter/trpc/errors';
import { answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { kindOf, unitOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { folder, generate } from '../tools/generate.ts';

const generated = await generate();

describe('the generated sources', () => {
  it.each(Object.keys(generated))('%s is up to date (otherwise: npm run generate)', async path => {
    expect(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(generated[path]);
  });
});

/** The paths of the members in a source that have no docstring. */
function undocumentedIn(path: string, text: string): string[] {
  const undocumented: string[] = [];
  const visit = (node: ts.Node, above: string): void => {
    const isMember = ts.isPropertySignature(node);
    const at = isMember || ts.isInterfaceDeclaration(node) ? `${above}.${node.name.getText()}` : above;
    if (isMember && ts.getJSDocCommentsAndTags(node).length === 0) undocumented.push(at);
    ts.forEachChild(node, child => visit(child, at));
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), '');
  return undocumented;
}

it('every member of an input or output has a docstring', async () => {
  const shapes = 'adapter/client/src/shapes.ts';
  const sources = {
    [shapes]: await readFile(new URL(`../../../${shapes}`, import.meta.url), 'utf8'),
    [`${folder}/procedures.ts`]: generated[`${folder}/procedures.ts`] ?? '',
    [`${folder}/answer-groups.ts`]: generated[`${folder}/answer-groups.ts`] ?? '',
  };
  expect(Object.entries(sources).flatMap(([path, text]) => undocumentedIn(path, text))).toEqual([]);
});

describe('the answer keys of the client', () => {
  it.each(answerKeys.filter(key => kindOf(key) === 'number'))('%s has its unit in the docstring', key => {
    expect(generated[`${folder}/answer-groups.ts`]).toContain(
      `/** In ${unitOf(key)}. */\n        readonly ${key}?: NumberAnswer;`,
    );
  });
});

describe('the error kinds of the client', () => {
  it.each(errorKinds)('$kind is documented with the HTTP status of the adapter', ({ kind, http }) => {
    expect(getHTTPStatusCodeFromError(new TRPCError({ code: trpcCodes[kind] }))).toBe(http);
  });
});
