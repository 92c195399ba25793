import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const oneHundredAndFiftyMinutes: Article = {
  contentId: 'one-hundred-and-fifty-minutes',
  contentTitle: '<p>150 minutes a week, the easy way</p>',
  contentIntroduction:
    '<p>You do not need a gym, special shoes or free mornings. You need 22 minutes a day, and they may come in small pieces.</p>',
  contentDisplayPictureUrl: '/pictures/one-hundred-and-fifty-minutes.svg',
  contentCreatedAt: '2025-01-27T08:00:00.000Z',
  contentAuthorName: 'Choose Life fitness team',
  contentBody: `
<h2>How much is enough?</h2>
<p>The World Health Organization (WHO) advises adults to move for at least 150 minutes a week at a medium pace, or 75 minutes at a hard pace, or a mix of both. On two days a week the muscles should do some harder work as well. More is better, and some is much better than none.</p>
<p><strong>Medium pace</strong> means brisk walking, dancing, cycling on flat ground or scrubbing the floor. You can talk, but you cannot sing. <strong>Hard pace</strong> means running, football, skipping or climbing stairs fast. You can only say a few words at a time.</p>
<h2>What you get for it</h2>
<ul>
<li>A stronger heart and a lower blood pressure.</li>
<li>Better blood sugar.</li>
<li>Deeper sleep and a brighter mood.</li>
<li>Strong bones and fewer aches.</li>
<li>A lower risk of some cancers.</li>
</ul>
<h2>Find the minutes you already have</h2>
<p>Every minute counts; it need not be half an hour at once.</p>
<ul>
<li>Leave the bus or keke one stop early: 10 minutes.</li>
<li>Take the stairs for up to four floors: 3 minutes.</li>
<li>Walk while you are on the phone: 10 minutes.</li>
<li>Walk round the block after lunch with a colleague: 10 minutes.</li>
<li>Dance to three songs at home with the children: 10 minutes.</li>
<li>Fetch, sweep and wash with speed: it counts too.</li>
</ul>
<h2>A plan for four weeks</h2>
<ul>
<li><strong>Week 1:</strong> walk briskly for 10 minutes on five days.</li>
<li><strong>Week 2:</strong> make it 15 minutes.</li>
<li><strong>Week 3:</strong> 20 minutes, and one longer walk at the weekend.</li>
<li><strong>Week 4:</strong> 25 minutes on five days, and 25 more on the day you like best. That is 150.</li>
</ul>
<p>Write each walk down. A row of ticks on the wall is a strong reason to go out again.</p>
<h2>Heat, rain and dark</h2>
<p>Go early in the morning or after five. Drink water before and after. Wear light colours, and something bright near the road. Walk facing the traffic where there is no pavement. When it rains or the air is dusty, march on the spot, skip or dance indoors. In the dark, go with others and choose streets with light.</p>
<h2>If you have been still for long</h2>
<p>Start slowly. Five minutes are fine. Ask a health worker first if you have a heart problem, chest pain, dizziness, badly controlled blood pressure or sugar, or a joint that hurts. Pregnant women may move too, and mostly should; ask at your clinic what suits you. Stop and get help if you feel pain or pressure in the chest, or if you cannot get your breath.</p>
<h2>How many steps?</h2>
<p>If you like to count, large studies find that the benefit grows up to about 8,000 steps a day for adults under 60, and about 6,000 for older people. Ten thousand is a nice round number, not a rule.</p>
`.trim(),
  contentBodyImage: '/pictures/fitness-cloth.svg',
  contentConclusion:
    '<p>Pick the ten minutes that are easiest today. Tomorrow, do them again. The rest will grow from there.</p>',
  categories: ['Fitness'],
  sources: [
    { name: bodies.who, title: 'Guidelines on physical activity and sedentary behaviour', year: 2020 },
    { name: bodies.hhs, title: 'Physical Activity Guidelines for Americans, second edition', year: 2018 },
    {
      name: bodies.lancet,
      title: 'Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts',
      year: 2022,
    },
  ],
};
