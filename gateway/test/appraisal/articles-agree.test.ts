import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { articleOf } from '../../src/appraisal/findings/urgent.ts';
import { urgentEvidence } from '../../src/appraisal/findings/urgent-evidence.ts';
import { readArticles } from '../../src/content/articles.ts';

const bodies = new Map(readArticles().map(({ contentBody, contentId }) => [contentId, contentBody]));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** The list items of an article that begin with a time, such as 'Today:', by this time. */
function itemsByTime(body: string): ReadonlyMap<string, string> {
  const times = Object.values(urgencyWords).join('|');
  const items = body.matchAll(new RegExp(`<li><strong>(${times}):</strong> (.+?)</li>`, 'g'));
  return new Map([...items].map(([, time = '', text = '']) => [time, text]));
}

/** The numbers in the conditions of the urgent situations of an article, by the time of the situation. */
function limitsByTime(article: string): ReadonlyMap<string, readonly string[]> {
  const rows = urgentRows.filter(row => articleOf(row) === article);
  const groups = Map.groupBy(rows, ({ urgency }) => urgencyWords[urgency]);
  return new Map(
    [...groups].map(([time, rowsWithTime]) => [
      time,
      rowsWithTime.flatMap(({ id }) => numbersIn(urgentEvidence[id].condition)),
    ]),
  );
}

const urgentArticles = [...new Set(urgentRows.map(articleOf))].filter(article => article !== null);

describe('the articles of urgent situations', () => {
  it.each(urgentArticles)(
    '%s has an item for each time of its urgent situations, with the limits of the situations at that time',
    article => {
      const items = itemsByTime(bodies.get(article) ?? '');
      const limits = limitsByTime(article);
      expect([...items.keys()].sort()).toEqual([...limits.keys()].sort());
      // The articles on mood and worry describe the scores of PHQ-2 and GAD-2 in words, so they have no limits to compare.
      if (items.has(urgencyWords.talk)) return;
      for (const [time, numbers] of limits)
        expect(numbersIn(items.get(time) ?? '')).toEqual(expect.arrayContaining([...numbers]));
    },
  );

  it.each(urgentArticles)('%s has no vague time', article => {
    expect(bodies.get(article)).not.toMatch(/\b(go|early|health worker) (soon|within days)\b/i);
  });
});

describe('the article of the step', () => {
  const stepsWithTimes = adviceRules.flatMap(({ article, id, text, title }) => {
    const times = `${title}. ${text}`.match(/within (?:a|\d+) \w+|\btoday\b|next visit/gi) ?? [];
    return times.map(time => [id, time.toLowerCase(), article] as const);
  });

  it.each(stepsWithTimes)('%s contains the time "%s" of the step', (_id, time, article) => {
    expect(bodies.get(article)?.toLowerCase()).toContain(time);
  });
});
