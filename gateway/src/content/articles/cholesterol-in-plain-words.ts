import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const cholesterolInPlainWords: Article = {
  contentId: 'cholesterol-in-plain-words',
  contentTitle: 'Cholesterol in plain words',
  contentIntroduction:
    'It is a fat in the blood that nobody can feel. One test shows how much of it you have, and your kitchen can change it.',
  contentDisplayPictureUrl: '/pictures/cholesterol-in-plain-words.svg',
  contentCreatedAt: '2025-01-13T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What cholesterol is</h2>
<p>Cholesterol is a soft, waxy fat. The body needs some of it to build its cells, and the liver makes enough. The blood carries it in small parcels of two main kinds. <strong>LDL</strong> takes it out to the blood vessels. Too much of it sticks to the walls and makes the pipes narrow. <strong>HDL</strong> brings it back to the liver. So LDL should be low, and HDL should not be.</p>
<p>Narrow pipes can lead to a heart attack or a stroke. You feel nothing for years, and thin people can have it too. Only a blood test can tell.</p>
<h2>What the test says</h2>
<p>The result is mostly given in mg/dL. These are the borders of the US National Heart, Lung, and Blood Institute:</p>
<ul>
<li><strong>Total:</strong> below 200 is good. 240 or more is high.</li>
<li><strong>LDL:</strong> below 100 is best. 160 or more is high.</li>
<li><strong>HDL:</strong> men should have 40 or more, women 50 or more.</li>
<li><strong>Triglycerides,</strong> another fat: below 150 is normal.</li>
</ul>
<p>Some laboratories use mmol/L. Multiply by 38.7 to change it: 5.2 mmol/L is about 200 mg/dL. (For triglycerides, multiply by 88.6.)</p>
<p>One number is not the whole story. A health worker will look at it together with your age, blood pressure, sugar and smoking.</p>
<h2>Who should test</h2>
<p>Most healthy adults need the test every four to six years. Test more often if you have diabetes, high blood pressure or heart disease. Tell the health worker if your father or brother had heart trouble before 55, or your mother or sister before 65. Very high cholesterol can run in a family.</p>
<h2>What brings it down</h2>
<ul>
<li><strong>Less hard fat.</strong> There is much of it in palm oil, coconut oil, butter, fat meat and chicken skin. Cook with less, and use soya, sunflower or groundnut oil more often.</li>
<li><strong>No trans fat.</strong> It hides in hard margarine, pastries and snacks. The rules of NAFDAC limit it. Leave a packet on the shelf if it says "partly hydrogenated".</li>
<li><strong>More fibre.</strong> Beans, oats, okro, garden eggs and oranges help to carry fat out of the body.</li>
<li><strong>Fish</strong> such as titus or sardines twice a week, in place of red meat.</li>
<li><strong>A small handful of nuts</strong> without salt.</li>
<li><strong>Walking,</strong> 150 minutes a week.</li>
<li><strong>No tobacco.</strong> HDL rises when you stop.</li>
</ul>
<p>Give it three months, and test again.</p>
<h2>May I eat eggs?</h2>
<p>For most healthy people an egg a day is fine. What you fry it in matters more. If you have diabetes or heart disease, ask how many suit you.</p>
<h2>If you were given tablets</h2>
<p>Food alone is not always enough, and that is not your fault. Tablets called statins lower LDL and prevent many heart attacks and strokes. Take them every day, also when you feel well. Tell the health worker about muscle pain, or if you are pregnant or want to be. Do not stop on your own, and do not swap them for herbs.</p>
<h2>Before the test</h2>
<p>Ask whether you should come without breakfast. Some laboratories want that, others do not. Eat as you always do in the days before, so that the test shows your real life.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    'Ask for the test at your next check-up and keep the paper. Four numbers, written down, are a good start.',
  categories: ['Health', 'Nutrition'],
  sources: [
    { name: bodies.nhlbi, title: 'High Blood Cholesterol: What You Need to Know', year: 2005 },
    { name: bodies.cdc, title: 'About Cholesterol', year: null },
    { name: bodies.accAha, title: 'Guideline on the management of blood cholesterol', year: 2018 },
    {
      name: bodies.who,
      title: 'Saturated fatty acid and trans-fatty acid intake for adults and children: WHO guideline',
      year: 2023,
    },
    { name: bodies.nafdac, title: 'Fats, Oils and Foods Containing Fats and Oils Regulations', year: 2022 },
    { name: bodies.aha, title: 'Dietary cholesterol and cardiovascular risk (science advisory)', year: 2020 },
  ],
};
