import { type AnswerKey, type Answers, isAnswerKey } from './answer-groups.ts';
import { answerKeyOfWireKey, normalForm, partKeysOf } from './answer-keys.ts';
import type { LimitsOf } from './answer-range.ts';
import { isAnswered } from './answer-value.ts';
import { canonicalUnit } from './expected-unit.ts';

/** One option of a choice, as the gateway sends it (s.3). */
export interface QuestionOption {
  readonly id: string | number;
  readonly label: string;
}

/** One input of a question, as the gateway sends it: a choice if it has `values`, otherwise a number (s.3). */
export interface QuestionInput {
  readonly id?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly values?: readonly QuestionOption[] | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly units?: string | null | undefined;
}

/** One question, as the gateway sends it (s.3). */
export interface Question {
  readonly id: string;
  readonly label?: string | null | undefined;
  readonly prompt?: string | null | undefined;
  readonly input: readonly QuestionInput[];
}

/** One section of the questionnaire, as the gateway sends it (s.3). One page shows it (`page-graph.ts`). */
export interface QuestionModule {
  readonly label: string;
  readonly prompt?: string | null | undefined;
  readonly questions: readonly Question[];
}

/** The modules of a questionnaire, the only part that most rules read. */
export interface QuestionnaireModules {
  readonly meta: { readonly modules: readonly QuestionModule[] };
}

/** The part of the answer to `hra.getQuestionnaire` that the product reads (s.3). A save and a submission send `responses` and `config` back. */
export interface Questionnaire extends QuestionnaireModules {
  readonly meta: QuestionnaireModules['meta'] & {
    readonly responses: {
      readonly appraiseRisksClientId?: string | null | undefined;
      readonly appraiseRisksUserId?: string | null | undefined;
      readonly hraAppDefaultHraId?: string | null | undefined;
      readonly hraAppExternalId?: string | null | undefined;
    };
    readonly config: { readonly saveKey?: string | null };
  };
}

/** One input of a question, prepared for display. */
export interface QuestionPart {
  /** The key of the answer in `Answers`: a key of the contract, or the wire key for an answer that the contract does not know. */
  readonly answerKey: string;
  readonly kind: 'choice' | 'number';
  readonly label: string | null;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly min: number | null;
  readonly max: number | null;
  readonly units: string | null;
}

/** One question, prepared for display. It has several parts if it asks for several answers, such as a blood pressure. */
export interface QuestionView {
  readonly id: string;
  readonly label: string;
  readonly prompt: string | null;
  readonly parts: readonly QuestionPart[];
}

/** A cache, because a page of the web app needs the questions of all modules after every answer. */
const viewsByModule = new WeakMap<QuestionModule, readonly QuestionView[]>();

/**
 * The questions of a module in the order of the gateway, with the answer key of each input. The result is cached by module, so a module must
 * not be mutated.
 */
export function questionsOf(module: QuestionModule): readonly QuestionView[] {
  const cached = viewsByModule.get(module);
  if (cached) return cached;
  const views = module.questions.map(viewOf);
  viewsByModule.set(module, views);
  return views;
}

/** A question whose label is missing is shown with its prompt as the label, since the specification allows either (s.3). */
function viewOf(question: Question): QuestionView {
  const keys = answerKeysOf(question);
  return {
    id: question.id,
    label: question.label || question.prompt || question.id,
    prompt: question.label ? (question.prompt ?? null) : null,
    // There is a key for each input. The fallback only satisfies TypeScript.
    parts: question.input.map((input, index) => partOf(input, keys[index] ?? question.id)),
  };
}

/** Whether a question counts as answered. With several parts, one answered part is enough. */
export function isQuestionAnswered({ parts }: Pick<QuestionView, 'parts'>, answers: Answers): boolean {
  return parts.some(part => isAnswered(answers[part.answerKey]));
}

/** A part with its question. */
export interface AskedPart {
  readonly question: QuestionView;
  readonly part: QuestionPart;
}

