import type { AnswerKey } from '@choose-life/contracts/domain/hra/answer-groups';
import { generalCopy } from '../../../copy/hra-questions.ts';
import type { NumberedQuestion } from './numbered-questions.ts';

/** A visual group of questions; a group without a title stands where the page is not cut. */
export interface QuestionSection {
  readonly title: string | null;
  readonly questions: readonly NumberedQuestion[];
}

type GeneralSection = keyof typeof generalCopy.sections;

/** Which visual group of `general` a question stands in. */
const sectionByKey: Partial<Record<AnswerKey, GeneralSection>> = {
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

const order: readonly GeneralSection[] = ['units', 'you', 'body', 'places', 'more'];

/**
 * The questions of `general` in visual groups, questions nobody knows last. Numbers follow the order shown, so they are
 * given anew. Groups without a question are left out.
 */
export function generalSectionsOf(questions: readonly NumberedQuestion[]): QuestionSection[] {
  const byKey: Partial<Record<string, GeneralSection>> = sectionByKey;
  const sectionOf = ({ parts }: NumberedQuestion) => byKey[parts[0]?.answerKey ?? ''] ?? 'more';
  let number = 0;
  return order.flatMap(section => {
    const own = questions.filter(question => sectionOf(question) === section);
    if (own.length === 0) return [];
    const numbered = own.map(question => ({ ...question, number: ++number }));
    return [{ title: generalCopy.sections[section], questions: numbered }];
  });
}
