const questions = ['blood_pressure_measured'];
const source = 'A public body';

/** What a gateway may tell of a report beyond its three ages: one line of each kind that every whole report has. */
export const reportExample = {
  model: { id: 'a-model', version: '1' },
  yearsOlder: 7.4,
  tenYears: { now: 8.2, after: 3.1, healthyPeer: 2.4 },
  contributions: [
    {
      factor: 'weight',
      label: 'Weight',
      value: 'body mass index 29.4',
      years: 2.8,
      gain: 2.1,
      questions: ['weight_kg'],
    },
  ],
  findings: [
    {
      id: 'blood-pressure',
      label: 'Blood pressure',
      value: '138/86 mmHg',
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis.',
      questions,
      source,
    },
  ],
  advice: [
    {
      id: 'less-salt',
      title: 'Eat less salt',
      text: 'Under one teaspoon a day.',
      questions,
      source,
      article: 'article-1',
    },
  ],
  facts: [{ id: 'age', label: 'Age', value: '45 years' }],
};
