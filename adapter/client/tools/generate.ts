import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callRuleOf } from '@choose-life/adapter/docs/call-rules';
import { exampleAnswerOf } from '@choose-life/adapter/docs/example-answers';
import { exampleFailureOf } from '@choose-life/adapter/docs/failures';
import { upperFirst } from '@choose-life/contracts/domain/first-letter';
import { type AnswerKey, answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { contractUnitOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { errorKinds, faultOutcomes } from '@choose-life/contracts/gateway/error-kinds';
import { callIds } from '@choose-life/contracts/gateway/extensions';
import { proceduresText, reportDetailsText } from './procedures-text.ts';

const biomeProgram = fileURLToPath(
  new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url),
);
const fileHeader = "// Generated from the table of calls by 'npm run generate'. Do not edit.\n";

/** The texts of the generated files of the client, and of one of the domain, by their path in the repository. */
export async function generate(): Promise<Record<string, string>> {
  const texts = {
    [`${generatedFolder}/answer-groups.ts`]: answerGroupsText(),
    [`${generatedFolder}/error-kinds.ts`]: errorKindsText(),
    [`${generatedFolder}/procedures.ts`]: await proceduresText(),
    [`${generatedFolder}/error-rows.ts`]: errorRowsText(),
    [`${generatedFolder}/example-answers.ts`]: await exampleAnswersText(),
    [`${generatedFolder}/call-rules.ts`]: callRulesText(),
    'contracts/src/domain/report/generated/report-details.ts': await reportDetailsText(),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, formatText(path, `${fileHeader}\n${text}`)]),
  );
}

/** The folder of the client's generated files, relative to the repository. */
export const generatedFolder = 'adapter/client/src/generated';

/** The text as Biome formats it, so that `npm run check` accepts the generated files. */
function formatText(path: string, text: string): string {
  const biome = spawnSync(process.execPath, [biomeProgram, 'format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: new URL('../../..', import.meta.url),
  });
  if (biome.status !== 0) throw new Error(`${path} could not be formatted: ${biome.stderr}`);
  return biome.stdout;
}

function answerGroupsText(): string {
  const groups = Object.entries(answerGroups).map(
    ([name, keys]) =>
      `  /** Answers of the section '${upperFirst(wordsOf(name))}'. */\n  readonly ${name}?: {\n${keys.map(memberText).join('\n')}\n  } | undefined;`,
  );
  return `/** The id of an option of the questionnaire. A missing key and null both mean unanswered. */
export type ChoiceAnswer = string | number | null | undefined;

/** A number, or a number as it was typed: '5.5'. A missing key, null and a blank text mean unanswered. */
export type NumberAnswer = number | string | null | undefined;

/**
 * The answers of an assessment (s.3), with one group for each section. Groups and keys may be missing. A key that is in two groups is
 * one answer.
 */
export interface AnswerGroups {
${groups.join('\n')}
  /** Answers to questions that are in no group, by wire key, for example \`hra.q.new_question.a.hours\`. */
  readonly additional?: { readonly [wireKey: string]: NumberAnswer } | undefined;
}
`;
}

/** Separates the words of a name in camel case: `bloodPressure` → `blood pressure`. */
function wordsOf(camel: string): string {
  return camel.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

function memberText(key: AnswerKey): string {
  // The flat map contains this answer also as the meta member `hra.app.units`, which must be a string (s.7), so the adapter refuses a number.
  if (key === 'app_units')
    return `    /** The units of the person: the id of an option. */\n    readonly app_units?: string | null | undefined;`;
  const unit = contractUnitOf(key);
  if (unit === null) return `    /** The id of an option. */\n    readonly ${key}?: ChoiceAnswer;`;
  return `    /** In ${unit}. */\n    readonly ${key}?: NumberAnswer;`;
}

function errorKindsText(): string {
  const meanings = errorKinds.map(({ kind, http, meaning }) => ` * - \`${kind}\` (HTTP ${http}): ${meaning}`);
  const outcomes = Object.entries(faultOutcomes);
  return `/** The closed list of error kinds. */
export const gatewayErrorKinds = [${errorKinds.map(({ kind }) => `'${kind}'`).join(', ')}] as const;

/**
 * The kind of error that a call ended with. The list is closed: a \`switch\` over it is exhaustive.
 *
${meanings.join('\n')}
 */
export type GatewayErrorKind = (typeof gatewayErrorKinds)[number];

/**
 * What a failed call did at the gateway. It matters for writes.
 *
${outcomes.map(([outcome, meaning]) => ` * - \`${outcome}\`: ${meaning}`).join('\n')}
 */
export type GatewayOutcome = ${outcomes.map(([outcome]) => `'${outcome}'`).join(' | ')};
`;
}

async function exampleAnswersText(): Promise<string> {
  const answers = await Promise.all(
    callIds.map(async id => `'${id}': ${JSON.stringify(await exampleAnswerOf(id))},`),
  );
  return `/** The output of each procedure if the gateway sends the example answer of the contract. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
${answers.join('\n')}
};
`;
}

function callRulesText(): string {
  const rules = callIds.map(id => `'${id}': ${JSON.stringify(callRuleOf(id))},`);
  return `import type { CallRule } from '../input-rules.ts';

/** What each procedure accepts, and whether it needs a token. */
export const callRules: Readonly<Record<string, CallRule>> = {
${rules.join('\n')}
};
`;
}

function errorRowsText(): string {
  const rows = errorKinds.map(errorKind => {
    const { code: number, data } = exampleFailureOf(errorKind).error;
    const { code, gateway, httpStatus } = data;
    const row = { code, number, httpStatus, message: gateway.message, outcome: gateway.outcome };
    return `${errorKind.kind}: ${JSON.stringify(row)},`;
  });
  return `/** The error of each kind as the adapter sends it: tRPC's code and its number, the HTTP status, and the usual message and outcome. */
export const errorRows = {
${rows.join('\n')}
} as const;
`;
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generate())) {
    await writeFile(new URL(`../../../${path}`, import.meta.url), text);
    process.stdout.write(`Wrote ${path}\n`);
  }
}
