import { brandName } from '@choose-life/contracts/domain/brand';
import type { Tip } from './pillars.ts';

const related: readonly Tip[] = [
  {
    pillar: 'nutrition',
    title: 'Fill half your plate',
    text: 'Vegetables first, then protein, then starch. Your blood sugar rises more slowly.',
  },
  {
    pillar: 'fitness',
    title: 'Walk after meals',
    text: 'Ten easy minutes help your muscles use the sugar you have just eaten.',
  },
  {
    pillar: 'lifestyle',
    title: 'Guard your sleep',
    text: 'Short nights can make it harder for your body to keep sugar level.',
  },
];

/** The one article everybody may read in full (s.2.1). Facts follow the public bodies named in it. */
export const articleCopy = {
  topic: 'Health',
  title: 'Blood Sugar Monitoring',
  author: `${brandName} health team`,
  back: 'All articles',
  introduction:
    'Blood sugar, or glucose, is the fuel your body runs on. Too much of it for too long harms the heart, the eyes, the kidneys and the nerves. You cannot feel most of this happen. That is why people measure it.',
  sections: {
    'Why monitor your blood sugar? To find trouble early':
      'Type 2 diabetes often grows slowly, over years, and many people do not know they have it. A simple blood test can show it before there are signs. Early care prevents much of the harm, says the World Health Organization.',
    'Why monitor your blood sugar? To see what food does':
      'Two people can eat the same plate and get different numbers. If you have diabetes, measuring before a meal and two hours after it shows which foods suit you. Write the numbers down and take them to your next visit.',
    'Why monitor your blood sugar? To stay safe':
      'Some diabetes medicines can bring sugar down too far. Below 70 mg/dL is low: you may shake, sweat or feel confused, and you need something sweet at once. A quick check tells you. If you faint or do not get better, someone should call for help right away.',
    'Why monitor your blood sugar? To know your numbers':
      'Before breakfast, a result under 100 mg/dL is normal. From 100 to 125 is a warning, called prediabetes. 126 or more, on two tests, means diabetes. These limits come from the Centers for Disease Control and Prevention of the United States. Only a health worker can tell you what your own result means.',
  },
  note: 'This article is for learning. It does not replace a doctor who knows you.',
  related: { heading: 'Read next', items: related },
} as const;
