import { readFile } from 'node:fs/promises';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url));

describe('the pictures of the README', () => {
  it.each(['dashboard', 'phone'])(
    'show the current demo report, and have its headline as alternative text: %s',
    async name => {
      const { details, ...ages } = appraise(demoAnswers);
      const { headline } = reportViewOf({ ages, details, helpLines: [] }).analysis;
      // If this fails, run `npm run screenshots -- readme`, and correct the texts of the pictures in the README.
      // The script stores the headline in a PNG chunk of the type `tEXt` with the keyword 'Description'.
      const picture = await read(`docs/pictures/${name}.png`);
      expect(picture.includes(`tEXtDescription\0${headline}`)).toBe(true);
      const readme = String(await read('README.md'));
      const image = new RegExp(`!\\[(?<alt>[^\\]]*)\\]\\(docs/pictures/${name}\\.png`).exec(readme);
      expect(image?.groups?.alt).toContain(headline);
    },
  );
});
