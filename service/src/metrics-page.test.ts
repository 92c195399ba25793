import { expect, it } from 'vitest';
import { createMeters, type MetricSample } from './metrics-page.ts';

it('a counter of totals shows the totals of the last read, and the previous ones if they cannot be read', async () => {
  const meters = createMeters();
  let samples: MetricSample[] | null = [[{ result: 'sent' }, 3]];
  meters.totalsCounter('letters_total', 'E-mails.', ['result'], () => samples);
  const lines = async () => (await meters.text()).match(/^letters_total.*/gm);
  expect(await lines()).toEqual(['letters_total{result="sent"} 3']);
  samples = [[{ result: 'sent' }, 5]];
  expect(await lines()).toEqual(['letters_total{result="sent"} 5']);
  samples = null;
  expect(await lines()).toEqual(['letters_total{result="sent"} 5']);
});
