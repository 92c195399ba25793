import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import {
  question,
  questionInput,
  questionModule,
  questionOption,
} from '@choose-life/contracts/gateway/operations/hra';
import { reportListItem } from '@choose-life/contracts/gateway/operations/risks-appraised-audit';
import { waitListEntry } from '@choose-life/contracts/gateway/operations/wait-list';
import { accepted } from '@choose-life/contracts/gateway/schemas/envelope';

/**
 * Records that stand inside answers, or are the answer of several calls, with the name and the sentence they get in the client and
 * in the adapter's document, and the member they stand in where that says what their members mean.
 */
export const namedRecords = [
  { schema: accepted, name: 'Accepted', doc: 'The answer of a call that tells no more than its success.' },
  {
    schema: contentItem,
    name: 'ContentItem',
    doc: 'One article of the library. Its texts may hold HTML: clean it before you show it.',
  },
  { schema: questionOption, name: 'QuestionOption', doc: 'One option of a choice.' },
  {
    schema: questionInput,
    name: 'QuestionInput',
    doc: 'One input of a question: a choice when it has values, else a number.',
  },
  { schema: question, name: 'Question', doc: 'One question.' },
  {
    schema: questionModule,
    name: 'QuestionModule',
    doc: 'One section of the questionnaire.',
  },
  { schema: reportListItem, name: 'ReportListItem', doc: 'One line of the report list.' },
  { schema: waitListEntry, name: 'WaitListEntry', doc: 'One address on the wait-list.' },
] as const;
