import { drinkKeys, weeklyDrinks } from '@choose-life/contracts/domain/hra/weekly-drinks';
import { urgentDrinks } from '@choose-life/contracts/domain/report/urgent-rows';
import { all, describedAs, needsCheck, not, urgent, when } from '../condition.ts';
import type { Facts } from '../facts.ts';
import { notAnswered } from './checks.ts';
import type { FindingTable } from './table.ts';

/**
 * Weekly limits, in drinks of 14 g. The UK (2016) advises at most 112 g, which are 8 drinks, for everybody. NIAAA advises at most 7 drinks for
 * women, and for everybody from 65 years on: for them it is the stricter limit, for men under 65 that of the UK. People of unknown sex get 7.
 */
const limits = { man: 8, others: 7 } as const;
const limitsText = `${limits.man} drinks a week (men under 65) or ${limits.others} (all others)`;

function drinkLimitOf({ measurements: { age, sex } }: Facts): number {
  // A man of unknown age gets the limit of men under 65.
  return sex === 'male' && (age ?? 0) < 65 ? limits.man : limits.others;
}

/** A condition on the number of drinks a week. It is false if no kind of drink was answered. */
function drinksCondition(
  description: string,
  test: (drinks: { readonly total: number; readonly limit: number; readonly isComplete: boolean }) => boolean,
) {
  return when(description, [...drinkKeys, 'sex', 'age_in_years'], facts => {
    const week = weeklyDrinks(facts.answers);
    return week !== null && test({ ...week, limit: drinkLimitOf(facts) });
  });
}

/**
 * The drinks a week as text, such as '3 drinks a week'. If some kinds are unanswered, 'at least 3 drinks a week', or 'not answered' if the
 * answered kinds add up to 0.
 */
export function alcoholValue({ answers }: Facts): string {
  const { isComplete, total } = weeklyDrinks(answers) ?? { isComplete: false, total: 0 };
  if (!isComplete && total === 0) return notAnswered;
  return `${isComplete ? '' : 'at least '}${total} ${total === 1 ? 'drink' : 'drinks'} a week`;
}

/** True for more drinks than the weekly limit, unless they are so many that the urgent situation `drinks-high` applies. */
export const aboveWeeklyLimit = all(
  drinksCondition(`more than ${limitsText}`, ({ limit, total }) => total > limit),
  describedAs(`at most ${urgentDrinks.man} (men) or ${urgentDrinks.others}`, not(urgent('drinks-high'))),
);

/** The bands of alcohol. */
export const alcoholFindings: FindingTable = {
  id: 'alcohol',
  label: 'Alcohol',
  questions: ['weekly_alcohol'],
  source: 'UK Chief Medical Officers 2016; for women and from 65 years on NIAAA (US)',
  value: alcoholValue,
  bands: {
    'alcohol-none': {
      condition: drinksCondition(
        'all four kinds answered, no drinks',
        ({ isComplete, total }) => isComplete && total === 0,
      ),
      band: 'None',
      tone: 'good',
      text: 'No alcohol is the safest choice.',
    },
    'alcohol-low': {
      condition: drinksCondition(
        `all four kinds answered, at most ${limitsText}`,
        ({ isComplete, limit, total }) => isComplete && total > 0 && total <= limit,
      ),
      band: 'Within the weekly limit',
      tone: 'note',
      text: 'Less is better, and none is best.',
      ourChoice: 'the stricter of the two limits',
    },
    'alcohol-partly': {
      condition: all(
        drinksCondition(
          'some kinds left empty, and the others within the weekly limit',
          ({ isComplete, limit, total }) => !isComplete && total <= limit,
        ),
        // A number to check is not in `answers` either (`unconfirmed` of `Facts`), but that kind was not left empty.
        describedAs('no number of drinks has to be checked', not(needsCheck(...drinkKeys))),
      ),
      band: 'Not complete',
      tone: 'note',
      text: 'Some kinds of drink were left empty, so this cannot be compared with the advice.',
    },
    'alcohol-high': {
      condition: aboveWeeklyLimit,
      band: 'Above the weekly limit',
      tone: 'attention',
      text: `The limit is ${limits.man} drinks a week for men under 65, and ${limits.others} for women and from 65 years on.`,
      ourChoice: 'the stricter of the two limits',
    },
  },
};
