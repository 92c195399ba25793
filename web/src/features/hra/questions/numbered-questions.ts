import { type Answers, answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type HraPage,
  moduleIndicesOf,
  sectionIndexOf,
  sectionListOf,
} from '@choose-life/contracts/domain/hra/page-graph';
import {
  isQuestionAnswered,
  type Questionnaire,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { generalCopy } from '../copy/pages.ts';

export interface NumberedQuestion extends QuestionView {
  readonly number: number;
  /** Unique on the page; a questionnaire may repeat ids. */
  readonly key: string;
}

export interface ShownModule {
  readonly label: string;
  readonly prompt: string | null;
  readonly questions: readonly NumberedQuestion[];
  /** Answer keys of all its questions in the server's order, with hidden ones. */
  readonly order: readonly string[];
}

export function modulesOf(page: HraPage, questionnaire: Questionnaire, answers: Answers): ShownModule[] {
  const { modules } = questionnaire.meta;
  const hidden = hiddenQuestions('page', answers);
  let number = 0;
  return moduleIndicesOf(page, modules.length).flatMap(index => {
    const module = modules[index];
    if (module === undefined) return [];
    const all = questionsOf(module);
    const questions = all
      .map((question, place) => ({ question, key: `${index}.${place}` }))
      .filter(({ question }) => !hidden.has(question.id) && question.parts.length > 0)
      .map(({ question, key }) => ({ ...question, key, number: ++number }));
    return [{ label: module.label, prompt: module.prompt ?? null, questions, order: all.map(keyOf) }];
  });
}

/** A question without an input is known by its id. */
function keyOf({ id, parts }: QuestionView): string {
  return parts[0]?.answerKey ?? id;
}

export function questionsOnPage(
  page: HraPage,
  questionnaire: Questionnaire,
  answers: Answers,
): NumberedQuestion[] {
  return modulesOf(page, questionnaire, answers).flatMap(module => module.questions);
}

export interface Count {
  readonly answered: number;
  readonly total: number;
}

export interface SectionProgress extends Count {
  readonly page: HraPage;
  readonly label: string;
}

/** Minutes of the whole assessment (s.9). */
const minutesForAll = 15;

export function countOf(questions: readonly QuestionView[], answers: Answers): Count {
  const answered = questions.filter(question => isQuestionAnswered(question, answers)).length;
  return { answered, total: questions.length };
}

/** Without review and pages without a module. Of the two blood-pressure pages: the open one, else that of the answered sex. */
export function sectionsOf(
  questionnaire: Questionnaire,
  answers: Answers,
  open: HraPage = 'review',
): SectionProgress[] {
  return sectionListOf(answers)
    .filter(page => page !== 'review')
    .filter(page => moduleIndicesOf(page, questionnaire.meta.modules.length).length > 0)
    .map(fitting => {
      const page = sectionIndexOf(fitting) === sectionIndexOf(open) ? open : fitting;
      const label = modulesOf(page, questionnaire, answers)[0]?.label ?? '';
      return { page, label, ...countOf(questionsOnPage(page, questionnaire, answers), answers) };
    });
}

export function partsDone(sections: readonly Count[]): number {
  return sections.filter(({ answered, total }) => answered === total).length;
}

export function partNumberOf(page: HraPage, sections: readonly SectionProgress[]): number | null {
  const index = sections.findIndex(section => section.page === page);
  return index < 0 ? null : index + 1;
}

export function isComplete({ answered, total }: Count): boolean {
  return total > 0 && answered === total;
}

export function minutesLeft(sections: readonly Count[]): number {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const open = sections.reduce((sum, section) => sum + section.total - section.answered, 0);
  if (total === 0 || open === 0) return 0;
  return Math.max(1, Math.round((minutesForAll * open) / total));
}

export interface QuestionSection {
  readonly title: string | null;
  readonly questions: readonly NumberedQuestion[];
}

type GeneralKey = (typeof answerGroups.general)[number];
type GeneralSection = keyof typeof generalCopy.sections;

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

/** Renumbered in display order. With other questions or another order, the server's order stays, without groups. */
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

function isKnownOrder(keys: readonly string[]): boolean {
  const places = keys.map(key => knownOrder.indexOf(key));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}
