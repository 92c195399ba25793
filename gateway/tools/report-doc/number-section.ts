import { list, type Section, table } from './markdown.ts';
import { numberCases } from './number-cases.ts';

/** The sentences around the ages, by example: one for each way the report can begin. */
export function numberSection(): Section {
  const rows = numberCases.map(({ analysis: { headline, sentences }, when }) => {
    return [when, headline, sentences.join('\n')];
  });
  const first = numberCases[0]?.analysis;
  const cards = first ? [first.ages.target, first.ages.risk, first.ages.real] : [];
  return {
    title: 'The number',
    body: [
      'The numbers in these sentences are those of an example. Years are rounded once, to whole ones. An age under 30 reads "30 or under", one over 80 "80 or over": the age before rounding decides.',
      table(['When', 'Said large', 'Then'], rows),
      `Before every number of ours: "${first?.notFor}" And: "${first?.scope}"`,
      `The three cards: ${cards.map(({ label, note }) => `"${label}: ${note}"`).join(', ')}.`,
      list([
        'With an urgent notice above, the sentence that is said large stands as plain text, and praise gives way to it.',
        'A low weight is never a gain: no praise, and no years to win back from it.',
      ]),
    ],
  };
}
