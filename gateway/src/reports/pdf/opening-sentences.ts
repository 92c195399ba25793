import { summarySentence } from '@choose-life/contracts/domain/reports';
import { textOfAge } from '../../appraisal/ages.ts';
import type { Appraisal } from '../../appraisal/appraisal.ts';

/** The first sentences of a report: what is said large, and what is said below it. */
export interface Opening {
  readonly headline: string;
  readonly lead: string;
}

/** Whole people of 100; a rounded 0 or 100 would promise what no model knows. */
const countOf = (percent: number): string => {
  const count = Math.round(percent);
  if (count < 1) return 'fewer than 1';
  return count > 99 ? 'more than 99' : String(count);
};

const people = (percent: number) => {
  const count = countOf(percent);
  return /^\d/.test(count) ? `about ${count}` : count;
};

/** The 10-year risk in natural numbers; said second and with its caveat, since it rests on American baseline risk. */
export function tenYearSentence({ risk10 }: Appraisal): string | null {
  if (!risk10) return null;
  const { after, before } = risk10;
  const now = `Out of 100 people with your numbers, ${people(before)} would have a first heart or circulation problem within 10 years.`;
  return before > after ? `${now} With the changes below: ${people(after)}.` : now;
}

/** Stands in for the years where both ages lie beyond the tables. */
function riskBeforeAndAfter({ risk10 }: Appraisal): string {
  if (!risk10) return 'Your risk in 10 years';
  const [before, after] = [risk10.before, risk10.after].map(percent => `${countOf(percent)} in 100`);
  return `Your risk in 10 years: ${before} now, ${after} with changes`;
}

function withoutNumber({ range, reasons }: Appraisal): Opening {
  if (range) {
    const low = textOfAge(range.low);
    const high = textOfAge(range.high);
    return {
      headline: `Your risk age is between ${low} and ${high}`,
      lead: 'Where it lies depends on your blood pressure. Measure it, and we can tell you the number.',
    };
  }
  const [only] = reasons;
  const step =
    reasons.length === 1 && only ? 'One thing stands in the way.' : 'A few things stand in the way.';
  return { headline: 'There is no risk age for you yet', lead: `${step} The rest of your report is ready.` };
}

/** Both ages lie beyond the same or opposite ends of the tables, so their difference says nothing. */
const bothCapped = (appraisal: Appraisal) =>
  appraisal.riskAgeBound !== null && appraisal.targetAgeBound !== null;

/** Chooses the opening: years to win back, a person younger than their years, both ages capped, or no number. */
export function openingOf(appraisal: Appraisal): Opening {
  const { currentAge, riskAge, riskAgeBound, targetAge, targetAgeBound } = appraisal;
  if (riskAge === null || targetAge === null) return withoutNumber(appraisal);
  const risk = textOfAge({ years: riskAge, bound: riskAgeBound });
  const target = textOfAge({ years: targetAge, bound: targetAgeBound });
  const guess = appraisal.estimated ? ' (estimated, since your blood pressure was not measured)' : '';
  const now = `Your heart and circulation are living at ${risk}${guess}; you are ${currentAge}.`;
  const younger = currentAge !== null && riskAge <= currentAge;
  if (bothCapped(appraisal) || riskAge === targetAge) {
    if (younger) return { headline: 'You are living younger than your years', lead: `${now} Keep it up.` };
    return {
      headline: bothCapped(appraisal) ? riskBeforeAndAfter(appraisal) : `Your risk age is ${risk}`,
      lead: now,
    };
  }
  const headline = summarySentence({ riskAge, targetAge }) ?? '';
  const still = younger ? 'You are living younger than your years. ' : '';
  return { headline, lead: `${still}${now} Healthier living can bring them to ${target}.` };
}
