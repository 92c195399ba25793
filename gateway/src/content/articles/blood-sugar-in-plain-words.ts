import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const bloodSugarInPlainWords: Article = {
  contentId: 'blood-sugar-in-plain-words',
  contentTitle: 'Blood sugar in plain words',
  contentIntroduction:
    'Your body runs on sugar, but too much of it in the blood does harm. Here is what the test shows and what you can do with the result.',
  contentDisplayPictureUrl: '/pictures/blood-sugar-in-plain-words.svg',
  contentCreatedAt: '2025-01-20T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What blood sugar is</h2>
<p>When you eat rice, bread, yam or fruit, your body turns it into a sugar called <strong>glucose</strong>. The blood carries it to every part of you. A helper called insulin opens the door, so that the sugar can get in and be used. In diabetes there is too little insulin, or it does not work well. Sugar then stays in the blood.</p>
<p>Over years, high sugar harms the heart, eyes, kidneys, nerves and feet. The World Health Organization (WHO) counts diabetes among the main causes of blindness, kidney failure, heart attacks and strokes. Most people with diabetes have type 2, and much of that can be delayed or avoided.</p>
<h2>What the fasting test tells</h2>
<p>For this test you eat nothing for at least 8 hours. Water is fine. The result is given in mg/dL. These are the borders used by the American Diabetes Association:</p>
<ul>
<li><strong>70 to 99:</strong> normal.</li>
<li><strong>100 to 125:</strong> above normal, but not diabetes. Some call it prediabetes.</li>
<li><strong>126 or more:</strong> the diabetes range. A second test on another day must confirm it.</li>
</ul>
<p>Some laboratories use mmol/L. Multiply by 18 to change it: 5.5 mmol/L is 99 mg/dL. A number taken after food cannot be read from this list.</p>
<h2>Signs to take seriously</h2>
<p>Type 2 diabetes can be silent for years. See a health worker if you are often very thirsty, pass a lot of urine, lose weight without trying, see badly, feel tired all the time, or have wounds that heal slowly.</p>
<h2>Who should test first</h2>
<ul>
<li>Everybody from about 35 years on.</li>
<li>People with a parent, brother or sister who has diabetes.</li>
<li>People who carry much weight around the belly.</li>
<li>People with high blood pressure.</li>
<li>Women who had high sugar while pregnant.</li>
</ul>
<h2>What helps</h2>
<p>Small steps, done every day, work better than big plans:</p>
<ul>
<li>Drink water in place of soft drinks and malt.</li>
<li>Fill half of your plate with vegetables. Keep the swallow or rice to the size of your fist.</li>
<li>Choose beans, moi moi, unripe plantain and whole grains more often.</li>
<li>Walk for ten minutes after a meal. Moving muscles take sugar out of the blood.</li>
<li>Sleep seven hours or more.</li>
</ul>
<p>If a health worker has given you medicine, keep taking it. Herbs and teas that promise a cure can be dangerous, above all when people stop their tablets for them.</p>
<h2>If your number is high</h2>
<p>Do not panic, and do not hide it. Have the test done again. Ask which foods fit your life, how to look after your feet, and when your eyes should be checked.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    'Ask for a fasting test at your next check-up and write the number down. A number you know is a number you can change.',
  categories: ['Health', 'Nutrition'],
  sources: [
    { name: bodies.who, title: 'Diabetes (fact sheet)', year: null },
    { name: bodies.ada, title: 'Standards of Care in Diabetes', year: 2025 },
    { name: bodies.niddk, title: 'Diabetes Tests and Diagnosis', year: null },
    { name: bodies.uspstf, title: 'Prediabetes and Type 2 Diabetes: Screening', year: 2021 },
  ],
};
