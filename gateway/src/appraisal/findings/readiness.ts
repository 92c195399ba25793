import { all, type Condition, chose } from '../condition.ts';
import { mayMove } from '../must-rest.ts';
import type { FindingTable } from './table.ts';
import { optionValue } from './values.ts';

/** The stages of change, by the options of both questions. */
const stages: readonly (readonly [option: string, band: string, tone: 'good' | 'note', text: string])[] = [
  ['no_plan', 'Not now', 'note', 'That is your choice. The steps stay here for the day you want them.'],
  ['within_6_months', 'Thinking about it', 'note', 'Write down one reason why it would be worth it to you.'],
  ['within_30_days', 'Getting ready', 'note', 'Set a day, and tell somebody about it.'],
  ['started', 'Started', 'good', 'The first months are the hardest. Plan for the day it slips.'],
  ['kept_up', 'Kept up', 'good', 'Six months or more: it is a habit now.'],
];

function readinessTable(key: string, id: string, label: string, onlyIf?: Condition): FindingTable {
  const rows = stages.map(([option, band, tone, text]) => {
    const chosen = chose(key, option);
    const condition = onlyIf === undefined ? chosen : all(chosen, onlyIf);
    return [`${id}-${option.replaceAll('_', '-')}`, { condition, band, tone, text }] as const;
  });
  const about = { id, label, questions: [key], source: 'Stages of change', value: optionValue(key) };
  return { ...about, bands: Object.fromEntries(rows) };
}

export const readinessFindings: readonly FindingTable[] = [
  readinessTable('readiness_to_eat_healthier', 'readiness-eating', 'Ready to eat better'),
  // A person who has to rest is not asked to start moving.
  readinessTable('readiness_to_exercise_more', 'readiness-moving', 'Ready to move more', mayMove),
];
