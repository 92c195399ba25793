import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions, otherFormsOf } from '../interactions/interactions.ts';
import { faultText, type GatewayConnection, sendWithRetry } from './connections.ts';
import { type Difference, differenceText, withoutIndexes } from './judge/difference.ts';
import { bodyValue, type Judgement, judgeAnswer, unseenNote } from './judge/judge-answer.ts';
import { evidenceOf } from './preflight.ts';
import type { Redactor } from './redactor.ts';
import { type FilledRequest, fillRequest } from './request.ts';
import type { SetupAnswer } from './states/setup-client.ts';
import { type CallOutcome, type StateManager, secretValueNames } from './states/state-manager.ts';
import { adviceOn, findingOf, type InteractionResult, type Verdict } from './verdict.ts';

interface RunContext {
  readonly connection: GatewayConnection;
  readonly states: StateManager;
  readonly redactor: Redactor;
  readonly gatewayUrl: string;
  readonly stageOf: (id: OperationId) => Stage;
  readonly isStrict: boolean;
  /** Accepted answers about the caller, by call; filled while interactions run. */
  readonly ownAnswers: Map<OperationId, unknown>;
  /** Answers that came while states were set up, and are not judged yet. */
  readonly setupAnswers: SetupAnswer[];
  /** Accepted interactions whose call broke the contract there, by name. */
  readonly setupBreaches: Map<string, InteractionResult>;
}

export async function runInteraction(interaction: Interaction, context: RunContext): Promise<Verdict> {
  let outcome: CallOutcome = 'not-sent';
  try {
    return await enterAndCall(interaction, context, now => {
      outcome = now;
    });
  } finally {
    await context.states.tearDown(interaction, outcome);
  }
}

async function enterAndCall(
  interaction: Interaction,
  context: RunContext,
  note: (outcome: CallOutcome) => void,
): Promise<Verdict> {
  const { redactor, stageOf, states, connection } = context;
  const entered = await states.setUp(interaction);
  const { brokenSetups, ownRefusal } = judgeSetup(interaction, context);
  if (entered.kind !== 'reached') {
    if (ownRefusal !== null) return ownRefusal;
    return { ...notVerifiable(redactor.clean(entered.reason), entered.kind === 'failed'), brokenSetups };
  }
  for (const [name, value] of Object.entries(entered.values)) {
    if (secretValueNames.has(name)) redactor.learn(String(value));
  }
  const filled = fillRequest(interaction, stageOf(interaction.operationId), entered.values);
  if (!filled.ok) {
    return notVerifiable(filled.missing.map(states.missingValueReason).join('; '), states.exact);
  }
  note('unclear');
  const request = withMembers(filled.request, entered.members);
  const answer = await sendWithRetry(request, operations[interaction.operationId], connection);
  if (!answer.ok) {
    return notVerifiable(`no answer: ${faultText(answer.fault, operations[interaction.operationId])}`, true);
  }
  if (answer.value.status === 429) return notVerifiable('the gateway is too busy (HTTP 429)', true);
  const judged = judgeAnswer(interaction, answer.value);
  note(judged.kind ?? 'unclear');
  if (entered.members !== undefined && interaction.kind === 'accepted' && judged.kind === 'refused') {
    // A gateway may require more of a profile, or other passwords: that is not specified (s.7).
    const [refusal] = judged.differences.map(differenceText);
    return notVerifiable(redactor.clean(`${refusal}, for what the test account may send`), false);
  }
  return verdictOn(interaction, answer.value, judged, context);
}

/** An answer that the adapter cannot read breaks its call, whether that was asked for or not. */
function judgeSetup({ kind, operationId }: Interaction, context: RunContext) {
  const brokenSetups: string[] = [];
  let ownRefusal: Verdict | null = null;
  for (const { answer, call } of context.setupAnswers.splice(0)) {
    const interaction = interactions.find(each => each.operationId === call && each.kind === 'accepted');
    if (interaction === undefined || answer.status === 429) continue;
    const judged = judgeAnswer(interaction, answer);
    if (judged.kind === null) {
      const verdict = verdictOn(interaction, answer, judged, context);
      context.setupBreaches.set(interaction.name, { interaction, verdict });
      brokenSetups.push(interaction.name);
    }
    if (judged.kind === 'refused' && kind === 'accepted' && call === operationId)
      ownRefusal = verdictOn(interaction, answer, judged, context);
  }
  return { brokenSetups, ownRefusal };
}

/** The request with these members in its body. One that is undefined is left out. */
function withMembers(request: FilledRequest, members: object | undefined): FilledRequest {
  if (members === undefined || request.body === null) return request;
  return { ...request, body: JSON.stringify({ ...JSON.parse(request.body), ...members }) };
}

/** What the rules of a verdict go by. */
interface JudgedAnswer {
  readonly interaction: Interaction;
  readonly answer: RawAnswer;
  readonly judged: Judgement;
  /** The body; null where there is none that can be read. */
  readonly value: unknown;
}

