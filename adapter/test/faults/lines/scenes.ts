import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';
import { type Clock, defaultSettings, systemClock } from '@choose-life/gateway-client/send/client-settings';
import { type FaultAct, good, reset, silence, status, thenGood } from '../fault-gateway.ts';
import {
  afterRestart,
  briefTimes,
  callWhileStopping,
  inTurn,
  stopDuringCalls,
  whenOpen,
} from '../fault-setup.ts';
import {
  type Expect,
  fails,
  isRead,
  type Line,
  recovers,
  split,
  succeeds,
  type Variant,
} from '../variant.ts';

const openUntilTheEnd = { breaker: { ...defaultSettings.breaker, openMs: 60_000 } };
const nothingSent =
  (kind: 'CIRCUIT_OPEN' | 'OVERLOADED'): Expect =>
  () => ({ kind, outcome: 'not-sent', tries: 0 });

/** One stage is down. Its circuit opens, and calls of the other stage are not affected. */
function stageDown(stage: Stage, call: OperationId): Variant {
  const isDown = (call: OperationId) => defaultStages[operations[call].stage] === stage;
  return {
    name: `${stage} is down`,
    expect: split(isDown, nothingSent('CIRCUIT_OPEN'), succeeds()),
    act: request => (request.stage === stage ? status(503, {})(request) : good(request)),
    sequence: whenOpen(call),
    settings: openUntilTheEnd,
  };
}

/** A clock whose wall time is alternately an hour ahead and an hour behind. */
function jumpingClock(): Clock {
  let reads = 0;
  return { ...systemClock, wallMs: () => Date.now() + (reads++ % 2 === 0 ? 3_600_000 : -3_600_000) };
}

const answeredOnRelease: FaultAct = request => request.hold(() => good(request));

export const sceneLines: readonly Line[] = [
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
      { name: 'between two calls', expect: succeeds(), act: good, sequence: afterRestart },
      {
        name: 'during a call',
        expect: recovers(2, fails('UPSTREAM_ERROR', 'unknown', 1)),
        act: thenGood(1, reset),
      },
    ],
  },
  {
    faults: [54],
    title: 'the clock of the machine jumps',
    note: 'deadlines are not affected',
    variants: [
      { name: 'good answers', expect: succeeds(), act: good, clock: jumpingClock() },
      {
        name: 'no answer',
        expect: fails('TIMEOUT', 'unknown', 3),
        act: silence,
        clock: jumpingClock(),
        settings: briefTimes,
      },
    ],
  },
  {
    faults: [55],
    title: 'the caller disconnects during a call',
    note: 'a write is finished; a read is ended, with `CANCELLED` in the log only',
    variants: [
      {
        name: 'caller disconnected',
        expect: split(isRead, fails('CANCELLED', 'unknown', 1), succeeds()),
        act: answeredOnRelease,
        sequence: inTurn((setup, call) => setup.disconnectDuring(call)),
        isOtherAnswer: true,
      },
    ],
  },
  {
    faults: [56],
    title: 'the adapter is stopped during a call',
    note: 'running calls are finished; new ones are refused',
    variants: [
      { name: 'running calls', expect: succeeds(), act: answeredOnRelease, sequence: stopDuringCalls },
      {
        name: 'new calls',
        // `callWhileStopping` makes this call before the stop.
        expect: call => (call === 'content.readByContentId' ? null : nothingSent('OVERLOADED')(call)),
        act: answeredOnRelease,
        sequence: callWhileStopping,
      },
    ],
  },
];
