import { callExamples, examples } from '@choose-life/contracts/gateway/examples';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import fc from 'fast-check';

const { response: report } = examples['hra.getReportData'];
const { response: article } = examples['content.readByContentId'];

/** Valid answers: the example of each JSON call, and other variants of its answer. */
export const validAnswers: readonly (readonly [id: CallId, answer: unknown])[] = [
  ...callIds
    .filter(id => calls[id].media === 'json')
    .map(id => [id, callExamples[id].response as unknown] as const),
  ['hra.getReportData', { status: report.status, ...report.data }],
  // The reader drops an invalid `userGender` or `userCountry`. The contract permits 7 as a country.
  [
    'authentication.userDetails',
    { responseCode: '00', userEmail: 'ada@b.co', userGender: 'f', userCountry: 7 },
  ],
  // The reader drops an invalid finding from the list.
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

/** Values of every type, and some that are valid for a member of the contract. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('00', 'OK', '', 'above', 45, -1, 0.5, 2 ** 60, null, [], {}, [null], [{}]),
  fc.constantFrom<unknown>([{ label: 'x' }], '22', 22, ' 22 ', '99', 99, true, 'FAILED'),
);
/** A new name, names of the contract, and names with a special meaning in JavaScript. */
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
  how: fc.constantFrom('replace', 'remove', 'add'),
  position: fc.nat(),
  name: fc.constantFrom(...newNames),
  value: anyValue,
});

/** Creates answers that differ from a valid answer by up to four changes: a member is replaced, removed or added. */
export function changedAnswersOf(validAnswer: unknown): fc.Arbitrary<unknown> {
  return fc.array(change, { maxLength: 4 }).map(changes => {
    // The answer as a whole is a member too, which can be replaced, but not removed.
    const root: Container = { answer: structuredClone(validAnswer) };
    for (const { how, name, position, value } of changes) {
      const members = membersIn(root);
      const { container, key } = members[position % members.length] ?? { container: root, key: 'answer' };
      const current = container[key];
      if (how === 'replace') container[key] = structuredClone(value);
      else if (how === 'remove') {
        if (container !== root) delete container[key];
      } else if (typeof current === 'object' && current !== null)
        Object.assign(current, { [name]: structuredClone(value) });
    }
    // A removed element leaves a hole in its list, which becomes null in JSON.
    return JSON.parse(JSON.stringify(root.answer));
  });
}

/** An object or a list. The keys of a list are its indexes. */
type Container = Record<string, unknown>;

/** All members and elements of a value, at any depth. */
function membersIn(value: object): { readonly container: Container; readonly key: string }[] {
  // Lists and objects are both listed by their keys.
  const container = value as Container;
  return Object.keys(container).flatMap(key => {
    const member = container[key];
    const inner = typeof member === 'object' && member !== null ? membersIn(member) : [];
    return [{ container, key }, ...inner];
  });
}
