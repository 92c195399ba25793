import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions, variantsOf } from '../interactions/interactions.ts';
import { faultText, type GatewayConnection, sendWithRetry } from './connections.ts';
import { differenceText, withoutIndexes } from './judge/difference.ts';
import { bodyValue, type Judgement, judgeAnswer, missingMembersNote } from './judge/judge-answer.ts';
import { evidenceOf } from './preflight.ts';
import type { Redactor } from './redactor.ts';
import { type FilledRequest, fillRequest } from './request.ts';
import type { SetupAnswer } from './states/setup-client.ts';
import { type CallOutcome, type StateManager, secretValueNames } from './states/state-manager.ts';
import { adviceOn, findingOf, type InteractionResult, type Verdict } from './verdict.ts';

/*
 * Runs one interaction against the gateway and decides its verdict, in five steps:
 *
 * 1. Set up the provider states. If an answer to a setup call breaks the contract, the accepted interaction of that call is broken.
 * 2. Fill in the request with the values of the states, and send it.
 * 3. Compare the answer with the expected one: `judgeAnswer`.
 * 4. Decide the verdict: the first of `rules` that applies. If none applies, the answer breaks the contract or gets advice.
 * 5. Tear down the states, also if one of the steps has failed.
 *
 * States are exact if the gateway's state handlers set them up. A run with a test account has only similar states. For example, there may be no
 * article, or a list may be empty. Data that is missing for that reason is not a breach of the contract, so more rules apply to such a run.
 */

/** The dependencies and the collected results that all interactions of a run share. */
export interface RunContext {
  readonly connection: GatewayConnection;
  readonly states: StateManager;
  readonly redactor: Redactor;
  readonly gatewayUrl: string;
  readonly stageOf: (id: OperationId) => Stage;
  readonly isStrict: boolean;
  /**
   * For each call, the body of the latest accepted answer to an interaction of kind `accepted`, which has the caller's own data. `adviceOn` uses it
   * to recognise another person's data in an answer. `runInteraction` fills the map.
   */
  readonly acceptedAnswers: Map<OperationId, unknown>;
  /** Answers to setup calls that have not been judged yet. `runInteraction` judges and removes them. */
  readonly setupAnswers: SetupAnswer[];
  /** Accepted interactions whose call broke the contract during a setup, by name. `runInteraction` fills the map. */
  readonly setupBreaches: Map<string, InteractionResult>;
}

/** Sets up the states of an interaction, makes its call and tears the states down. The overview above lists the steps. */
export async function runInteraction(interaction: Interaction, context: RunContext): Promise<Verdict> {
  // Set by a callback, because `tearDown` needs the outcome also after an exception.
  let outcome: CallOutcome = 'not-sent';
  try {
    return await setUpAndCall(interaction, context, newOutcome => {
      outcome = newOutcome;
    });
  } finally {
    await context.states.tearDown(interaction, outcome);
  }
}

async function setUpAndCall(
  interaction: Interaction,
  context: RunContext,
  setOutcome: (outcome: CallOutcome) => void,
): Promise<Verdict> {
  const { redactor, stageOf, states, connection } = context;
  const operation = operations[interaction.operationId];
  const setup = await states.setUp(interaction);
  const { brokenSetups, refusalVerdict } = judgeSetup(interaction, context);
  if (setup.kind !== 'ready') {
    if (refusalVerdict !== null) return refusalVerdict;
    const isGap = setup.kind === 'failed';
    return { ...notVerifiable(redactor.clean(setup.reason), { isGap }), brokenSetups };
  }
  // Before the values are used, because a finding or a reason may contain one of them.
  for (const [name, value] of Object.entries(setup.values)) {
    if (secretValueNames.has(name)) redactor.learn(String(value));
  }
  const filled = fillRequest(interaction, stageOf(interaction.operationId), setup.values);
  if (!filled.ok) {
    // State handlers must return all values. A test account may not have them.
    const reasons = filled.missing.map(states.missingValueReason);
    return notVerifiable(reasons.join('; '), { isGap: states.hasStateHandlers });
  }
  // From here on, the gateway may have carried out the request, even if no answer arrives.
  setOutcome('unclear');
  const answer = await sendWithRetry(
    withMembers(filled.request, setup.replacementMembers),
    operation,
    connection,
  );
  if (!answer.ok) return notVerifiable(`no answer: ${faultText(answer.fault, operation)}`, { isGap: true });
  if (answer.value.status === 429) {
    return notVerifiable('the gateway is too busy (HTTP 429)', { isGap: true });
  }
  const judgement = judgeAnswer(interaction, answer.value);
  setOutcome(judgement.kind ?? 'unclear');
  if (
    setup.replacementMembers !== undefined &&
    interaction.kind === 'accepted' &&
    judgement.kind === 'refused'
  ) {
    // A gateway may refuse the replaced members, because the specification does not define which values it must accept (s.7).
    const reason = `${firstDifferenceText(judgement)}; the request had other values than the example, so that the change can be undone`;
    return notVerifiable(redactor.clean(reason), { isGap: false });
  }
  return verdictOn(interaction, answer.value, judgement, context);
}

