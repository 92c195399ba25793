import { callExamples, examples } from '@choose-life/contracts/gateway/examples';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import fc from 'fast-check';

const { response: report } = examples['hra.getReportData'];
const { response: article } = examples['content.readByContentId'];

/** Lawful answers in JSON: the example of each call, and the second form where an answer has two. */
export const lawfulAnswers: readonly (readonly [id: CallId, answer: unknown])[] = [
  ...callIds
    .filter(id => calls[id].media === 'json')
    .map(id => [id, callExamples[id].response as unknown] as const),
  ['hra.getReportData', { status: report.status, ...report.data }],
  // What does not fit one of these is left out, or null in a list.
  [
    'authentication.userDetails',
    { responseCode: '00', userEmail: 'ada@b.co', userGender: 'f', userCountry: 7 },
  ],
  [
    'hra.getReportData',
    {
      status: 'OK',
      data: { targetAge: 44, riskAge: null, report: { findings: [{ label: 'x', tone: 'good' }] } },
    },
  ],
  ['company.readByCompanyId', { responseCode: '00', companyInfo: { data: { companyName: 'Example' } } }],
  ['content.readContentLibrary', { responseCode: '00', data: [article.data] }],
];

/** Values of every type, and some that a member of the contract would take. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('00', 'OK', '', 'above', 45, -1, 0.5, 2 ** 60, null, [], {}, [null], [{}]),
  fc.constantFrom<unknown>([{ label: 'x' }], '22', 22, ' 22 ', '99', 99, true, 'FAILED'),
);
const newNames = [
  'added',
  'data',
  'riskAge',
  'companyInfo',
  'responseCode',
  'status',
  'toString',
  'prototype',
];
const change = fc.record({
  how: fc.constantFrom('spoil', 'leave out', 'add'),
  place: fc.nat(),
  name: fc.constantFrom(...newNames),
  value: anyValue,
});

/** Answers near a lawful one: up to four places of it are spoilt, left out or added to. */
export function answersNear(lawful: unknown): fc.Arbitrary<unknown> {
  return fc.array(change, { maxLength: 4 }).map(changes => {
    const root: Holder = { answer: structuredClone(lawful) };
    for (const { how, name, place, value } of changes) {
      const places = placesIn(root);
      const [holder, key] = places[place % places.length] ?? [root, 'answer'];
      const at = holder[key];
      if (how === 'spoil') holder[key] = structuredClone(value);
      else if (how === 'leave out' && key !== 'answer') delete holder[key];
      else if (typeof at === 'object' && at !== null) Object.assign(at, { [name]: structuredClone(value) });
    }
    return JSON.parse(JSON.stringify(root.answer ?? null));
  });
}

type Holder = Record<string, unknown>;

function placesIn(root: object): [Holder, string][] {
  return Object.keys(root).flatMap((key): [Holder, string][] => {
    // Lists and objects are both listed by their keys.
    const holder = root as Holder;
    const value = holder[key];
    const below = typeof value === 'object' && value !== null ? placesIn(value) : [];
    return [[holder, key], ...below];
  });
}
