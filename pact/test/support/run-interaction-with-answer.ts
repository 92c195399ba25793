import type { Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import type { Interaction } from '../../src/interactions/interaction.ts';
import { createRedactor } from '../../src/verify/redactor.ts';
import { namesOfValues } from '../../src/verify/request.ts';
import { runInteraction } from '../../src/verify/run-interaction.ts';
import type { Verdict } from '../../src/verify/verdict.ts';

/** Runs an interaction against a gateway that sends `answer`. Its provider states are set up, with the text `value` for each state value. */
export function runInteractionWithAnswer(
  interaction: Interaction,
  answer: Result<RawAnswer>,
  { hasStateHandlers }: { readonly hasStateHandlers: boolean },
): Promise<Verdict> {
  const values = Object.fromEntries(namesOfValues(interaction.request).map(name => [name, 'value']));
  return runInteraction(interaction, {
    connection: { send: async () => answer, close: async () => {} },
    states: {
      hasStateHandlers,
      // Not called, because no value is missing.
      missingValueReason: name => name,
      setUp: async () => ({ kind: 'ready', values }),
      tearDown: async () => {},
      finish: async () => [],
    },
    redactor: createRedactor(),
    gatewayUrl: 'https://gateway.example.com/api',
    stageOf: () => 'prod',
    isStrict: false,
    acceptedAnswers: new Map(),
    setupAnswers: [],
    setupBreaches: new Map(),
  });
}
