import type { AdviceLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Condition, questionsOf, when } from '../condition.ts';
import type { FactorName } from '../factors.ts';
import type { Facts } from '../facts.ts';

/** A text, the same for everybody or made of a person's answers. */
type Text = string | ((facts: Facts) => string);

/** A sentence for the people for whom its condition holds. */
interface Sentence {
  readonly condition: Condition;
  readonly text: Text;
}

/** A row of the advice tables: the report gives it while its condition holds. */
export interface AdviceRule extends Pick<AdviceLine, 'id' | 'questions' | 'source' | 'text' | 'title'> {
  readonly ways: readonly Sentence[];
  /** Sentences behind the text. */
  readonly notes: readonly Sentence[];
  readonly article: string;
  readonly condition: Condition;
  /** By when a health worker should see it: such steps come first. Null for a step that needs none. */
  readonly seen: 'today' | 'by-a-date' | null;
  /**
   * For a step that keeps somebody alive: the answer behind it as a clause, true whenever the condition holds. It is shown in place
   * of the step where the list has no room for it. Null for a step that may be left out.
   */
  readonly told: Text | null;
  /** The factor of the risk age that it changes. The years it can win decide its place. */
  readonly factor?: FactorName;
}

type WithDefault = 'notes' | 'seen' | 'told' | 'ways';
type Row = Omit<AdviceRule, 'id' | 'questions' | WithDefault> & Partial<Pick<AdviceRule, WithDefault>>;

const defaults = { ways: [], notes: [], seen: null, told: null } as const;

/** A table by the ids of its rows. A row is about the answers its condition reads. */
export function adviceTable(rows: Readonly<Record<string, Row>>): AdviceRule[] {
  return Object.entries(rows).map(([id, row]) => {
    return { id, questions: questionsOf(row.condition), ...defaults, ...row };
  });
}

/** The step as a person reads it. `years` are whole years of the risk age, or null. */
export function adviceLineOf(rule: AdviceRule, years: number | null, facts: Facts): AdviceLine {
  const { article, id, notes, questions, source, text, title, told, ways } = rule;
  return {
    id,
    title,
    text: [text, ...textsFor(notes, facts)].join(' '),
    ways: textsFor(ways, facts),
    years,
    questions,
    source,
    article,
    told: told === null ? null : textFor(told, facts),
  };
}

function textsFor(sentences: readonly Sentence[], facts: Facts): string[] {
  return sentences.filter(({ condition }) => condition.holds(facts)).map(({ text }) => textFor(text, facts));
}

/** The words for this person. */
export function textFor(text: Text, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts);
}

/** A woman of 18 to 50 whose womb was not removed. */
export const possiblyPregnant = when(
  'a woman of 18 to 50 whose womb was not removed',
  ['sex', 'age_in_years', 'hysterectomy'],
  facts => facts.mayBePregnant,
);
