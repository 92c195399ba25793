import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isQuestionAnswered } from '@choose-life/contracts/domain/hra/answered';
import {
  type HraPage,
  hraPages,
  moduleIndicesOf,
  sectionListOf,
} from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire, QuestionView } from '@choose-life/contracts/domain/hra/questionnaire';
import { modulesOf, questionsOnPage } from './numbered-questions.ts';

/** How many of the questions shown have an answer. */
export interface Count {
  readonly answered: number;
  readonly total: number;
}

/** One line of the section list and one segment of the progress bar. */
export interface SectionProgress extends Count {
  readonly page: HraPage;
  readonly label: string;
}

/** The fixed figure of the product: the whole assessment takes 15 minutes (s.9). */
const minutesForAll = 15;

export function countOf(questions: readonly QuestionView[], answers: Answers): Count {
  const answered = questions.filter(question => isQuestionAnswered(question, answers)).length;
  return { answered, total: questions.length };
}

/**
 * The question pages in order with the label the server gives to each: review is left out, and so is a page for which the
 * server has no module. Of the two blood-pressure pages it is the one that is open, otherwise the one that fits the sex
 * answer.
 */
export function sectionsOf(
  questionnaire: Questionnaire,
  answers: Answers,
  open: HraPage = 'review',
): SectionProgress[] {
  return sectionListOf(answers)
    .filter(page => page !== 'review')
    .filter(page => moduleIndicesOf(page, questionnaire.meta.modules.length).length > 0)
    .map(fitting => {
      const page = pageIndexOf(fitting) === pageIndexOf(open) ? open : fitting;
      const label = modulesOf(page, questionnaire, answers)[0]?.label ?? '';
      return { page, label, ...countOf(questionsOnPage(page, questionnaire, answers), answers) };
    });
}

/** How many sections leave nothing to answer. */
export function partsDone(sections: readonly Count[]): number {
  return sections.filter(({ answered, total }) => answered === total).length;
}

/** The place of a page among the sections, from 1; null for review, and for a page that is none of them. */
export function partNumberOf(page: HraPage, sections: readonly SectionProgress[]): number | null {
  const index = sections.findIndex(section => section.page === page);
  return index < 0 ? null : index + 1;
}

/** A section with questions of which none is left. */
export function isComplete({ answered, total }: Count): boolean {
  return total > 0 && answered === total;
}

/** Minutes for the questions still unanswered, at least 1; 0 when there are none. */
export function minutesLeft(sections: readonly Count[]): number {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const open = sections.reduce((sum, section) => sum + section.total - section.answered, 0);
  if (total === 0 || open === 0) return 0;
  return Math.max(1, Math.round((minutesForAll * open) / total));
}

/** Both blood-pressure pages have one index. */
function pageIndexOf(page: HraPage): number | null {
  return hraPages.find(row => row.page === page)?.moduleIndex ?? null;
}
