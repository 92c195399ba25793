import { checkClaims } from '../../src/appraisal/findings/checks.ts';
import { partsOfClaim } from '../../test/appraisal/claim-contradictions.ts';
import type { Survey } from '../../test/appraisal/survey.ts';
import { type Section, table } from './markdown.ts';
import {
  type Exclusion,
  exclusionOf,
  findingPairRows,
  type PairRow,
  reasonPairRows,
  stepPairRows,
} from './pairs.ts';

const others = [...stepPairRows, ...reasonPairRows];

/** Which findings, steps and reasons occur in one report, and which never do. */
export function pairsSection(survey: Survey): Section {
  const lines = findingPairRows.map(row => ({ name: row.name, cells: cellsOf(row, survey) }));
  // Rows that occur with the same others share a line.
  const groups = [...Map.groupBy(lines, ({ cells }) => cells.join('|')).values()].map(group => ({
    names: group.map(({ name }) => name).join('; '),
    cells: group[0]?.cells ?? [],
  }));
  const isFree = ({ cells }: { readonly cells: readonly string[] }) => cells.every(cell => cell === '');
  return {
    title: 'What stands side by side, and what never does',
    body: [
      'Every sentence about one of these matters claims one thing of it. Two sentences that claim different things of one matter are never in one report: a test makes 20,000 reports, among them many with urgent values, answers to check and bands in place of readings, and refuses the first such pair. A second test reads the words of the same reports and knows nothing of these claims.',
      table(['Matter', 'What can be claimed of it'], claimRows()),
      'From the same reports: the steps and reasons about the same answers that stood beside a finding, and those that never did, with what keeps them apart. Every step and reason that a row does not name stood beside it too: it is about another matter.',
      table(
        [
          'Finding',
          'Stands beside',
          'Never beside: it would claim something else',
          'Never beside: one answer decides both',
        ],
        groups.filter(group => !isFree(group)).map(({ cells, names }) => [names, ...cells]),
      ),
      `With every step and reason: ${groups
        .filter(isFree)
        .map(({ names }) => names)
        .join('; ')}.`,
    ],
  };
}

function cellsOf(row: PairRow, survey: Survey): readonly string[] {
  const all = others.map(other => ({ other, why: exclusionOf(row, other, survey) }));
  const namesOf = (wanted: Exclusion | null) =>
    all
      .filter(({ other, why }) => why === wanted && (why !== null || isNear(row, other)))
      .map(({ other }) => other.name)
      .join('; ');
  return [namesOf(null), namesOf('claims'), namesOf('answers')];
}

function isNear(one: PairRow, other: PairRow): boolean {
  const topics = one.claims.map(claim => partsOfClaim(claim).topic);
  const sharesTopic = other.claims.some(claim => topics.includes(partsOfClaim(claim).topic));
  return sharesTopic || one.questions.some(question => other.questions.includes(question));
}

function claimRows(): readonly (readonly string[])[] {
  const stances = new Map<string, Set<string>>();
  const claimed = [...findingPairRows, ...stepPairRows].flatMap(({ claims }) => claims);
  for (const claim of [...claimed, ...Object.values(checkClaims).flat()]) {
    const { stance, topic } = partsOfClaim(claim);
    stances.set(topic, new Set([...(stances.get(topic) ?? []), stance]));
  }
  return [...stances].map(([topic, each]) => [topic, [...each].join(', or ')]);
}
