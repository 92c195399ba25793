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

/** The verdict on an answer. Where the states are not exact, what was not seen is no breach. */
function verdictOn(
  interaction: Interaction,
  answer: RawAnswer,
  judged: Judgement,
  context: RunContext,
): Verdict {
  const { gatewayUrl, isStrict, ownAnswers, redactor, stageOf, states } = context;
  const { operationId } = interaction;
  const value = bodyValue(answer, operations[operationId]) ?? null;
  if (interaction.kind === 'accepted' && judged.kind === 'accepted') {
    ownAnswers.set(operationId, value);
  }
  const { notes } = judged;
  const { presence } = evidenceOf(operations[operationId], { ok: true, value: answer });
  const answered = { callAnswered: presence === 'answers', drift: judged.drift };
  if (judged.differences.length === 0) return { kind: 'kept', notes, ...answered };
  if (!states.exact) {
    const forms = otherFormsOf(interaction).map(each => ({
      form: each.form,
      differences: judgeAnswer(each, answer).differences,
    }));
    const other =
      forms.find(({ differences }) => differences.length === 0) ??
      // Code 22 is enough, in whatever form.
      (judged.kind === 'session-expired' ? forms.find(each => each.differences.every(isMissing)) : undefined);
    if (other !== undefined) return { kind: 'kept', notes: [`in the form '${other.form}'`], ...answered };
    if (judged.kind === interaction.kind) {
      if (
        isRefusedByCode(interaction, value) &&
        judged.differences.every(({ path }) => path === '(status)')
      ) {
        return { kind: 'kept', notes: [...notes, `with HTTP ${answer.status}`], ...answered };
      }
      const unseen = judged.differences.filter(({ nature }) => nature !== 'other');
      const empty = unseen.find(({ nature }) => nature === 'short-list');
      if (unseen.length === judged.differences.length) {
        return empty === undefined
          ? { kind: 'kept', ...answered, notes: [...notes, ...unseenNote(unseen)] }
          : notVerifiable(`${withoutIndexes(empty.path)} is an empty list here`, false);
      }
    }
    if (interaction.kind === 'session-expired' && judged.kind !== 'accepted' && judged.kind !== 'refused') {
      const [first] = judged.differences.map(differenceText);
      return notVerifiable(redactor.clean(`a made-up token stands for an expired one; ${first}`), false);
    }
  }
  const stage = stageOf(operationId);
  const finding = findingOf(interaction, stage, judged.differences, gatewayUrl, redactor);
  const given = { kind: judged.kind, value, own: ownAnswers.get(operationId) };
  const advice = isStrict ? null : adviceOn(interaction, given, finding, states.exact);
  return advice === null
    ? { kind: 'broken', finding, ...answered }
    : { kind: 'advised', advice, finding, ...answered };
}

function isMissing({ nature }: Difference): boolean {
  return nature === 'missing';
}

/** A code makes an answer a refusal (s.4); its HTTP status is not specified (s.7). */
function isRefusedByCode({ kind }: Interaction, value: unknown): boolean {
  const { responseCode, status } = Object(value);
  return kind === 'refused' && typeof (responseCode ?? status) === 'string';
}

function notVerifiable(reason: string, gap: boolean) {
  return { kind: 'not-verifiable', reason, gap } as const;
}
