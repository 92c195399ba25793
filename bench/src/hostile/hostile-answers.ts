import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';

/** A hostile answer, and who asks for it. */
export interface HostileCase {
  readonly name: string;
  readonly call: OperationId;
  readonly body: () => Buffer;
  /** Number of callers at once. */
  readonly callers: number;
  /** The last byte never comes. */
  readonly stalls?: boolean;
  /** The goal for memory (MB); without one it is only reported. */
  readonly maxMemory?: number;
}

const longAnswerBytes = 9_500_000;

const filled = (length: number, start: string, piece: (n: number) => string, end: string): Buffer => {
  const pieces: string[] = [];
  let left = length - start.length - end.length;
  for (let n = 0; left > 0; n += 1) {
    const next = piece(n);
    left -= next.length;
    if (left >= 0) pieces.push(next);
  }
  return Buffer.from(start + pieces.join('').replace(/,$/, '') + end);
};
const keys = (length: number) =>
  filled(length, '{"responseCode":"00","data":7,', n => `"k${n.toString(36)}":1,`, '}');
const library = () =>
  filled(
    longAnswerBytes,
    '{"responseCode":"00","contentLibrary":{"data":[',
    n => `{"contentId":${n},"contentBody":"${'Walk a little, each day. '.repeat(360)}"},`,
    ']}}',
  );
const waitList = () =>
  filled(
    longAnswerBytes,
    '{"responseCode":"00","data":[',
    n =>
      `{"waitListId":${n},"waitListEmail":"somebody.with.a.name.${n}@company.example.com","waitListCreatedAt":"2024-03-10T09:30:00.000Z"},`,
    ']}',
  );

const ordinary = 'authentication.userDetails';
const maxMemory = 20;

/** From one answer to an ordinary call up to all connections at once. */
export const hostileCases: readonly HostileCase[] = [
  {
    name: 'a million keys to an ordinary call',
    call: ordinary,
    body: () => keys(longAnswerBytes),
    callers: 1,
    maxMemory,
  },
  {
    name: 'as many keys as an ordinary call may have bytes',
    call: ordinary,
    body: () => keys(operations[ordinary].answer.maxBytes),
    callers: 1,
    maxMemory,
  },
  {
    name: 'the same on all connections',
    call: ordinary,
    body: () => keys(operations[ordinary].answer.maxBytes),
    callers: 64,
  },
  {
    name: 'a million keys to the library',
    call: 'content.readContentLibrary',
    body: () => keys(longAnswerBytes),
    callers: 1,
  },
  {
    name: '32 of them at once',
    call: 'content.readContentLibrary',
    body: () => keys(longAnswerBytes),
    callers: 32,
  },
  { name: '32 libraries of 9.5 MB at once', call: 'content.readContentLibrary', body: library, callers: 32 },
  { name: '8 wait-lists of 9.5 MB at once', call: 'waitList.read', body: waitList, callers: 8 },
  {
    name: '64 libraries of 9.5 MB of which the last byte never comes',
    call: 'content.readContentLibrary',
    body: library,
    callers: 64,
    stalls: true,
  },
];

/** What a caller sends. */
export function inputOf(call: OperationId): string {
  return JSON.stringify(examples[call].request);
}
