import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const sevenHoursOfSleep: Article = {
  contentId: 'seven-hours-of-sleep',
  contentTitle: '<p>Seven hours that change your day</p>',
  contentIntroduction:
    'Sleep is when the body repairs itself. Traffic, night shifts and phones steal it. Here is how to win some of it back.',
  contentDisplayPictureUrl: '/pictures/seven-hours-of-sleep.svg',
  contentCreatedAt: '2025-02-03T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>How much is enough?</h2>
<p>Adults need seven hours of sleep or more on most nights. That is the joint advice of two societies of sleep doctors, the American Academy of Sleep Medicine and the Sleep Research Society. Young adults, and people who are ill or paying back lost sleep, may need nine hours.</p>
<p>You cannot train your body to live on five. You only get used to feeling tired.</p>
<h2>What sleep does for you</h2>
<ul>
<li>It rests the heart and helps to keep blood pressure down.</li>
<li>It helps the body handle sugar and hunger.</li>
<li>It sorts what you learned, so you remember it.</li>
<li>It lifts your mood and your patience.</li>
<li>It keeps you safe. A sleepy driver reacts late, like a driver who has been drinking.</li>
</ul>
<h2>Build a bedtime</h2>
<p>Your body loves a clock. Choose a time to get up and keep it on free days too. Count back eight hours: that is when the evening ends.</p>
<ul>
<li><strong>One hour before bed:</strong> lower the lights and finish work. Write down what worries you, so that it can wait until morning.</li>
<li><strong>Half an hour before bed:</strong> put the phone to charge in another room. Wash, read, pray or listen to soft music.</li>
<li><strong>In bed:</strong> keep the room dark, quiet and as cool as you can. A fan helps against heat and covers noise. A net keeps mosquitoes away.</li>
</ul>
<h2>In the daytime</h2>
<ul>
<li>Get daylight in the morning. It sets your inner clock.</li>
<li>Move your body, but not hard in the last two hours before bed.</li>
<li>No coffee, cola or energy drinks after 2 pm.</li>
<li>Alcohol makes you sleepy and then wakes you at night.</li>
<li>Eat the last heavy meal two to three hours before bed.</li>
<li>Nap if you must, for 20 minutes and before 3 pm.</li>
</ul>
<h2>Long roads and night shifts</h2>
<p>If traffic takes your evening, ask whether you can start earlier, later or from home on some days. On a bus you can rest your eyes; at the wheel you cannot. If you work nights, sleep as soon as you get home, with curtains closed and the phone off. Tell the family which hours are yours.</p>
<h2>Awake at three?</h2>
<p>If you lie awake for what feels like 20 minutes, get up. Sit somewhere dim and do something dull. Go back when you are sleepy. Do not look at the clock.</p>
<h2>When to see a health worker</h2>
<p>Get help if you sleep badly three nights a week for three months, if you are sleepy by day after a full night, or if somebody says that you snore loudly and stop breathing. That last one is called sleep apnoea. It is common, it strains the heart, and it can be treated.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion: 'Tonight, go to bed fifteen minutes earlier than yesterday. Do it again next week.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    {
      name: bodies.sleepSocieties,
      title: 'Recommended Amount of Sleep for a Healthy Adult: A Joint Consensus Statement',
      year: 2015,
    },
    { name: bodies.nhlbi, title: 'Sleep Deprivation and Deficiency', year: null },
    { name: bodies.nhlbi, title: 'Sleep Apnea', year: null },
    { name: bodies.cdc, title: 'About Sleep', year: null },
  ],
};