/** All parts of a questionnaire in order, by answer key. If several parts have the same key, the map contains only the first. */
export function askedPartsOf({ meta }: QuestionnaireModules): ReadonlyMap<string, AskedPart> {
  const askedParts = new Map<string, AskedPart>();
  for (const question of meta.modules.flatMap(questionsOf))
    for (const part of question.parts)
      if (!askedParts.has(part.answerKey)) askedParts.set(part.answerKey, { question, part });
  return askedParts;
}

function partOf(input: QuestionInput, answerKey: string): QuestionPart {
  const options = (input.values ?? []).map(({ id, label }) => ({ id: String(id), label }));
  return {
    answerKey,
    kind: options.length > 0 ? 'choice' : 'number',
    label: input.label || null,
    options,
    min: input.min ?? null,
    max: input.max ?? null,
    units: canonicalUnit(input.units),
  };
}

/** The answer key of each input of a question. */
function answerKeysOf(question: Question): string[] {
  const contractKeys = partKeysOf(question.id);
  if (contractKeys.length > 0) return contractPartKeysOf(question, contractKeys);
  if (question.input.length > 1)
    return question.input.map((input, index) => partKeyOf(question.id, input, index));
  return question.input.map(input => singleInputKeyOf(question.id, input));
}

/** The answer key of the only input of a question. */
function singleInputKeyOf(id: string, input: QuestionInput): string {
  if (isAnswerKey(id)) return id;
  // A wire key ends with the unit (s.7). A unit of several words ('hours a day') cannot be part of a key.
  const units = input.units?.trim() ?? '';
  return answerKeyFor(id, /^\S+$/.test(units) ? `.${units}` : '');
}

/**
 * The answer keys of a question whose parts the contract knows. The specification shows no ids of inputs, so an input is matched by its id or
 * label, and an input without an id gets the next key of the contract that no other input has.
 */
function contractPartKeysOf(question: Question, contractKeys: readonly AnswerKey[]): string[] {
  const keysByName = question.input.map(({ id, label }) => {
    const name = normalForm(id || label || '');
    return contractKeys.find(key => normalForm(key) === name);
  });
  const unusedKeys = contractKeys.filter(key => !keysByName.includes(key));
  return question.input.map((input, index) => {
    const key = keysByName[index] ?? (input.id ? undefined : unusedKeys.shift());
    return key ?? partKeyOf(question.id, input, index);
  });
}

/** The answer key of one of several inputs that the contract does not know: it ends with the id of the input, or with its number from 1. */
function partKeyOf(questionId: string, input: QuestionInput, index: number): string {
  // `%` and `/` are allowed, because the suffixes of the specification contain them: `.%`, `.mg/dL` (s.7).
  const name = (input.id ?? '').replace(/[^A-Za-z0-9_%/]/g, '_');
  return answerKeyFor(questionId, `.${name || index + 1}`);
}

/**
 * The answer key of the contract, if there is one. Otherwise the wire key (`hra.q.<id>.a<suffix>`), with other characters in the id replaced by
 * `_`.
 */
function answerKeyFor(questionId: string, suffix: string): string {
  const wireKey = `hra.q.${questionId.replace(/[^A-Za-z0-9_]/g, '_')}.a${suffix}`;
  return answerKeyOfWireKey(wireKey) ?? wireKey;
}

/** The letter of an option by its index (s.5): A to Z for 0 to 25; null for any other index. */
export function letterOf(index: number): string | null {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? null;
}

/**
 * Returns a function for the limits and units of numeric answers. They come from the questionnaire, since each gateway sets its own limits
 * (s.2.4).
 */
export function limitsIn(questionnaire: QuestionnaireModules): LimitsOf {
  const askedParts = askedPartsOf(questionnaire);
  return key => {
    const part = askedParts.get(key)?.part;
    return part?.kind === 'number' ? part : null;
  };
}
