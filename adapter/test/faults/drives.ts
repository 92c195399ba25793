import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { type Drive, type Got, heard, type Stand } from './stand.ts';

/** Each call once, all at the same time. */
export const together: Drive = async (stand, calls) =>
  new Map(await Promise.all(calls.map(async call => [call, await stand.ask(call)] as const)));

/** One call after the other. */
export function inTurn(each: (stand: Stand, call: OperationId) => Promise<Got>): Drive {
  return async (stand, calls) => {
    const got = new Map<OperationId, Got>();
    for (const call of calls) got.set(call, await each(stand, call));
    return got;
  };
}

export const oneByOne = inTurn((stand, call) => stand.ask(call));

/** The second of two calls counts. */
export const theSecond = inTurn(async (stand, call) => {
  await stand.ask(call);
  return stand.ask(call);
});

/** The gateway goes and comes back between two calls. */
export const afterRestart = inTurn(async (stand, call) => {
  await stand.ask(call);
  await stand.gateway.restart();
  await heard();
  return stand.ask(call);
});

/** The adapter is stopped while all calls are at the gateway. */
export const stopMeanwhile: Drive = async (stand, calls) => {
  const asked = together(stand, calls);
  await Promise.all(calls.map(stand.seen));
  void stand.stopAdapter();
  await heard();
  stand.gateway.release();
  return asked;
};

/** The adapter is stopped while one call is at the gateway; the others come after that. */
export const askWhileStopping: Drive = async (stand, calls) => {
  const underWay = stand.ask('content.readByContentId');
  await stand.seen('content.readByContentId');
  void stand.stopAdapter();
  await heard();
  const got = await together(stand, calls);
  stand.gateway.release();
  await underWay;
  return got;
};

/** A stage has failed until its circuit opened. */
export function whenOpen(failing: OperationId): Drive {
  return async (stand, calls) => {
    for (let asked = 0; asked < 25; asked += 1) await stand.ask(failing);
    return together(stand, calls);
  };
}
