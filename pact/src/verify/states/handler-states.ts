import type { StateValues } from '../contract/fill-request.ts';
import type { StateHandlers } from './state-handlers.ts';
import type { StateManager } from './state-manager.ts';

/** Sets up one state. @returns its values; null when the state has no handler. */
export type SetUpState = (
  name: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<StateValues | null>;

/** Ends the behaviour that the states have switched on. */
export type TearDownStates = (names: readonly string[]) => Promise<void>;

/** States that the gateway's own handlers set up. A state without a handler, or whose handler fails, is a gap of the run. */
export function handlerStates(setUpState: SetUpState, tearDownStates: TearDownStates): StateManager {
  return {
    exact: true,
    missingValueReason: name => `the state handlers gave no value '${name}'`,
    setUp: async ({ given: states }) => {
      let values: StateValues = {};
      for (const { name, parameters } of states) {
        const given = await setUpState(name, parameters).catch(() => undefined);
        if (given === null) return { kind: 'failed', reason: `no handler for the state '${name}'` };
        if (given === undefined) {
          return { kind: 'failed', reason: `the state '${name}' could not be reached` };
        }
        values = { ...values, ...given };
      }
      return { kind: 'reached', values };
    },
    tearDown: async ({ given }) => tearDownStates(given.map(({ name }) => name)),
    // The handlers restore what they changed.
    finish: async () => [],
  };
}

/** Handlers in this process, as the embedded gateway has them. */
export function inProcessStates(handlers: Partial<StateHandlers>, tearDown: () => void): StateManager {
  // The parameters stand in the handlers' own table; a loop over all states cannot carry that per state.
  const byName = handlers as Partial<Record<string, (parameters: object) => Promise<StateValues>>>;
  return handlerStates(
    async (name, parameters) => (await byName[name]?.(parameters)) ?? null,
    async () => tearDown(),
  );
}
