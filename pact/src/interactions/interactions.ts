import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import { otherFormState, type ProviderStateName, providerStates } from '../provider-states.ts';
import { accepted } from './accepted.ts';
import { expectedAnswer, type KnownValues } from './expected-answer.ts';
import {
  type ExpectedAnswer,
  type GivenState,
  type Interaction,
  type InteractionKind,
  type StartedCall,
  usualState,
} from './interaction.ts';
import { otherFormNames, otherForms } from './other-forms.ts';
import { refused } from './refused.ts';
import { jsonAnswer, refusedAnswer, sessionExpiredAnswer } from './usual-answers.ts';

/** The table of interactions: the pact files are recorded from it, and gateways are judged by it. */
export const interactions: readonly Interaction[] = operationIds.flatMap(id => [
  ...interactionsOf(id, 'accepted', known =>
    jsonAnswer(expectedAnswer(operations[id], examples[id].response, known)),
  ),
  ...interactionsOf(id, 'refused', () => refusedAnswer()),
  ...interactionsOf(id, 'session-expired', () => sessionExpiredAnswer()),
]);

export function otherFormsOf({ kind, name, operationId }: Interaction): Interaction[] {
  const forms = interactions.filter(
    each => each.operationId === operationId && each.kind === kind && each.name !== name,
  );
  // A form without a body is every answer's: those that say more go first.
  return forms.sort((a, b) => Number(a.answer.body === null) - Number(b.answer.body === null));
}

function interactionsOf(
  id: OperationId,
  kind: InteractionKind,
  usual: (known: KnownValues) => ExpectedAnswer,
): Interaction[] {
  const { expectation, given = [usualState], from = {}, sends = {} } = startOf(id, kind);
  const known = new Set(given.flatMap(name => valuesIn(providerStates[name].parameters)));
  const others = otherFormNames
    .filter(form => otherForms[form].kind === kind && otherForms[form].calls.includes(id))
    .map(form => ({ form, answer: otherForms[form].answer(id, known) }));
  return [{ form: null, answer: usual(known) }, ...others].map(({ form, answer }) => {
    const states = form === null ? given : [...given, otherFormState];
    return {
      name: [id, kind.replace('-', ' '), ...(form === null ? [] : [form])].join(', '),
      operationId: id,
      kind,
      form,
      given: states.map(name => givenState(name, id, form)),
      request: {
        example: { ...examples[id].request, ...sends },
        from,
        token: operations[id].auth === 'token' || kind === 'session-expired',
      },
      answer,
      expectation,
    };
  });
}

function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];
}

function startOf(id: OperationId, kind: InteractionKind): StartedCall {
  switch (kind) {
    case 'accepted':
      return { ...accepted[id], expectation: { section: operations[id].section } };
    case 'refused':
      return refused[id];
    case 'session-expired':
      return { given: sessionExpiredStates(id), expectation: { section: 's.4, s.8' } };
  }
}

/** A state with its parameters; those that name a call or a form are the interaction's own. */
function givenState(name: ProviderStateName, call: OperationId, form: ResponseVariant | null): GivenState {
  const own: Readonly<Record<string, unknown>> = { call, form };
  const usual: Readonly<Record<string, unknown>> = providerStates[name].parameters;
  const parameters = Object.entries(usual).map(([key, value]) => [key, own[key] ?? value]);
  return { name, parameters: Object.fromEntries(parameters) };
}

/** A token that is held goes along on every call (s.6): a gateway may look at it also where the call needs none (s.8). */
function sessionExpiredStates(id: OperationId): readonly ProviderStateName[] {
  return operations[id].auth === 'token'
    ? ['a person with an expired session']
    : ['a person with an expired session', 'every call checks its session'];
}
