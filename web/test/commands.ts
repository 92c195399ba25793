import '@vitest/browser-playwright';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { BrowserCommandContext } from 'vitest/node';
import { appraise } from '../../gateway/src/appraisal/appraise.ts';
import { demoAnswers } from '../../gateway/src/assessments/demo-answers.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The report of these answers by the embedded gateway's model; what is not named is the demo account's. */
    appraise(answers: Answers): Promise<ReturnType<typeof appraise>>;
    /** As the operating system prefers it. */
    preferColorScheme(colorScheme: 'light' | 'dark'): Promise<void>;
    /** Whether people want less motion; by default they do. */
    preferReducedMotion(reducedMotion: 'reduce' | 'no-preference'): Promise<void>;
    /** From now on there is a picture at each address of the host that examples name. */
    servePictures(): Promise<void>;
  }
}

/** What component tests ask of Node. */
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
