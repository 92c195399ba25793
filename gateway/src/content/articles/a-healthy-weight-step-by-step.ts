import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const aHealthyWeightStepByStep: Article = {
  contentId: 'a-healthy-weight-step-by-step',
  contentTitle: 'A healthy weight, step by step',
  contentIntroduction:
    '<p>You need not look like a picture in a magazine. A few kilos, lost slowly, already help your heart, your sugar and your knees.</p>',
  contentDisplayPictureUrl: '/pictures/a-healthy-weight-step-by-step.svg',
  contentCreatedAt: '2025-01-06T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What the number says</h2>
<p>One number sets your weight against your height. It is called the body mass index, or BMI. Take your weight in kilos. Divide it by your height in metres, and then by your height once more. Somebody of 70 kilos and 1.65 metres has a BMI of 25.7.</p>
<ul>
<li><strong>Below 18.5:</strong> low.</li>
<li><strong>18.5 to 24.9:</strong> the healthy range.</li>
<li><strong>25 to 29.9:</strong> above it.</li>
<li><strong>30 or more:</strong> far above it.</li>
</ul>
<p>It is a rough guide. It cannot tell muscle from fat, and it does not fit pregnant women.</p>
<h2>Measure your belly</h2>
<p>Fat deep in the belly does the most harm. Put a tape round your bare belly, halfway between the lowest rib and the top of the hip bone. Breathe out and read it. The World Health Organization (WHO) says that the risk of illness grows above 94 cm for men and 80 cm for women. It is much higher above 102 cm for men and 88 cm for women.</p>
<h2>A little helps a lot</h2>
<p>Take somebody of 100 kilos. Losing five to ten of them can already bring down blood pressure, blood sugar and the fat in the blood. Sleep gets better too.</p>
<h2>Go slowly</h2>
<p>Half a kilo to one kilo a week is a good pace. People who lose weight slowly are more likely to keep it off. Stay away from slimming teas and pills: some hold things that are not on the label. Choose one step, and add the next when it has become a habit:</p>
<ul>
<li>Drink water in place of soft drinks and malt.</li>
<li>Fill half of the plate with vegetables. Take swallow or rice the size of your fist.</li>
<li>Boil, grill or steam more often. Measure the oil with a spoon.</li>
<li>Eat at a table, slowly, and without the phone. Wait ten minutes before you take more.</li>
<li>Walk for half an hour on most days, and work your muscles on two.</li>
<li>Sleep seven hours. A tired body is a hungry one.</li>
</ul>
<h2>Keep count</h2>
<p>Weigh yourself once a week, on the same morning, before food. Write it down. Weight goes up and down with water, so look at the month and not at the day. When it stands still for some weeks, look at drinks, snacks, oil and weekends first.</p>
<p>If nothing helps, it is not a weak will. Some medicines and illnesses add weight. Ask a health worker; there are more ways to treat it than you may think. Ask before you start, too, if you take tablets for sugar or blood pressure: you may soon need less of them.</p>
<h2>If you are too thin</h2>
<p>Too little weight also makes the body weak. Eat more often: three meals and two snacks. Add groundnuts, eggs, beans, milk, avocado or a spoon of oil. Train your muscles, so that what you gain is strength.</p>
<p>See a health worker if you lose weight <strong>without trying</strong>. The sign to act on is one kilo in twenty, or more, within six to twelve months. Go sooner if you also cough for two weeks, have fever, sweat at night, or are thirsty all the time. There are many causes, and a lot of them can be treated well.</p>
`.trim(),
  contentBodyImage: '/pictures/nutrition-cloth.svg',
  contentConclusion:
    '<p>Pick one step and do it for two weeks. Then measure your belly again, and pick the next.</p>',
  categories: ['Health', 'Nutrition', 'Fitness'],
  sources: [
    { name: bodies.cdc, title: 'Steps for Losing Weight', year: null },
    { name: bodies.who, title: 'Obesity and overweight (fact sheet)', year: null },
    {
      name: bodies.who,
      title: 'Waist circumference and waist-hip ratio: report of a WHO expert consultation',
      year: 2011,
    },
    { name: bodies.medlinePlus, title: 'Weight loss - unintentional', year: null },
  ],
};
