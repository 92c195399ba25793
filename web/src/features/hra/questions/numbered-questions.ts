import { type Answers, answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type HraPage,
  moduleIndicesOf,
  pageIndexOf,
  pagesFor,
} from '@choose-life/contracts/domain/hra/page-graph';
import {
  isQuestionAnswered,
  type Questionnaire,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { generalCopy } from '../copy/pages.ts';

/** A visible question of a page. */
export interface NumberedQuestion extends QuestionView {
  /** Starts at 1 on each page, in the displayed order (s.2.4). */
  readonly number: number;
  /** Unique on the page. The id is not, since a questionnaire may repeat ids. */
  readonly key: string;
}

/** A module of the questionnaire as a page shows it. */
export interface PageModule {
  readonly label: string;
  readonly prompt: string | null;
  readonly questions: readonly NumberedQuestion[];
  /** A key for each question (`firstKeyOf`), including hidden questions, in the order of the gateway. */
  readonly allKeys: readonly string[];
}

/** The modules of a page with their visible questions, which are numbered across the modules. */
export function modulesOf(page: HraPage, questionnaire: Questionnaire, answers: Answers): PageModule[] {
  const { modules } = questionnaire.meta;
  const hidden = hiddenQuestions('page', answers);
  let number = 0;
  return moduleIndicesOf(page, modules.length).flatMap(index => {
    const module = modules[index];
    if (module === undefined) return [];
    const allQuestions = questionsOf(module);
    const questions = allQuestions
      .map((question, position) => ({ question, key: `${index}.${position}` }))
      .filter(({ question }) => !hidden.has(question.id) && question.parts.length > 0)
      .map(({ question, key }) => ({ ...question, key, number: ++number }));
    return [
      {
        label: module.label,
        prompt: module.prompt ?? null,
        questions,
        allKeys: allQuestions.map(firstKeyOf),
      },
    ];
  });
}

/** The answer key of the first input of a question; its id if it has no input. */
function firstKeyOf({ id, parts }: QuestionView): string {
  return parts[0]?.answerKey ?? id;
}

/** The visible questions of a page. */
export function questionsOnPage(
  page: HraPage,
  questionnaire: Questionnaire,
  answers: Answers,
): NumberedQuestion[] {
  return modulesOf(page, questionnaire, answers).flatMap(module => module.questions);
}

/** The number of answered questions, and the number of all questions. */
export interface AnswerCount {
  readonly answered: number;
  readonly total: number;
}

/** The progress of a section, which is a page with questions, for the list of sections and the progress bar. */
export interface SectionProgress extends AnswerCount {
  readonly page: HraPage;
  readonly label: string;
}

/** Counts the answered questions. */
export function countOf(questions: readonly QuestionView[], answers: Answers): AnswerCount {
  const answered = questions.filter(question => isQuestionAnswered(question, answers)).length;
  return { answered, total: questions.length };
}

/**
 * The progress of every page that has a module, except review, which shows all modules. Only one of the two blood-pressure pages is counted:
 * the open one, or else the page of the answered sex.
 * @param currentPage the open page; if missing, the answered sex selects the blood-pressure page
 */
export function sectionsOf(
  questionnaire: Questionnaire,
  answers: Answers,
  currentPage: HraPage = 'review',
): SectionProgress[] {
  return pagesFor(answers)
    .filter(page => page !== 'review')
    .filter(page => moduleIndicesOf(page, questionnaire.meta.modules.length).length > 0)
    .map(listedPage => {
      // Only the two blood-pressure pages have the same index.
      const page = pageIndexOf(listedPage) === pageIndexOf(currentPage) ? currentPage : listedPage;
      // The fallback is only for the type: the filter above keeps only pages that have a module.
      const label = modulesOf(page, questionnaire, answers)[0]?.label ?? '';
      return { page, label, ...countOf(questionsOnPage(page, questionnaire, answers), answers) };
    });
}

/** The number of sections without an unanswered question. A section without questions counts too, so that all sections can be done. */
export function doneSectionCount(sections: readonly AnswerCount[]): number {
  return sections.filter(({ answered, total }) => answered === total).length;
}

/** The number of a page among the sections, from 1; null for review, and for a page without a module. */
export function sectionNumberOf(page: HraPage, sections: readonly SectionProgress[]): number | null {
  const index = sections.findIndex(section => section.page === page);
  return index < 0 ? null : index + 1;
}

/** Whether all questions are answered. A section without questions is not complete. */
export function isComplete({ answered, total }: AnswerCount): boolean {
  return total > 0 && answered === total;
}

/** The minutes that the whole assessment takes (s.9). */
const minutesForWholeAssessment = 15;

/** The minutes for the unanswered questions: at least 1, and 0 only if all are answered. */
export function minutesLeft(sections: readonly AnswerCount[]): number {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const unanswered = sections.reduce((sum, section) => sum + section.total - section.answered, 0);
  if (total === 0 || unanswered === 0) return 0;
  return Math.max(1, Math.round((minutesForWholeAssessment * unanswered) / total));
}

/** A group of questions under a heading. The heading is ours, not a text of the gateway. */
export interface QuestionGroup {
  /** Null for questions without a heading. */
  readonly title: string | null;
  readonly questions: readonly NumberedQuestion[];
}

type GeneralKey = (typeof answerGroups.general)[number];
type GeneralGroup = keyof typeof generalCopy.groups;

/** The group of each question of the page General. */
const groupByKey: Record<GeneralKey, GeneralGroup> = {
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

const groupOrder: readonly GeneralGroup[] = ['units', 'you', 'body', 'places'];
/** The answer keys of the page General in the order of s.3. */
const keysInSpecifiedOrder: readonly string[] = answerGroups.general;

/**
 * Groups the questions of the page General under headings, and numbers them in the order of the groups. If the gateway sends unknown
 * questions or a different order, there are no headings and the order of the gateway is kept.
 */
export function generalGroupsOf(module: PageModule): QuestionGroup[] {
  const { questions } = module;
  if (!areInSpecifiedOrder(module.allKeys)) return [{ title: null, questions }];
  // The wider type allows the lookup of keys that may be unknown.
  const groupOf: Partial<Record<string, GeneralGroup>> = groupByKey;
  let number = 0;
  return groupOrder.flatMap(group => {
    const inGroup = questions.filter(question => groupOf[firstKeyOf(question)] === group);
    if (inGroup.length === 0) return [];
    const numbered = inGroup.map(question => ({ ...question, number: ++number }));
    return [{ title: generalCopy.groups[group], questions: numbered }];
  });
}

/** Whether s.3 contains all keys, and they are in its order, each at most once. */
function areInSpecifiedOrder(keys: readonly string[]): boolean {
  const positions = keys.map(key => keysInSpecifiedOrder.indexOf(key));
  // Each position must be higher than the position before. An unknown key has the position -1, which is never higher.
  return positions.every((position, index) => position > (positions[index - 1] ?? -1));
}
