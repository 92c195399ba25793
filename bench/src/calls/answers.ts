import { examples } from '@choose-life/contracts/gateway/examples';

const article = examples['content.readByContentId'].response.data;
const exampleQuestionnaire = examples['hra.getQuestionnaire'].response;

/** 100 articles of about 3 kB: a full page of the library (s.9: page size 100). */
export const articles = Array.from({ length: 100 }, (_, index) => ({
  ...article,
  contentId: `article-${index}`,
  contentBody: '<p>A paragraph of an article about the heart.</p>'.repeat(55),
}));

const options = [
  'Never, not even once in a year',
  'Almost never, less than once in a month',
  'Rarely, about once in a month',
  'Sometimes, two or three times in a month',
  'Fairly often, about once in a week',
  'Often, on several days of a week',
  'Very often, nearly every day',
  'Always, on each and every day of the week',
].map((label, id) => ({ id: String(id), label }));

/** 13 modules of 7 questions with 8 options: about 70 kB, as long as the gateway's questionnaire. */
export const questionnaire = {
  ...exampleQuestionnaire,
  meta: {
    ...exampleQuestionnaire.meta,
    modules: Array.from({ length: 13 }, (_, module) => ({
      label: `Module ${module}`,
      prompt: 'Think about a normal week.',
      questions: Array.from({ length: 7 }, (_, question) => ({
        id: `question_${module}_${question}`,
        label: 'How often do you do what this question asks about, at work, at home and on the way between?',
        prompt:
          'Choose what comes nearest. There is no right answer, and nobody at work will see what you answer here.',
        input: [{ id: null, label: null, min: null, max: null, units: null, values: options }],
      })),
    })),
  },
};

/** A file of the given size in base64. It begins and ends like a PDF, which the adapter checks. */
export function base64PdfOf(bytes: number): string {
  const pdf = Buffer.alloc(bytes, 'a report that somebody reads. ');
  pdf.write('%PDF-1.4\n');
  // The end mark has 7 bytes with its line breaks.
  pdf.write('\n%%EOF\n', bytes - 7);
  return pdf.toString('base64');
}
