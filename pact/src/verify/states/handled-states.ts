import type { StateValues } from '../contract/fill-request.ts';
import type { StateHandlers } from './state-handlers.ts';
import type { StateSource } from './state-source.ts';

/** Brings the gateway into one state. @returns null when the state has no handler. */
export type EnterState = (
  name: string,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<StateValues | null>;

/** Takes back what the states have changed of the gateway's ways. */
export type LeaveStates = (names: readonly string[]) => Promise<void>;

/** States that a gateway's own handlers reach. One without a handler, or whose handler fails, is a gap of the run. */
export function handledStates(enterState: EnterState, leaveStates: LeaveStates): StateSource {
  return {
    exact: true,
    withoutValue: name => `the state handlers gave no value '${name}'`,
    enter: async ({ given }) => {
      let values: StateValues = {};
      for (const { name, parameters } of given) {
        const entered = await enterState(name, parameters).catch(() => undefined);
        if (entered === null) return { kind: 'failed', reason: `no handler for the state '${name}'` };
        if (entered === undefined) {
          return { kind: 'failed', reason: `the state '${name}' could not be reached` };
        }
        values = { ...values, ...entered };
      }
      return { kind: 'reached', values };
    },
    leave: async ({ given }) => leaveStates(given.map(({ name }) => name)),
    // The handlers take back what they did.
    finish: async () => [],
  };
}

/** Handlers in this process, as the embedded gateway has them. */
export function statesInProcess(handlers: Partial<StateHandlers>, leave: () => void): StateSource {
  // The parameters stand in the handlers' own table; a loop over all states cannot carry that per state.
  const byName = handlers as Partial<Record<string, (parameters: object) => Promise<StateValues>>>;
  return handledStates(
    async (name, parameters) => (await byName[name]?.(parameters)) ?? null,
    async () => leave(),
  );
}
