import { readFile } from 'node:fs/promises';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { describe, expect, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { demoAnswers } from '../../src/assessments/demo-answers.ts';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url));

const { details, ...ages } = appraise(demoAnswers);
const { headline } = reportViewOf({ ages, details, helpLines: [] }).analysis;

describe.each(['dashboard', 'phone'])('the picture "%s" of the README', name => {
  it('was taken of a report with the headline of the current demo report (otherwise: npm run screenshots -- readme)', async () => {
    const picture = await read(`docs/pictures/${name}.png`);
    // The script stores the headline in a PNG chunk of the type `tEXt` with the keyword 'Description'.
    expect(picture.includes(`tEXtDescription\0${headline}`)).toBe(true);
  });

  it('has the headline of the current demo report in its alternative text', async () => {
    const readme = String(await read('README.md'));
    const image = new RegExp(`!\\[(?<alt>[^\\]]*)\\]\\(docs/pictures/${name}\\.png`).exec(readme);
    expect(image?.groups?.alt).toContain(headline);
  });
});
