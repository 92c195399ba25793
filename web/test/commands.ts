import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { appraise } from '../../gateway/src/appraisal/appraise.ts';
import { demoAnswers } from '../../gateway/src/assessments/demo-answers.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The report of these answers by the embedded gateway's model; what is not named is the demo account's. */
    appraise(answers: Answers): Promise<ReturnType<typeof appraise>>;
  }
}

/** What component tests ask of Node. */
export const browserCommands = {
  appraise: (_context: unknown, answers: Answers) => appraise({ ...demoAnswers, ...answers }),
};
