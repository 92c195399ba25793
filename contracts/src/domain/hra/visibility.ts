import type { AnswerKey, Answers } from './answer-groups.ts';
import { plainNumberOf } from './answer-value.ts';

/**
 * A condition on the answers. `is`, `isNot` and `isOneOf` compare text, so that 3 and '3' are the same answer. A missing answer is the empty
 * text, for which `isNot` is true.
 *
 * `below` and `above` compare numbers. They are false for a missing answer and for an answer that is not a number. A row that hides a question
 * `below: 21` therefore shows the question if the age is unknown.
 */
type Condition =
  | { readonly answer: AnswerKey; readonly is: string }
  | { readonly answer: AnswerKey; readonly isNot: string }
  | { readonly answer: AnswerKey; readonly isOneOf: readonly string[] }
  | { readonly answer: AnswerKey; readonly below: number }
  | { readonly sumOf: readonly AnswerKey[]; readonly above: number };

/** A row hides its questions if all its conditions are true. The ids of these questions are also answer keys. */
interface VisibilityRow {
  readonly hides: readonly AnswerKey[];
  readonly when: readonly Condition[];
}

const remote: Condition = { answer: 'work_mode_practiced', is: 'remote' };
const neverSmoked: Condition = { answer: 'smoking', is: 'never_smoked' };
const usedToSmoke: Condition = { answer: 'smoking', is: 'used_to_smoke' };
const stillSmoke: Condition = { answer: 'smoking', is: 'still_smoke' };
const vapes: Condition = { answer: 'vaping', is: 'yes' };
const doesNotVape: Condition = { answer: 'vaping', is: 'no' };

const formerSmoking = ['used_to_smoke', 'years_since_quitting'] as const;
const presentSmoking = ['still_smoke', 'daily_cigars', 'daily_pipes'] as const;
const travel = ['means_of_transportation', 'time_spent_in_traffic'] as const;

const sharedRows: readonly VisibilityRow[] = [
  // Metric is the default (s.9): before units are chosen, the US customary questions are hidden.
  { hides: ['height', 'weight'], when: [{ answer: 'app_units', isNot: 'us_customary' }] },
  { hides: ['height_cm', 'weight_kg'], when: [{ answer: 'app_units', is: 'us_customary' }] },
  // s.4 names the two options. In the embedded questionnaire they mean that the person does not know a number.
  { hides: ['cholesterol_level'], when: [{ answer: 'cholesterol_check', isOneOf: ['2', '3'] }] },
  {
    hides: [
      'age_at_menarche',
      'age_of_bearing_first_child',
      'hysterectomy',
      'family_breast_cancer_history',
      'pap_smear_test',
    ],
    when: [{ answer: 'sex', is: 'male' }],
  },
  // Every sex answer except male, and a missing answer, leads to the pages for women (s.2.4).
  {
    hides: ['pap_smear_test'],
    when: [
      { answer: 'sex', isNot: 'male' },
      { answer: 'age_in_years', below: 21 },
    ],
  },
  { hides: ['category_of_places_eaten'], when: [{ answer: 'food_prep_or_order', is: 'eat_in' }] },
  // s.4 names the option. In the embedded questionnaire it is the most active one, 150 minutes a week or more.
  { hides: ['readiness_to_exercise_more'], when: [{ answer: 'weekly_physical_activity', is: '3' }] },
];

const pageRows: readonly VisibilityRow[] = [
  ...sharedRows,
  // The specification never shows this question on a question page (s.4).
  { hides: ['vaping_freq'], when: [] },
  { hides: [...formerSmoking, ...presentSmoking], when: [neverSmoked] },
  { hides: presentSmoking, when: [usedToSmoke] },
  { hides: formerSmoking, when: [stillSmoke] },
  { hides: [...travel, 'travel_by_automobile_km', 'travel_by_motorcycle_km'], when: [remote] },
];

const reviewRows: readonly VisibilityRow[] = [
  ...sharedRows,
  // The specification compares the sum of both numbers with 130, and only on review (s.4, s.9).
  { hides: ['blood_pressure_estimated'], when: [{ sumOf: ['high_number', 'low_number'], above: 130 }] },
  // The table for review combines vaping and smoking (s.4): without an answer on vaping, none of these questions is hidden.
  { hides: ['vaping_freq', ...formerSmoking, ...presentSmoking], when: [doesNotVape, neverSmoked] },
  { hides: ['vaping_freq', ...presentSmoking], when: [doesNotVape, usedToSmoke] },
  { hides: ['vaping_freq'], when: [doesNotVape, stillSmoke] },
  { hides: [...formerSmoking, ...presentSmoking], when: [vapes, neverSmoked] },
  { hides: presentSmoking, when: [vapes, usedToSmoke] },
  { hides: travel, when: [remote] },
];

/** The ids of the questions that are hidden on the question pages or on review (s.4 has a table for each). Their answers are kept and sent. */
export function hiddenQuestions(surface: 'page' | 'review', answers: Answers): ReadonlySet<string> {
  return surface === 'page' ? hiddenOnPages(answers) : hiddenBy(reviewRows, answers);
}

/** The ids of the questions that are hidden on the question pages. Their answers are kept and sent. */
export function hiddenOnPages(answers: Answers): ReadonlySet<string> {
  return hiddenBy(pageRows, answers);
}

function hiddenBy(rows: readonly VisibilityRow[], answers: Answers): ReadonlySet<string> {
  const matching = rows.filter(row => row.when.every(condition => isTrue(condition, answers)));
  return new Set(matching.flatMap(row => row.hides));
}

/** The keys of the answers that decide whether a question is shown on its page; empty if it is always shown or always hidden. */
export function visibilityDependencies(question: string): ReadonlySet<string> {
  const rows = pageRows.filter(row => row.hides.some(id => id === question));
  return new Set(rows.flatMap(row => row.when.flatMap(keysOf)));
}

function keysOf(condition: Condition): readonly AnswerKey[] {
  return 'sumOf' in condition ? condition.sumOf : [condition.answer];
}

function isTrue(condition: Condition, answers: Answers): boolean {
  if ('sumOf' in condition) {
    // The sum is unknown unless all numbers are known.
    const numbers = condition.sumOf.map(key => plainNumberOf(answers[key]));
    return (
      numbers.every(number => number !== null) &&
      numbers.reduce((sum, number) => sum + number, 0) > condition.above
    );
  }
  const answer = answers[condition.answer];
  if ('below' in condition) {
    const number = plainNumberOf(answer);
    return number !== null && number < condition.below;
  }
  const text = String(answer ?? '');
  if ('is' in condition) return text === condition.is;
  if ('isNot' in condition) return text !== condition.isNot;
  return condition.isOneOf.includes(text);
}
