import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const knowYourBloodPressure: Article = {
  contentId: 'know-your-blood-pressure',
  contentTitle: '<p>Know your blood pressure</p>',
  contentIntroduction:
    '<p>High blood pressure often gives no sign at all. A two-minute check is the only way to know, and knowing is half of the work.</p>',
  contentDisplayPictureUrl: '/pictures/know-your-blood-pressure.svg',
  contentCreatedAt: '2025-02-10T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What the two numbers say</h2>
<p>Your heart pushes blood through your body. The <strong>high number</strong> is the pressure when the heart squeezes. The <strong>low number</strong> is the pressure when it rests between two beats. A reading of 118 over 76 is a good one for most adults.</p>
<p>The World Health Organization (WHO) speaks of high blood pressure when readings on two different days are 140 over 90 or more. Heart doctors in the United States start to take care earlier, from 130 over 80. One high reading is not a diagnosis. You may have run for the bus, or you may be worried.</p>
<h2>Why it matters</h2>
<p>More than a billion adults in the world live with high blood pressure, and WHO says that many of them do not know it. Over the years the pressure wears out the blood vessels. It is a main cause of stroke and heart attack, and it harms the kidneys and the eyes. The good news: it can be found with a simple cuff, and it can be treated.</p>
<h2>How to get a reading you can trust</h2>
<ul>
<li>No coffee, cola, cigarette or exercise for 30 minutes before.</li>
<li>Go to the toilet first. A full bladder raises the number.</li>
<li>Sit still for five minutes, with your back against the chair and both feet flat on the floor.</li>
<li>Rest your arm on a table, at the height of your heart.</li>
<li>Do not talk during the check.</li>
<li>Take two readings, one minute apart, and write both down with the date.</li>
</ul>
<p>Many clinics and pharmacies will do it for you. If your company has a health day, use it. You can also buy a cuff for the upper arm and share it with your family.</p>
<h2>What brings it down</h2>
<ul>
<li><strong>Less salt.</strong> Stock cubes, noodles, tinned fish and bread carry most of it.</li>
<li><strong>More walking.</strong> Half an hour on most days is enough to see a change.</li>
<li><strong>A healthy weight.</strong> Every kilo you lose helps a little.</li>
<li><strong>No tobacco and less alcohol.</strong></li>
<li><strong>Your medicine, every day.</strong> If a health worker gave you tablets, take them also when you feel well. Never stop on your own.</li>
</ul>
<h2>When to get help at once</h2>
<p>Measure again after five minutes of rest if you ever see more than 180 over 120. If it stays there, see a health worker the same day. Go to hospital right away if there is also chest pain, trouble breathing, a weak arm or leg, a sudden bad headache, or trouble seeing or speaking.</p>
<h2>Make it a habit</h2>
<p>If your numbers are good, check once a year. If they are not, ask how often you should come back. Put the date in your phone now, before you forget.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    '<p>Two minutes, two numbers. Have them measured this month, write them down, and use them in your next Health Assessment.</p>',
  categories: ['Health'],
  sources: [
    { name: bodies.who, title: 'Hypertension (fact sheet)', year: null },
    {
      name: bodies.accAha,
      title:
        'Guideline for the prevention, detection, evaluation, and management of high blood pressure in adults',
      year: 2017,
    },
    { name: bodies.cdc, title: 'About High Blood Pressure', year: null },
  ],
};
