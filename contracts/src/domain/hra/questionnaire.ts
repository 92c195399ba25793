import { type AnswerKey, type Answers, isAnswerKey } from './answer-groups.ts';
import { answerKeyOfWireKey, normalForm, partKeysOf } from './answer-keys.ts';
import type { LimitsOf } from './answer-range.ts';
import { isAnswered } from './answer-value.ts';
import { canonicalUnit } from './expected-unit.ts';

export interface QuestionOption {
  readonly id: string | number;
  readonly label: string;
}

/** One input on the wire: a choice when it has values, else a number (s.3). */
export interface QuestionInput {
  readonly id?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly values?: readonly QuestionOption[] | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly units?: string | null | undefined;
}

export interface Question {
  readonly id: string;
  readonly label?: string | null | undefined;
  readonly prompt?: string | null | undefined;
  readonly input: readonly QuestionInput[];
}

export interface QuestionModule {
  readonly label: string;
  readonly prompt?: string | null | undefined;
  readonly questions: readonly Question[];
}

/** The modules of a questionnaire: most rules read nothing else of it. */
export interface QuestionnaireModules {
  readonly meta: { readonly modules: readonly QuestionModule[] };
}

/** The part of the questionnaire answer that is read (s.3). */
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

/** One input as it is shown. Its answer's slot is `answerKey`: the contract's key, else the wire key. */
export interface QuestionPart {
  readonly answerKey: string;
  readonly kind: 'choice' | 'number';
  readonly label: string | null;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly min: number | null;
  readonly max: number | null;
  readonly units: string | null;
}

/** One question as it is shown; several parts only for multi-part questions. */
export interface QuestionView {
  readonly id: string;
  readonly label: string;
  readonly prompt: string | null;
  readonly parts: readonly QuestionPart[];
}

/** The questions of a module in the server's order, each input with the slot its answer is held in. */
export function questionsOf(module: QuestionModule): QuestionView[] {
  return module.questions.map(question => {
    const keys = slotsOf(question);
    return {
      id: question.id,
      label: question.label || question.prompt || question.id,
      prompt: question.label ? (question.prompt ?? null) : null,
      parts: question.input.map((input, index) => partOf(input, keys[index] ?? question.id)),
    };
  });
}

/** A question of several parts counts as answered when one of its parts is. */
export function isQuestionAnswered({ parts }: Pick<QuestionView, 'parts'>, answers: Answers): boolean {
  return parts.some(part => isAnswered(answers[part.answerKey]));
}

export interface AskedPart {
  readonly question: QuestionView;
  readonly part: QuestionPart;
}

/** Every answer key with its place, in the order asked. A question that stands on two pages is one answer. */
export function askedPartsOf({ meta }: QuestionnaireModules): ReadonlyMap<string, AskedPart> {
  const asked = new Map<string, AskedPart>();
  for (const question of meta.modules.flatMap(questionsOf))
    for (const part of question.parts)
      if (!asked.has(part.answerKey)) asked.set(part.answerKey, { question, part });
  return asked;
}

function partOf(input: QuestionInput, answerKey: string): QuestionPart {
  const options = (input.values ?? []).map(({ id, label }) => ({ id: String(id), label }));
  return {
    answerKey,
    kind: options.length > 0 ? 'choice' : 'number',
    label: input.label ?? null,
    options,
    min: input.min ?? null,
    max: input.max ?? null,
    units: canonicalUnit(input.units),
  };
}

function slotsOf(question: Question): string[] {
  const [first] = question.input;
  const contractKeys = partKeysOf(question.id);
  if (contractKeys.length > 0) return knownPartSlots(question, contractKeys);
  if (question.input.length > 1)
    return question.input.map((input, index) => partSlot(question.id, input, index));
  return first === undefined ? [] : [singleSlot(question.id, first)];
}

function singleSlot(id: string, input: QuestionInput): string {
  if (isAnswerKey(id)) return id;
  const units = input.units?.trim() ?? '';
  return slotOf(id, /^\S+$/.test(units) ? `.${units}` : '');
}

/** The specification shows no id on an input: a part without one is found by its label, else by its place among the free keys. */
function knownPartSlots(question: Question, contractKeys: readonly AnswerKey[]): string[] {
  const named = question.input.map(({ id, label }) => {
    const name = normalForm(id || label || '');
    return contractKeys.find(key => normalForm(key) === name);
  });
  const free = contractKeys.filter(key => !named.includes(key));
  return question.input.map((input, index) => {
    const key = named[index] ?? (input.id ? undefined : free.shift());
    return key ?? partSlot(question.id, input, index);
  });
}

function partSlot(questionId: string, input: QuestionInput, index: number): string {
  const name = (input.id ?? '').replace(/[^A-Za-z0-9_%/]/g, '_');
  return slotOf(questionId, `.${name || index + 1}`);
}

/** Only letters, digits and underscores may stand in the question's place of a wire key. */
function slotOf(questionId: string, suffix: string): string {
  const wireKey = `hra.q.${questionId.replace(/[^A-Za-z0-9_]/g, '_')}.a${suffix}`;
  return answerKeyOfWireKey(wireKey) ?? wireKey;
}

/** The letter of an option by its place (s.5): A to Z for 0 to 25, null for any other index. */
export function letterOf(index: number): string | null {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index] ?? null;
}

/** The limits and units of every number a questionnaire asks for: its own, since each gateway sets them (s.2.4). */
export function limitsIn(questionnaire: QuestionnaireModules): LimitsOf {
  const asked = askedPartsOf(questionnaire);
  return key => {
    const part = asked.get(key)?.part;
    return part?.kind === 'number' ? part : null;
  };
}
