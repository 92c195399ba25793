import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import { describe, expect, it } from 'vitest';
import { Sheet } from '../sheet.ts';
import { analysisSection } from './analysis.ts';

const sheet = new Sheet({ title: '', createdAt: new Date(0), keywords: '' });
const ageOf = (years: number): AgeCell => ({ years, text: String(years), label: 'An age', note: 'A note' });
const view: AnalysisView = {
  heading: 'ANALYSIS',
  tone: 'plain',
  headline: 'Your risk age is 52',
  sentences: ['A sentence.'],
  targetNote: null,
  exclusion: null,
  ages: { target: ageOf(47), risk: ageOf(52), real: ageOf(45) },
  range: null,
  scope: null,
};
const targetNote = 'Your target age is above your years.';
const scope = 'These ages cover heart and circulation only.';

describe('the analysis in the PDF', () => {
  it.each([
    ['both texts below them', { targetNote, scope }, [true, true, false]],
    ['the text about the target age', { targetNote, scope: null }, [true, false]],
    ['the text about the illnesses', { targetNote: null, scope }, [true, false]],
  ])('has the ages on one page with %s', (_which, texts, withNext) => {
    const { blocks } = analysisSection(sheet, { ...view, ...texts }, { hasLine: false });
    // The ages and the texts below them are the last blocks. `withNext` keeps a block on the page of the next block.
    const lastBlocks = blocks.slice(-withNext.length);
    expect(lastBlocks.map(block => block.withNext ?? false)).toEqual(withNext);
  });
});