/** The notes of an answer that is kept, the reason why it cannot be verified, or null where the rule does not apply. */
type Ruling = { readonly kept: readonly string[] } | { readonly notVerifiable: string } | null;
type Rule = (judged: JudgedAnswer) => Ruling;

/** What holds for an answer, whatever the states. */
const rules: readonly Rule[] = [keptAsExpected];

/** What holds besides where the states are only similar: what was not seen there is no breach. The first that applies decides. */
const rulesOfSimilarStates: readonly Rule[] = [
  keptInAnotherForm,
  keptWithAnotherStatus,
  emptyListIsNotVerifiable,
  keptWithoutWhatIsNotSeen,
  madeUpTokenIsNotVerifiable,
];

/** The verdict on an answer: that of the first rule that applies. An answer without one is broken, or advice. */
function verdictOn(
  interaction: Interaction,
  answer: RawAnswer,
  judged: Judgement,
  context: RunContext,
): Verdict {
  const { gatewayUrl, isStrict, ownAnswers, redactor, stageOf, states } = context;
  const { kind, operationId } = interaction;
  const value = bodyValue(answer, operations[operationId]) ?? null;
  if (kind === 'accepted' && judged.kind === 'accepted') ownAnswers.set(operationId, value);

  const { presence } = evidenceOf(operations[operationId], { ok: true, value: answer });
  const answered = { callAnswered: presence === 'answers', drift: judged.drift };
  for (const rule of states.exact ? rules : [...rules, ...rulesOfSimilarStates]) {
    const ruling = rule({ interaction, answer, judged, value });
    if (ruling === null) continue;
    if ('kept' in ruling) return { kind: 'kept', notes: ruling.kept, ...answered };
    return notVerifiable(redactor.clean(ruling.notVerifiable), false);
  }

  const finding = findingOf(interaction, stageOf(operationId), judged.differences, gatewayUrl, redactor);
  const given = { kind: judged.kind, value, own: ownAnswers.get(operationId) };
  const advice = isStrict ? null : adviceOn(interaction, given, finding, states.exact);
  return advice === null
    ? { kind: 'broken', finding, ...answered }
    : { kind: 'advised', advice, finding, ...answered };
}

function keptAsExpected({ judged }: JudgedAnswer): Ruling {
  return judged.differences.length === 0 ? { kept: judged.notes } : null;
}

function keptInAnotherForm({ answer, interaction, judged }: JudgedAnswer): Ruling {
  const forms = otherFormsOf(interaction).map(each => ({
    form: each.form,
    ...judgeAnswer(each, answer),
  }));
  const other =
    forms.find(({ differences }) => differences.length === 0) ??
    // Code 22 is enough, in whatever form.
    (judged.kind === 'session-expired' ? forms.find(each => each.differences.every(isMissing)) : undefined);
  return other === undefined ? null : { kept: [...other.notes, `in the form '${other.form}'`] };
}

/** A code makes an answer a refusal (s.4); its HTTP status is not specified (s.7). */
function keptWithAnotherStatus({ answer, interaction, judged, value }: JudgedAnswer): Ruling {
  const { responseCode, status } = Object(value);
  const isRefusal = interaction.kind === 'refused' && judged.kind === 'refused';
  const hasCode = typeof (responseCode ?? status) === 'string';
  const differsInStatus = judged.differences.every(({ path }) => path === '(status)');
  return isRefusal && hasCode && differsInStatus
    ? { kept: [...judged.notes, `with HTTP ${answer.status}`] }
    : null;
}

function emptyListIsNotVerifiable(judgedAnswer: JudgedAnswer): Ruling {
  const empty = judgedAnswer.judged.differences.find(({ nature }) => nature === 'short-list');
  return empty !== undefined && differsInUnseenAlone(judgedAnswer)
    ? { notVerifiable: `${withoutIndexes(empty.path)} is an empty list here` }
    : null;
}

function keptWithoutWhatIsNotSeen(judgedAnswer: JudgedAnswer): Ruling {
  const { differences, notes } = judgedAnswer.judged;
  return differsInUnseenAlone(judgedAnswer) ? { kept: [...notes, ...unseenNote(differences)] } : null;
}

/** Whether an answer of the expected kind only lacks what the states may not have: members, elements of a list. */
function differsInUnseenAlone({ interaction, judged }: JudgedAnswer): boolean {
  return judged.kind === interaction.kind && judged.differences.every(({ nature }) => nature !== 'other');
}

function madeUpTokenIsNotVerifiable({ interaction, judged }: JudgedAnswer): Ruling {
  if (interaction.kind !== 'session-expired') return null;
  if (judged.kind === 'accepted' || judged.kind === 'refused') return null;
  const [first] = judged.differences.map(differenceText);
  return { notVerifiable: `a made-up token stands for an expired one; ${first}` };
}

function isMissing({ nature }: Difference): boolean {
  return nature === 'missing';
}

function notVerifiable(reason: string, gap: boolean) {
  return { kind: 'not-verifiable', reason, gap } as const;
}
