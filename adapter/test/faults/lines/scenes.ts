import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage } from '@choose-life/contracts/gateway/stages';
import { type Clock, defaultSettings, systemClock } from '@choose-life/gateway-client/send/client-settings';
import { type FaultAct, good, reset, silence, status, thenGood } from '../fault-gateway.ts';
import {
  afterRestart,
  askWhileStopping,
  briefTimes,
  inTurn,
  stopMeanwhile,
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

/** One stage is down: its circuit opens, and calls of the other do not feel it. */
function down(stage: Stage, call: OperationId): Variant {
  const isDown = (call: OperationId) => defaultStages[operations[call].stage] === stage;
  return {
    name: `${stage} is down`,
    expect: split(isDown, nothingSent('CIRCUIT_OPEN'), succeeds()),
    act: request => (request.stage === stage ? status(503, {})(request) : good(request)),
    sequence: whenOpen(call),
    settings: openUntilTheEnd,
  };
}

/** Each time it is read, the wall clock has gone an hour forth or back. */
function jumpingClock(): Clock {
  let reads = 0;
  return { ...systemClock, wallMs: () => Date.now() + (reads++ % 2 === 0 ? 3_600_000 : -3_600_000) };
}

const held: FaultAct = request => request.hold(() => good(request));

export const sceneLines: readonly Line[] = [
  {
    faults: [52],
    title: 'one stage is down',
    note: "the other stage's calls do not feel it",
    variants: [down('prod', 'content.readContentLibrary'), down('dev', 'waitList.read')],
  },
  {
    faults: [53],
    title: 'the gateway restarts',
    note: 'between two calls nothing is noticed; a call that it meets is as F8, and a read goes on',
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
    note: 'deadlines do not feel it',
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
    title: 'the caller goes away during a call',
    note: 'a write is finished; a read is ended and stands as `CANCELLED` in the log alone',
    variants: [
      {
        name: 'caller gone',
        expect: split(isRead, fails('CANCELLED', 'unknown', 1), succeeds()),
        act: held,
        sequence: inTurn((setup, call) => setup.leave(call)),
        isOtherAnswer: true,
      },
    ],
  },
  {
    faults: [56],
    title: 'the adapter is stopped during a call',
    note: 'calls under way are finished; new ones are refused',
    variants: [
      { name: 'calls under way', expect: succeeds(), act: held, sequence: stopMeanwhile },
      {
        name: 'calls that come after',
        expect: call => (call === 'content.readByContentId' ? null : nothingSent('OVERLOADED')(call)),
        act: held,
        sequence: askWhileStopping,
      },
    ],
  },
];
