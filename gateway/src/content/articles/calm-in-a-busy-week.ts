import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const calmInABusyWeek: Article = {
  contentId: 'calm-in-a-busy-week',
  contentTitle: 'Calm in a busy week',
  contentIntroduction:
    '<p>Some stress helps you to act. Too much for too long wears you out. A few small habits can make room to breathe.</p>',
  contentDisplayPictureUrl: '/pictures/calm-in-a-busy-week.svg',
  contentCreatedAt: '2024-11-18T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>What stress is</h2>
<p>When something feels hard or dangerous, your body gets ready. The heart beats faster, the muscles tighten, you think of nothing else. For a few minutes that is useful. When it goes on for weeks, it spoils sleep, mood, blood pressure and patience.</p>
<p>Work can bring it: too much to do, no say in how to do it, unclear orders, bullying, or fear for the job. So can rent, school fees, illness and traffic. The World Health Organization (WHO) says plainly that bad working conditions harm mental health, and that good work protects it. Stress is not a weakness.</p>
<h2>Learn your own signs</h2>
<ul>
<li>In the body: headache, tight neck, stomach trouble, poor sleep.</li>
<li>In the mind: worry that goes in circles, forgetting, feeling low.</li>
<li>In what you do: shouting, drinking more, staying away from people.</li>
</ul>
<h2>Two minutes that help now</h2>
<p>Sit down. Put both feet on the floor. Breathe in through the nose while you count to four. Breathe out slowly while you count to six. Do this ten times. A long breath out tells the body that the danger is over.</p>
<h2>Habits that help this week</h2>
<ul>
<li><strong>Name the one thing.</strong> Write the three tasks of the day and start with the one that matters most.</li>
<li><strong>Take the break.</strong> Eat lunch away from the desk. Ten minutes of walking clears the head.</li>
<li><strong>Switch off.</strong> Choose an hour after which you no longer read work messages, and tell your team.</li>
<li><strong>Talk.</strong> Say to one person how it really is. You may find that you are not the only one.</li>
<li><strong>Keep what gives you strength.</strong> Football, choir, church, mosque, family, a good laugh.</li>
</ul>
<h2>Speak up at work</h2>
<p>Choose a quiet moment. Say what is happening, what it does to your work, and what would help: "I have three reports due on Friday. I can do two of them well. Which two come first?" Many managers would rather hear it early. If your company has a nurse, a welfare officer or a counsellor, what you tell them should stay with them. You may ask about that first.</p>
<h2>What does not help</h2>
<p>Alcohol, cigarettes and sleeping tablets from a friend feel good for an hour and make the next day harder. Long nights on the phone do the same.</p>
<h2>When to get help</h2>
<p>See a health worker if you have felt low, empty or very anxious on most days for two weeks, if you cannot sleep or work, or if you use alcohol or drugs to get through the day. Such problems are common and can be treated.</p>
<p>If you think about harming yourself, do not stay alone with it. Tell somebody close to you now, or go to the nearest hospital.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    '<p>Choose one habit from this page and try it for seven days. Small and often beats big and once.</p>',
  categories: ['LifeStyle'],
  sources: [
    { name: bodies.who, title: 'Mental health at work (fact sheet)', year: null },
    { name: bodies.who, title: 'WHO guidelines on mental health at work', year: 2022 },
    { name: bodies.who, title: 'Doing What Matters in Times of Stress: An Illustrated Guide', year: 2020 },
  ],
};
