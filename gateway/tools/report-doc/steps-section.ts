import type { AdviceRule } from '../../src/appraisal/advice/rule.ts';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { factors } from '../../src/appraisal/factors.ts';
import { readArticles } from '../../src/content/articles.ts';
import { sourceText, table } from './markdown.ts';
import type { Section } from './section.ts';

const titles = new Map(
  readArticles().map(({ contentId, contentTitle }) => [contentId, contentTitle.replaceAll(/<[^>]+>/g, '')]),
);
const factorLabels = new Map(factors.map(({ label, name }) => [name, label.toLowerCase()]));

/** What a person is told to do, in the order it is told. */
export function stepsSection(): Section {
  const soonRules = adviceRules.filter(({ soon }) => soon);
  const laterRules = adviceRules.filter(({ soon }) => !soon);
  return {
    title: 'Steps',
    body: [
      'First what a health worker should see soon. Then what wins back most years of the risk age. Then the order of these tables. The first two stand open, the others are folded.',
      '### Soon',
      tableOf(soonRules),
      '### Then',
      tableOf(laterRules),
    ].join('\n\n'),
  };
}

function tableOf(rules: readonly AdviceRule[]): string {
  const rows = rules.map(({ article, condition, factor, source, text, title }) => {
    const years = factor === undefined ? '' : `\nYears of: ${factorLabels.get(factor)}`;
    return [
      `**${title}.** ${text}`,
      condition.words,
      `${sourceText(source)}\nArticle: ${titles.get(article)}${years}`,
    ];
  });
  return table(['Step', 'When', 'Rests on'], rows);
}
