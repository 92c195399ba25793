import type { AdviceLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Condition, questionsOf, when } from '../condition.ts';
import type { FactorName } from '../factors.ts';
import type { Facts } from '../facts.ts';

/** A text, or a function that makes it from a person's answers. */
type Text = string | ((facts: Facts) => string);

/** A sentence that is shown if its condition is met. */
interface Sentence {
  readonly condition: Condition;
  readonly text: Text;
}

/** A step that a report shows if its condition is met. */
export interface AdviceRule extends Pick<AdviceLine, 'id' | 'questions' | 'source' | 'text' | 'title'> {
  /** Ways to follow the step. The report shows them as a list. */
  readonly ways: readonly Sentence[];
  /** Sentences that the report adds to the text. */
  readonly notes: readonly Sentence[];
  /** The id of the article about the step. */
  readonly article: string;
  readonly condition: Condition;
  /**
   * When a health worker should see the person. Steps with a value come first. Null for a step that a person can take alone, or whose visit can
   * wait.
   */
  readonly healthWorkerVisit: 'today' | 'by-a-date' | null;
  /**
   * For a step on a danger to life: a clause that repeats the person's answer, such as 'you use snuff'. A shortened list shows the clause
   * instead of the step. Null for a step that a shortened list may omit.
   */
  readonly dangerClause: Text | null;
  /**
   * The factor of the risk age that the step changes; missing if there is none. Steps are sorted by the years that a change of their factor takes
   * off the risk age. The conditions of two steps with the same factor exclude each other, so that these years are not counted twice.
   */
  readonly factor?: FactorName;
}

type OptionalMember = 'dangerClause' | 'healthWorkerVisit' | 'notes' | 'ways';
type AdviceRow = Omit<AdviceRule, 'id' | 'questions' | OptionalMember> &
  Partial<Pick<AdviceRule, OptionalMember>>;

const defaults = { ways: [], notes: [], healthWorkerVisit: null, dangerClause: null } as const;

/** Makes a rule from each row. The key of the row is the id of the rule. */
export function adviceTable(rows: Readonly<Record<string, AdviceRow>>): AdviceRule[] {
  return Object.entries(rows).map(([id, row]) => adviceRuleOf(id, row));
}

/** Makes a rule with an id from a row. The condition of the row gives the questions. */
export function adviceRuleOf(id: string, row: AdviceRow): AdviceRule {
  return { id, questions: questionsOf(row.condition), ...defaults, ...row };
}

/** Converts a rule to a step of a report. @param years whole years that the step takes off the risk age; null for none */
export function adviceLineOf(rule: AdviceRule, years: number | null, facts: Facts): AdviceLine {
  const { article, dangerClause, id, notes, questions, source, text, title, ways } = rule;
  return {
    id,
    title,
    text: [text, ...textsFor(notes, facts)].join(' '),
    ways: textsFor(ways, facts),
    years,
    questions,
    source,
    article,
    // The wire name of the danger clause.
    told: dangerClause === null ? null : textFor(dangerClause, facts),
  };
}

function textsFor(sentences: readonly Sentence[], facts: Facts): string[] {
  return sentences.filter(({ condition }) => condition.isMet(facts)).map(({ text }) => textFor(text, facts));
}

/** The text for the person with these facts. */
export function textFor(text: Text, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts);
}

/** True if the person may be pregnant. The rule is `mayBePregnant` of contracts; the description repeats it for docs/report.md. */
export const possiblyPregnant = when(
  'a woman of 18 to 50 whose womb was not removed',
  ['sex', 'age_in_years', 'hysterectomy'],
  facts => facts.mayBePregnant,
);
