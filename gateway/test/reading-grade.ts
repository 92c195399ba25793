import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The years of school that a reader needs for a text (Flesch-Kincaid grade level, 1975): plain text, or HTML with the tags
 * that articles use. Headings are omitted, since short headings would lower the grade of hard sentences. The end of a
 * paragraph or list item ends a sentence, with or without a full stop.
 * @throws Error for a text without a sentence
 */
export function readingGrade(text: string): number {
  const withoutHeadings = text.replace(/<h2>.*?<\/h2>/g, '');
  const blocks = withoutHeadings.split(/<\/?(?:p|ul|ol|li)>|\n/).map(block => block.replace(/<[^>]+>/g, ''));
  const sentences = blocks
    .flatMap(block => [...sentenceSegmenter.segment(block)])
    .map(({ segment }) => wordsOf(segment))
    .filter(words => words.some(word => /\p{L}/u.test(word)));
  if (sentences.length === 0) throw new Error(`no sentence in ${JSON.stringify(text)}`);
  const allWords = sentences.flat();
  return fleschKincaid({
    sentence: sentences.length,
    word: allWords.length,
    // `syllable` returns 0 for a number, which has no letters.
    syllable: allWords.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function wordsOf(sentence: string): string[] {
  return [...wordSegmenter.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
