import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';
import { type Clock, defaultSettings, systemClock } from '@choose-life/gateway-client/send/client-settings';
import {
  answerCorrectly,
  type FaultBehaviour,
  failFirst,
  neverAnswer,
  reset,
  sendStatus,
} from '../fault-gateway.ts';
import {
  callAfterRestart,
  callWhileStopping,
  callWithOpenCircuit,
  forEachCall,
  shortTimeouts,
  stopDuringCalls,
} from '../fault-setup.ts';
import {
  type Expect,
  expectIf,
  fails,
  isRead,
  type Line,
  recovers,
  succeeds,
  type Variant,
} from '../variant.ts';

/** The default breaker, so that circuits can open, which `faultSettings` prevents. A circuit then stays open until the test has ended. */
const circuitStaysOpen = { breaker: { ...defaultSettings.breaker, openMs: 60_000 } };
/** Expects that every call fails before a request is sent. */
const failsUnsent =
  (kind: 'CIRCUIT_OPEN' | 'OVERLOADED'): Expect =>
  () => ({ kind, outcome: 'not-sent', tries: 0 });

/** One stage is down. The failing call opens its circuit. Calls of the other stage succeed. */
function stageDown(stage: Stage, failingCall: OperationId): Variant {
  const isDown = (call: OperationId) => defaultStages[operations[call].stage] === stage;
  return {
    name: `${stage} is down`,
    expect: expectIf(isDown, failsUnsent('CIRCUIT_OPEN'), succeeds()),
    act: request => (request.stage === stage ? sendStatus(503, {})(request) : answerCorrectly(request)),
    sequence: callWithOpenCircuit(failingCall),
    settings: circuitStaysOpen,
  };
}

/** A clock whose wall time is alternately an hour ahead and an hour behind. */
function jumpingClock(): Clock {
  let reads = 0;
  return { ...systemClock, wallMs: () => Date.now() + (reads++ % 2 === 0 ? 3_600_000 : -3_600_000) };
}

/** Sends the correct response when the sequence calls `gateway.release()`. */
const answerOnRelease: FaultBehaviour = request => request.onRelease(() => answerCorrectly(request));

/** Lines F52 to F56 of docs/faults.md: events at the gateway, the adapter or the caller. */
export const eventLines: readonly Line[] = [
  {
    faults: [52],
    title: 'one stage is down',
    note: 'calls of the other stage are not affected',
    variants: [stageDown('prod', 'content.readContentLibrary'), stageDown('dev', 'waitList.read')],
  },
  {
    faults: [53],
    title: 'the gateway restarts',
    note: 'a restart between two calls has no effect; a call during a restart ends as in F8, and a read is repeated',
    variants: [
      { name: 'between two calls', expect: succeeds(), act: answerCorrectly, sequence: callAfterRestart },
      {
        name: 'during a call',
        expect: recovers({ readTries: 2, write: fails('UPSTREAM_ERROR', 'unknown') }),
        act: failFirst(1, reset),
      },
    ],
  },
  {
    faults: [54],
    title: 'the clock of the machine jumps',
    note: 'deadlines are not affected',
    variants: [
      { name: 'good answers', expect: succeeds(), act: answerCorrectly, clock: jumpingClock() },
      {
        name: 'no answer',
        expect: fails('TIMEOUT', 'unknown', { readTries: 3 }),
        act: neverAnswer,
        clock: jumpingClock(),
        settings: shortTimeouts,
      },
    ],
  },
  {
    faults: [55],
    title: 'the caller disconnects during a call',
    note: 'a write is finished; a read is aborted, and only the log has `CANCELLED`',
    variants: [
      {
        name: 'caller disconnected',
        expect: expectIf(isRead, fails('CANCELLED', 'unknown'), succeeds()),
        act: answerOnRelease,
        sequence: forEachCall((setup, call) => setup.disconnectDuring(call)),
        // The caller has disconnected, so there is no answer to compare.
        isAnswerCompared: false,
      },
    ],
  },
  {
    faults: [56],
    title: 'the adapter is stopped during a call',
    note: 'running calls are finished; new ones are refused',
    variants: [
      { name: 'running calls', expect: succeeds(), act: answerOnRelease, sequence: stopDuringCalls },
      {
        name: 'new calls',
        // Null, because the fault does not occur with this call: `callWhileStopping` makes it before the stop.
        expect: call => (call === 'content.readByContentId' ? null : failsUnsent('OVERLOADED')(call)),
        act: answerOnRelease,
        sequence: callWhileStopping,
      },
    ],
  },
];
