import { statisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { questionLabelOf } from '../../src/appraisal/question-texts.ts';
import { table } from './markdown.ts';
import type { Section } from './section.ts';
import { allUses, type Use } from './uses-of-answers.ts';

const useWords: Readonly<Record<Use, string>> = {
  number: 'risk age',
  'read first': 'read first',
  finding: 'numbers and habits',
  reason: 'why no number',
  assumption: 'what we assumed',
  step: 'steps',
  doctor: 'facts for a doctor',
  asked: 'which questions are asked',
};

/** Where each answer counts. */
export function answersSection(): Section {
  const byQuestion = new Map<string, Set<Use>>();
  for (const { key, uses } of allUses().filter(each => each.uses.length > 0)) {
    const question = questionLabelOf(key);
    byQuestion.set(question, new Set([...(byQuestion.get(question) ?? []), ...uses]));
  }
  const groups = Map.groupBy(byQuestion, ([, uses]) => [...uses].map(use => useWords[use]).join(', '));
  const reasons = new Map<string, string>();
  for (const { key, reason } of statisticsOnly) reasons.set(questionLabelOf(key), reason);
  return {
    title: 'Answers, and where they count',
    body: [
      table(
        ['Counts for', 'Questions'],
        [...groups].map(([uses, questions]) => [uses, questions.map(([question]) => question).join('\n')]),
      ),
      'For statistics only; none of them ever changes a word or a number, and the limits of the report name them all:',
      table(['Question', 'Why nothing is read from it'], [...reasons]),
    ].join('\n\n'),
  };
}
