import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { articleOf } from '../../src/appraisal/findings/urgent.ts';
import { urgentEvidence } from '../../src/appraisal/findings/urgent-evidence.ts';
import { readArticles } from '../../src/content/articles.ts';

const bodies = new Map(readArticles().map(({ contentBody, contentId }) => [contentId, contentBody]));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** The list items of an article that begin with a time. */
function timesIn(body: string): ReadonlyMap<string, string> {
  const words = Object.values(urgencyWords).join('|');
  const items = body.matchAll(new RegExp(`<li><strong>(${words}):</strong> (.+?)</li>`, 'g'));
  return new Map([...items].map(([, when = '', what = '']) => [when, what]));
}

/** The times of the urgent situations of an article, with the numbers in their conditions. */
function timesOfRows(article: string): ReadonlyMap<string, readonly string[]> {
  const rows = urgentRows.filter(row => articleOf(row) === article);
  const groups = Map.groupBy(rows, ({ urgency }) => urgencyWords[urgency]);
  return new Map(
    [...groups].map(([when, rowsOfTime]) => [
      when,
      // The 2 of PHQ-2 is no limit.
      rowsOfTime.flatMap(({ id }) => numbersIn(urgentEvidence[id].condition.replace('PHQ-2', ''))),
    ]),
  );
}

const urgentArticles = [...new Set(urgentRows.map(articleOf))].filter(article => article !== null);

describe('the articles of urgent situations', () => {
  it.each(urgentArticles)('%s has the same times and limits as the urgent situations', article => {
    const timesOfArticle = timesIn(bodies.get(article) ?? '');
    const rows = timesOfRows(article);
    expect([...timesOfArticle.keys()].sort()).toEqual([...rows.keys()].sort());
    // Only the table has the scores of PHQ-2 and GAD-2. An article describes them in words.
    if (timesOfArticle.has(urgencyWords.talk)) return;
    for (const [when, numbers] of rows)
      expect(numbersIn(timesOfArticle.get(when) ?? '')).toEqual(expect.arrayContaining([...numbers]));
  });

  it.each(urgentArticles)('%s has no vague time', article => {
    expect(bodies.get(article)).not.toMatch(/\b(go|early|health worker) (soon|within days)\b/i);
  });
});

describe('the article of a step', () => {
  const stepsWithTimes = adviceRules.flatMap(({ article, id, text, title }) => {
    const times = `${title}. ${text}`.match(/within (?:a|\d+) \w+|\btoday\b|next visit/gi) ?? [];
    return times.map(time => [id, time.toLowerCase(), article] as const);
  });

  it.each(stepsWithTimes)('%s also contains its time "%s"', (_id, time, article) => {
    expect(bodies.get(article)?.toLowerCase()).toContain(time);
  });
});
