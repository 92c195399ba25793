import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import { type ProviderStateName, providerStates, variantState } from '../provider-states.ts';
import { acceptedCalls } from './accepted.ts';
import { expectedAnswer, type FixedValues } from './expected-answer.ts';
import {
  type ExpectedAnswer,
  type GivenState,
  type Interaction,
  type InteractionKind,
  type InteractionRow,
  usualState,
} from './interaction.ts';
import { refusedCalls } from './refused.ts';
import { responseVariantNames, responseVariants } from './response-variants.ts';
import { jsonAnswer, refusedAnswer, sessionExpiredAnswer } from './usual-answers.ts';

/** The table of interactions. The pact file is recorded from it, and gateways are verified with it. */
export const interactions: readonly Interaction[] = operationIds.flatMap(id => [
  ...interactionsOf(id, 'accepted', fixedValues =>
    jsonAnswer(expectedAnswer(operations[id], examples[id].response, fixedValues)),
  ),
  ...interactionsOf(id, 'refused', () => refusedAnswer()),
  ...interactionsOf(id, 'session-expired', () => sessionExpiredAnswer()),
]);

/** The alternatives to an interaction: the same call and kind in the other permitted variants, the most specific first. */
export function variantsOf({ kind, name, operationId }: Interaction): Interaction[] {
  const variants = interactions.filter(
    each => each.operationId === operationId && each.kind === kind && each.name !== name,
  );
  // Every answer matches a variant without a body, so these variants come last.
  return variants.sort((a, b) => Number(a.answer.body === null) - Number(b.answer.body === null));
}

function interactionsOf(
  id: OperationId,
  kind: InteractionKind,
  usualAnswer: (fixedValues: FixedValues) => ExpectedAnswer,
): Interaction[] {
  const { expectation, given = [usualState], fromState = {}, changedMembers = {} } = rowOf(id, kind);
  // The values in the parameters of the states. If a member of the example has one of them, an accepted answer must contain that member.
  const fixedValues = new Set(given.flatMap(name => valuesIn(providerStates[name].parameters)));
  const variantAnswers = responseVariantNames
    .filter(
      variant => responseVariants[variant].kind === kind && responseVariants[variant].calls.includes(id),
    )
    .map(variant => ({ variant, answer: responseVariants[variant].answer(id, fixedValues) }));
  return [{ variant: null, answer: usualAnswer(fixedValues) }, ...variantAnswers].map(
    ({ variant, answer }) => {
      const states = variant === null ? given : [...given, variantState];
      const usualName = `${id}, ${kind.replace('-', ' ')}`;
      return {
        name: variant === null ? usualName : `${usualName}, ${variant}`,
        operationId: id,
        kind,
        variant,
        given: states.map(name => givenState(name, id, variant)),
        request: {
          example: { ...examples[id].request, ...changedMembers },
          fromState,
          // For an expired session, a call that needs no session sends a token too.
          hasToken: operations[id].auth === 'token' || kind === 'session-expired',
        },
        answer,
        expectation,
      };
    },
  );
}

/** All values in a parameter, also in nested objects. */
function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];
}

function rowOf(id: OperationId, kind: InteractionKind): InteractionRow {
  switch (kind) {
    case 'accepted':
      return { ...acceptedCalls[id], expectation: { section: operations[id].section } };
    case 'refused':
      return refusedCalls[id];
    case 'session-expired':
      return { given: sessionExpiredStates(id), expectation: { section: 's.4, s.8' } };
  }
}

/** A provider state with its parameters. The values of `call` and `form` are the call and the variant of the interaction. */
function givenState(name: ProviderStateName, call: OperationId, variant: ResponseVariant | null): GivenState {
  const interactionValues: Readonly<Record<string, unknown>> = { call, form: variant };
  const usual: Readonly<Record<string, unknown>> = providerStates[name].parameters;
  const parameters = Object.entries(usual).map(([key, value]) => [key, interactionValues[key] ?? value]);
  return { name, parameters: Object.fromEntries(parameters) };
}

/**
 * The states of an expired session. A client sends its token with every call (s.6), and a gateway may check it also on calls that need none
 * (s.8).
 */
function sessionExpiredStates(id: OperationId): readonly ProviderStateName[] {
  return operations[id].auth === 'token'
    ? ['a person with an expired session']
    : ['a person with an expired session', 'every call checks its session'];
}
