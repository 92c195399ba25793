// Adds `page` and `context` to the type `BrowserCommandContext`.
import '@vitest/browser-playwright';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { BrowserCommandContext } from 'vitest/node';
import { appraise } from '../../gateway/src/appraisal/appraise.ts';
import { demoAnswers } from '../../gateway/src/assessments/demo-answers.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Creates the report of these answers with the embedded gateway's model. Missing answers are those of the demo account. */
    appraise(answers: Answers): Promise<ReturnType<typeof appraise>>;
    /** Sets the colour scheme of the operating system. */
    preferColorScheme(colorScheme: 'light' | 'dark'): Promise<void>;
    /** Sets the preference for reduced motion, which is `reduce` by default. */
    preferReducedMotion(reducedMotion: 'reduce' | 'no-preference'): Promise<void>;
    /** Serves an empty picture for every address at pictures.example.test, the host of pictures in examples. */
    servePictures(): Promise<void>;
  }
}

/** The commands that component tests in the browser run in Node. */
export const browserCommands = {
  appraise: (_: BrowserCommandContext, answers: Answers) => appraise({ ...demoAnswers, ...answers }),
  preferColorScheme: ({ page }: BrowserCommandContext, colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme }),
  preferReducedMotion: ({ page }: BrowserCommandContext, reducedMotion: 'reduce' | 'no-preference') =>
    page.emulateMedia({ reducedMotion }),
  servePictures: ({ context }: BrowserCommandContext) =>
    context.route('https://pictures.example.test/**', route =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    ),
};