interface SetupJudgement {
  /** Names of the accepted interactions that were broken by an answer to a setup call. */
  readonly brokenSetups: readonly string[];
  /** The verdict on the interaction itself, if the setup makes the same call and the gateway refused it; otherwise null. */
  readonly refusalVerdict: Verdict | null;
}

/** Judges the answers to setup calls. An answer that the adapter cannot read breaks the accepted interaction of its call. */
function judgeSetup({ kind, operationId }: Interaction, context: RunContext): SetupJudgement {
  const brokenSetups: string[] = [];
  let refusalVerdict: Verdict | null = null;
  // `splice` empties the list, so that each answer is judged once.
  for (const { answer, call } of context.setupAnswers.splice(0)) {
    const interaction = interactions.find(each => each.operationId === call && each.kind === 'accepted');
    // HTTP 429 says nothing about the contract.
    if (interaction === undefined || answer.status === 429) continue;
    const judgement = judgeAnswer(interaction, answer);
    if (judgement.kind === null) {
      const verdict = verdictOn(interaction, answer, judgement, context);
      context.setupBreaches.set(interaction.name, { interaction, verdict });
      brokenSetups.push(interaction.name);
    }
    if (judgement.kind === 'refused' && kind === 'accepted' && call === operationId) {
      refusalVerdict = verdictOn(interaction, answer, judgement, context);
    }
  }
  return { brokenSetups, refusalVerdict };
}

/** The request with these members replaced in its body. A member that is `undefined` is not sent. */
function withMembers(request: FilledRequest, members: object | undefined): FilledRequest {
  if (members === undefined || request.body === null) return request;
  return { ...request, body: JSON.stringify({ ...JSON.parse(request.body), ...members }) };
}

/** The input of a rule. */
interface JudgedAnswer {
  readonly interaction: Interaction;
  readonly answer: RawAnswer;
  readonly judgement: Judgement;
  /** The parsed body; null if the answer has no body, or one that cannot be read. */
  readonly value: unknown;
}

interface Rule {
  readonly name: string;
  /** `similar`: the rule applies only to a run without state handlers. */
  readonly states: 'any' | 'similar';
  readonly applies: (answer: JudgedAnswer) => boolean;
  readonly verdict: 'kept' | 'not-verifiable';
  /** Returns the notes of a kept interaction, or the reasons why it is not verifiable. */
  readonly reasons: (answer: JudgedAnswer) => readonly string[];
}

/** The first rule that applies decides. */
const rules: readonly Rule[] = [
  {
    name: 'the answer is as expected',
    states: 'any',
    applies: ({ judgement }) => judgement.differences.length === 0,
    verdict: 'kept',
    reasons: ({ judgement }) => judgement.notes,
  },
  {
    // Only a state handler can make a gateway answer in a certain variant. A test account gets the variant that the gateway uses.
    name: 'the answer has another permitted form',
    states: 'similar',
    applies: answer => matchingVariant(answer) !== null,
    verdict: 'kept',
    reasons: answer => {
      const match = matchingVariant(answer);
      return match === null ? [] : [...match.notes, `in the form '${match.variant}'`];
    },
  },
  {
    // The code makes an answer a refusal (s.4). Its HTTP status is not specified (s.7). Only a state handler can make a gateway refuse with
    // the status of the interaction, as for variants.
    name: 'the refusal has another HTTP status',
    states: 'similar',
    applies: ({ interaction, judgement, value }) =>
      interaction.kind === 'refused' &&
      judgement.kind === 'refused' &&
      hasTextCode(value) &&
      judgement.differences.every(({ path }) => path === '(status)'),
    verdict: 'kept',
    reasons: ({ answer, judgement }) => [...judgement.notes, `with HTTP ${answer.status}`],
  },
  {
    // The elements of an empty list cannot be compared.
    name: 'a list of the answer is empty',
    states: 'similar',
    applies: answer => onlyLacksData(answer) && emptyListDifference(answer) !== undefined,
    verdict: 'not-verifiable',
    reasons: answer => [`${withoutIndexes(emptyListDifference(answer)?.path ?? '')} is an empty list here`],
  },
  {
    // The test account may not have the data.
    name: 'the answer lacks optional members',
    states: 'similar',
    applies: onlyLacksData,
    verdict: 'kept',
    reasons: ({ judgement }) => [...judgement.notes, ...missingMembersNote(judgement.differences)],
  },
  {
    // Without state handlers there is no expired token, so a made-up token is sent. If the gateway accepts or refuses it, that leads to advice.
    name: 'the answer to a made-up token says nothing about expiry',
    states: 'similar',
    applies: ({ interaction, judgement }) =>
      interaction.kind === 'session-expired' && judgement.kind !== 'accepted' && judgement.kind !== 'refused',
    verdict: 'not-verifiable',
    reasons: ({ judgement }) => [
      `a made-up token was sent in place of an expired one; ${firstDifferenceText(judgement)}`,
    ],
  },
];

