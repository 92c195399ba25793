import { clockTime, longDate } from '@choose-life/contracts/domain/dates';

/** Nigeria has one time zone, without summer time. A letter cannot know the reader's own, so it names this one. */
const zone = { id: 'Africa/Lagos', name: 'West Africa Time' };

/** 'March 3, 2026, 10:42 AM, West Africa Time': a moment as letters write it. */
export function timeInWords(moment: Date): string {
  const iso = moment.toISOString();
  const time = clockTime(iso, zone.id)?.replace(/^0/, '');
  return `${longDate(iso, zone.id)}, ${time}, ${zone.name}`;
}
