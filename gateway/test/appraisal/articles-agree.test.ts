import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { articleOf } from '../../src/appraisal/findings/urgent.ts';
import { urgentEvidence } from '../../src/appraisal/findings/urgent-evidence.ts';
import { readArticles } from '../../src/content/articles.ts';

const bodies = new Map(readArticles().map(({ contentBody, contentId }) => [contentId, contentBody]));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** The items of an article that begin with a time. */
function timesIn(body: string): ReadonlyMap<string, string> {
  const words = Object.values(urgencyWords).join('|');
  const items = body.matchAll(new RegExp(`<li><strong>(${words}):</strong> (.+?)</li>`, 'g'));
  return new Map([...items].map(([, when = '', what = '']) => [when, what]));
}

/** The times of the rows that open an article, with the numbers of their conditions. */
function timesOfRows(article: string): ReadonlyMap<string, readonly string[]> {
  const rows = urgentRows.filter(row => articleOf(row) === article);
  const groups = Map.groupBy(rows, ({ urgency }) => urgencyWords[urgency]);
  return new Map(
    [...groups].map(([when, all]) => [
      when,
      all.flatMap(({ id }) => numbersIn(urgentEvidence[id].condition.replace('PHQ-2', ''))),
    ]),
  );
}

const named = [...new Set(urgentRows.map(articleOf))].filter(article => article !== null);

describe('the articles that rows of the table open', () => {
  it.each(named)('%s says the same, by the same time and with the same borders', article => {
    const said = timesIn(bodies.get(article) ?? '');
    const rows = timesOfRows(article);
    expect([...said.keys()].sort()).toEqual([...rows.keys()].sort());
    // Scores are for the table: an article asks in words.
    if (said.has(urgencyWords.talk)) return;
    for (const [when, numbers] of rows)
      expect(numbersIn(said.get(when) ?? '')).toEqual(expect.arrayContaining([...numbers]));
  });

  it.each(named)('%s knows no time that is none', article => {
    expect(bodies.get(article)).not.toMatch(/\b(go|early|health worker) (soon|within days)\b/i);
  });
});

describe('the article of a step', () => {
  const timed = adviceRules.flatMap(({ article, id, text, title }) => {
    const times = `${title}. ${text}`.match(/within (?:a|\d+) \w+|\btoday\b|next visit/gi) ?? [];
    return times.map(time => [id, time.toLowerCase(), article] as const);
  });

  it.each(timed)('of %s says "%s" too', (_id, time, article) => {
    expect(bodies.get(article)?.toLowerCase()).toContain(time);
  });
});
