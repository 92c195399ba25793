import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The years of school that a reader needs for a text (Flesch-Kincaid grade level, 1975): plain text, or HTML with the tags
 * that articles use. Headings are omitted, since short headings would lower the grade of hard sentences. The end of a
 * paragraph or list item ends a sentence, with or without a full stop.
 * @throws Error for a text without a sentence
 */
export function readingGrade(text: string): number {
  const sentencesOfText = text
    .replace(/<h2>.*?<\/h2>/g, '')
    .split(/<\/?(?:p|ul|ol|li)>|\n/)
    .flatMap(block => [...sentences.segment(block.replace(/<[^>]+>/g, ''))])
    .map(({ segment }) => wordsOf(segment))
    .filter(sentence => sentence.some(word => /\p{L}/u.test(word)));
  if (sentencesOfText.length === 0) throw new Error(`no sentence in ${JSON.stringify(text)}`);
  const allWords = sentencesOfText.flat();
  return fleschKincaid({
    sentence: sentencesOfText.length,
    word: allWords.length,
    // A number has no letters to count, and has one syllable at least.
    syllable: allWords.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function wordsOf(sentence: string): string[] {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
