import { readFile } from 'node:fs/promises';
import { trpcCodes } from '@choose-life/adapter/trpc/errors';
import { answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractUnitOf, kindOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { generate, generatedFolder } from '../tools/generate.ts';

const generated = await generate();

describe('the generated sources', () => {
  it.each(Object.keys(generated))('%s is up to date (otherwise: npm run generate)', async path => {
    expect(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(generated[path]);
  });
});

/** The text of a generated file of the client. @throws Error if no such file is generated */
function generatedText(name: string): string {
  const text = generated[`${generatedFolder}/${name}`];
  if (text === undefined) throw new Error(`${name} is not generated`);
  return text;
}

/** The paths of the members in a source that have no docstring. */
function undocumentedIn(path: string, text: string): string[] {
  const undocumented: string[] = [];
  const visit = (node: ts.Node, parentName: string): void => {
    const isMember = ts.isPropertySignature(node);
    const isNamed = isMember || ts.isInterfaceDeclaration(node);
    const name = isNamed ? `${parentName}.${node.name.getText()}` : parentName;
    if (isMember && ts.getJSDocCommentsAndTags(node).length === 0) undocumented.push(name);
    ts.forEachChild(node, child => visit(child, name));
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), '');
  return undocumented;
}

it('every member of an input or output has a docstring', async () => {
  const assessmentInput = 'adapter/client/src/assessment-input.ts';
  const sources = {
    [assessmentInput]: await readFile(new URL(`../../../${assessmentInput}`, import.meta.url), 'utf8'),
    [`${generatedFolder}/procedures.ts`]: generatedText('procedures.ts'),
    [`${generatedFolder}/answer-groups.ts`]: generatedText('answer-groups.ts'),
  };
  expect(Object.entries(sources).flatMap(([path, text]) => undocumentedIn(path, text))).toEqual([]);
});

describe('the docstring of an answer key', () => {
  it.each(answerKeys.filter(key => kindOf(key) === 'number'))('contains the unit of %s', key => {
    expect(generated[`${generatedFolder}/answer-groups.ts`]).toContain(
      `/** In ${contractUnitOf(key)}. */\n        readonly ${key}?: NumberAnswer;`,
    );
  });
});

describe('the HTTP status of an error kind', () => {
  it.each(errorKinds)('is the status that the adapter sends for $kind', ({ kind, http }) => {
    expect(getHTTPStatusCodeFromError(new TRPCError({ code: trpcCodes[kind] }))).toBe(http);
  });
});
