import { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { generalCopy } from '../copy/questions.ts';
import type { NumberedQuestion, ShownModule } from './numbered-questions.ts';

/** A visual group of questions; without a title where the page has no groups. */
export interface QuestionSection {
  readonly title: string | null;
  readonly questions: readonly NumberedQuestion[];
}

type GeneralKey = (typeof answerGroups.general)[number];
type GeneralSection = keyof typeof generalCopy.sections;

/** The group of each question of `general`. */
const sectionByKey: Record<GeneralKey, GeneralSection> = {
  app_units: 'units',
  sex: 'you',
  age_in_years: 'you',
  race: 'you',
  highest_education_qualification: 'you',
  insurance_coverage: 'you',
  body_frame_size: 'body',
  height: 'body',
  height_cm: 'body',
  weight: 'body',
  weight_kg: 'body',
  wash_hands_daily: 'body',
  chh_interact: 'body',
  occupation: 'places',
  home_address_country: 'places',
  home_address_state: 'places',
  office_address_country: 'places',
  office_address_state: 'places',
};

const order: readonly GeneralSection[] = ['units', 'you', 'body', 'places'];
const knownOrder: readonly string[] = answerGroups.general;

/**
 * The questions of `general` in groups, renumbered in display order. For a questionnaire with other questions or another
 * order, the server's order stays, without groups.
 */
export function generalSectionsOf(module: ShownModule): QuestionSection[] {
  const { questions } = module;
  if (!isKnownOrder(module.order)) return [{ title: null, questions }];
  const byKey: Partial<Record<string, GeneralSection>> = sectionByKey;
  let number = 0;
  return order.flatMap(section => {
    const own = questions.filter(({ parts }) => byKey[parts[0]?.answerKey ?? ''] === section);
    if (own.length === 0) return [];
    const numbered = own.map(question => ({ ...question, number: ++number }));
    return [{ title: generalCopy.sections[section], questions: numbered }];
  });
}

/** Whether all questions are known, in the order of the contract. */
function isKnownOrder(keys: readonly string[]): boolean {
  const places = keys.map(key => knownOrder.indexOf(key));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}
