import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { type CallOutcome, type CallSequence, type FaultSetup, settled } from './fault-setup.ts';

/** Each call once, all at the same time. */
export const together: CallSequence = async (setup, calls) =>
  new Map(await Promise.all(calls.map(async call => [call, await setup.ask(call)] as const)));

/** One call after the other. */
export function inTurn(each: (setup: FaultSetup, call: OperationId) => Promise<CallOutcome>): CallSequence {
  return async (setup, calls) => {
    const got = new Map<OperationId, CallOutcome>();
    for (const call of calls) got.set(call, await each(setup, call));
    return got;
  };
}

export const oneByOne = inTurn((setup, call) => setup.ask(call));

/** The second of two calls counts. */
export const theSecond = inTurn(async (setup, call) => {
  await setup.ask(call);
  return setup.ask(call);
});

/** The gateway goes and comes back between two calls. */
export const afterRestart = inTurn(async (setup, call) => {
  await setup.ask(call);
  await setup.gateway.restart();
  await settled();
  return setup.ask(call);
});

/** The adapter is stopped while all calls are at the gateway. */
export const stopMeanwhile: CallSequence = async (setup, calls) => {
  const outcomes = together(setup, calls);
  await Promise.all(calls.map(setup.seen));
  void setup.stopAdapter();
  await settled();
  setup.gateway.release();
  return outcomes;
};

/** The adapter is stopped while one call is at the gateway; the others come after that. */
export const askWhileStopping: CallSequence = async (setup, calls) => {
  const underWay = setup.ask('content.readByContentId');
  await setup.seen('content.readByContentId');
  void setup.stopAdapter();
  await settled();
  const got = await together(setup, calls);
  setup.gateway.release();
  await underWay;
  return got;
};

/** The calls come after one call of the stage has failed until its circuit opened. */
export function whenOpen(failing: OperationId): CallSequence {
  return async (setup, calls) => {
    for (let n = 0; n < 25; n += 1) await setup.ask(failing);
    return together(setup, calls);
  };
}
