import { drinkKeys, weeklyDrinks } from '@choose-life/contracts/domain/hra/weekly-drinks';
import { all, type Condition, named, not, toCheck, urgent, when } from '../condition.ts';
import type { Facts } from '../facts.ts';
import type { Sex } from '../model.ts';
import type { FindingTable } from './table.ts';

/** Drinks of 14 g a week above which the risk is no longer low (NIAAA). */
const lowRiskDrinks: Readonly<Record<Sex, number>> = { male: 14, female: 7 };

/** The low-risk line of the person; without a sex the lower one counts. */
function drinkLimitOf({ measurements: { sex } }: Facts): number {
  return lowRiskDrinks[sex ?? 'female'];
}

function drinks(
  words: string,
  test: (total: number, complete: boolean, limit: number) => boolean,
): Condition {
  return when(words, [...drinkKeys, 'sex'], facts => {
    const week = weeklyDrinks(facts.answers);
    return week !== null && test(week.total, week.complete, drinkLimitOf(facts));
  });
}

export function alcoholValue({ answers }: Facts): string {
  const { complete, total } = weeklyDrinks(answers) ?? { complete: false, total: 0 };
  return `${complete ? '' : 'at least '}${total} ${total === 1 ? 'drink' : 'drinks'} a week`;
}

/** More than the low-risk line, and no more than needs a health worker first. */
export const aboveLowRisk = all(
  drinks(
    'more than 14 drinks a week (men) or 7 (women, and without a sex)',
    (total, _, limit) => total > limit,
  ),
  named('at most 28 (men) or 20', not(urgent('drinks-high'))),
);

/** Drinks a week against the low-risk limit. */
export const alcoholFindings: FindingTable = {
  id: 'alcohol',
  label: 'Alcohol',
  questions: ['weekly_alcohol'],
  source: 'NIAAA (US)',
  value: alcoholValue,
  bands: {
    'alcohol-none': {
      condition: drinks('all four kinds answered, no drinks', (total, complete) => complete && total === 0),
      band: 'None',
      tone: 'good',
      text: 'No alcohol is the safest choice.',
    },
    'alcohol-low': {
      condition: drinks(
        'all four kinds answered, at most 14 drinks a week (men) or 7 (women, and without a sex)',
        (total, complete, limit) => complete && total > 0 && total <= limit,
      ),
      band: 'Low risk',
      tone: 'good',
      text: 'Spread over the week. A weekly total cannot show days with many drinks.',
    },
    'alcohol-partly': {
      condition: all(
        drinks(
          'some kinds left empty, and the others within the low-risk line',
          (total, complete, limit) => !complete && total <= limit,
        ),
        named('none to be checked', not(toCheck(...drinkKeys))),
      ),
      band: 'Not complete',
      tone: 'note',
      text: 'Some kinds of drink were left empty, so this cannot be held against the advice.',
    },
    'alcohol-high': {
      condition: aboveLowRisk,
      band: 'Above low risk',
      tone: 'attention',
      text: 'Above the low-risk line of 14 drinks a week for men and 7 for women.',
    },
  },
};