/** Decides the verdict by `rules`. If no rule applies, the answer breaks the contract, or leads to advice if the contract does not describe it. */
function verdictOn(
  interaction: Interaction,
  answer: RawAnswer,
  judgement: Judgement,
  context: RunContext,
): Verdict {
  const { acceptedAnswers, gatewayUrl, isStrict, redactor, stageOf, states } = context;
  const { kind, operationId } = interaction;
  const value = bodyValue(answer, operations[operationId]) ?? null;
  if (kind === 'accepted' && judgement.kind === 'accepted') acceptedAnswers.set(operationId, value);

  // The presence `answers` means that the gateway itself sent the answer, and not a proxy in front of it.
  const { presence } = evidenceOf(operations[operationId], { ok: true, value: answer });
  const answerInfo = { callAnswered: presence === 'answers', drift: judgement.drift };
  const judgedAnswer: JudgedAnswer = { interaction, answer, judgement, value };
  const rule = rules
    .filter(each => each.states === 'any' || !states.hasStateHandlers)
    .find(each => each.applies(judgedAnswer));
  if (rule !== undefined) {
    const reasons = rule.reasons(judgedAnswer);
    if (rule.verdict === 'kept') return { kind: 'kept', notes: reasons, ...answerInfo };
    return notVerifiable(redactor.clean(reasons.join('; ')), { isGap: false });
  }

  const { differences } = judgement;
  const finding = findingOf({ interaction, stage: stageOf(operationId), differences, gatewayUrl, redactor });
  const answeredCall = { kind: judgement.kind, value, acceptedAnswer: acceptedAnswers.get(operationId) };
  const advice = isStrict ? null : adviceOn(interaction, answeredCall, finding, states.hasStateHandlers);
  return advice === null
    ? { kind: 'broken', finding, ...answerInfo }
    : { kind: 'advised', advice, finding, ...answerInfo };
}

/** The permitted variant that the answer matches, with the notes; null if it matches none. */
function matchingVariant({ answer, interaction, judgement }: JudgedAnswer) {
  const variants = variantsOf(interaction).map(other => ({
    variant: other.variant,
    ...judgeAnswer(other, answer),
  }));
  const match = variants.find(({ differences }) => differences.length === 0);
  if (match !== undefined) return match;
  // Code 22 is enough to end a session (s.8), even if other members of the variant are missing.
  if (judgement.kind !== 'session-expired') return null;
  return variants.find(({ differences }) => differences.every(({ nature }) => nature === 'missing')) ?? null;
}

/** False for a numeric code, which is a breach: the contract expects a text. */
function hasTextCode(value: unknown): boolean {
  const { responseCode, status } = propertiesOf(value);
  return typeof (responseCode ?? status) === 'string';
}

function firstDifferenceText({ differences }: Judgement): string {
  const [first] = differences;
  return first === undefined ? '' : differenceText(first);
}

function emptyListDifference({ judgement }: JudgedAnswer) {
  return judgement.differences.find(({ nature }) => nature === 'short-list');
}

/** Whether the answer has the expected kind, and differs only in missing data: members or elements of a list. */
function onlyLacksData({ interaction, judgement }: JudgedAnswer): boolean {
  return (
    judgement.kind === interaction.kind && judgement.differences.every(({ nature }) => nature !== 'other')
  );
}

function notVerifiable(reason: string, { isGap }: { readonly isGap: boolean }) {
  return { kind: 'not-verifiable', reason, isGap } as const;
}
