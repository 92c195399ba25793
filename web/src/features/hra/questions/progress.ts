import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type HraPage,
  hraPages,
  moduleIndicesOf,
  sectionListOf,
} from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire, QuestionView } from '@choose-life/contracts/domain/hra/questionnaire';
import { isQuestionAnswered } from '@choose-life/contracts/domain/hra/questionnaire';
import { modulesOf, questionsOnPage } from './numbered-questions.ts';

export interface Count {
  readonly answered: number;
  readonly total: number;
}

/** A line of the section list, and a segment of the progress bar. */
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

/**
 * The question pages in order, with the server's labels, without review and pages without a module. Of the two
 * blood-pressure pages it contains the open one, otherwise the one for the answered sex.
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

/** The number of completed sections. */
export function partsDone(sections: readonly Count[]): number {
  return sections.filter(({ answered, total }) => answered === total).length;
}

/** The number of a page among the sections, from 1; null for review and unknown pages. */
export function partNumberOf(page: HraPage, sections: readonly SectionProgress[]): number | null {
  const index = sections.findIndex(section => section.page === page);
  return index < 0 ? null : index + 1;
}

export function isComplete({ answered, total }: Count): boolean {
  return total > 0 && answered === total;
}

/** Minutes for the unanswered questions, at least 1; 0 when there are none. */
export function minutesLeft(sections: readonly Count[]): number {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const open = sections.reduce((sum, section) => sum + section.total - section.answered, 0);
  if (total === 0 || open === 0) return 0;
  return Math.max(1, Math.round((minutesForAll * open) / total));
}

/** Both blood-pressure pages have the same index. */
function pageIndexOf(page: HraPage): number | null {
  return hraPages.find(row => row.page === page)?.moduleIndex ?? null;
}
