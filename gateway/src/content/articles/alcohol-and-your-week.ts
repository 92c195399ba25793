import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const alcoholAndYourWeek: Article = {
  contentId: 'alcohol-and-your-week',
  contentTitle: 'Alcohol and your week',
  contentIntroduction:
    'How much do you really drink? Most of us guess too low. Count one week, and you will know what to do next.',
  contentDisplayPictureUrl: '/pictures/alcohol-and-your-week.svg',
  contentCreatedAt: '2024-11-25T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>What is one drink?</h2>
<p>Bottles and cups come in all sizes. So health bodies count in <strong>standard drinks</strong>. In the United States one standard drink holds 14 grams of pure alcohol. That makes:</p>
<ul>
<li><strong>Beer of 5 per cent:</strong> a 33 cl bottle is about one drink. A big 60 cl bottle is about 1.7.</li>
<li><strong>Stout of 7.5 per cent:</strong> a 60 cl bottle is about 2.5.</li>
<li><strong>Wine of 12 per cent:</strong> a small glass of 15 cl is one.</li>
<li><strong>Gin or whisky of 40 per cent:</strong> 4.5 cl is one.</li>
</ul>
<p>Palm wine, burukutu and ogogoro have no label. Palm wine gets stronger by the hour, and ogogoro can be as strong as gin or stronger. Home-made spirits can also hold methanol, a poison that blinds and kills.</p>
<h2>How much is too much?</h2>
<p>The World Health Organization (WHO) says that no amount is quite safe: even a little raises the risk of some cancers. The less, the better. The US institute for alcohol research (NIAAA) calls it low risk when men have no more than <strong>14 drinks a week</strong> and women no more than <strong>7</strong>. Men should stay at four or fewer on any one day, women at three or fewer. You cannot save them up for Saturday.</p>
<p>If you do not drink, do not start. There is no need to drink for the heart.</p>
<h2>Better none at all</h2>
<ul>
<li>When you drive, ride or run a machine.</li>
<li>When you are pregnant or may be.</li>
<li>With medicine that does not go with it. Ask the pharmacist.</li>
<li>With illness of the liver, fits, or a low mood.</li>
<li>If you could not stop in the past.</li>
</ul>
<h2>What it does</h2>
<p>Alcohol raises blood pressure, adds weight and spoils sleep. It harms the liver and the heart, and it can cause cancer of the mouth, the gullet, the breast and the bowel. It also stands behind many road crashes, fights and lost jobs.</p>
<h2>Cut down step by step</h2>
<ol>
<li>Write down every drink for one week.</li>
<li>Choose three or more days without any.</li>
<li>Decide on a number before you go out, and tell a friend.</li>
<li>Eat first. Start with water, and have water after each drink.</li>
<li>Take the small bottle. Do not let others fill up your cup.</li>
<li>Have an answer ready: "I am driving" or "My doctor said no."</li>
<li>Find another way to end the day: a walk, a game, a call.</li>
</ol>
<h2>Do not stop at once if you drink a lot every day</h2>
<p>The body gets used to daily heavy drinking. To stop from one day to the next can then be dangerous. Talk to a health worker first: with help and medicine it can be done safely. Go to hospital at once if somebody who has stopped shakes badly, sees things that are not there, is confused or has a fit.</p>
<h2>When drink has the upper hand</h2>
<p>Ask for help if you drink more than you meant to, need a drink in the morning, hide it, or if people close to you worry. It is an illness and not a shame. There are talks, groups and medicines that work. Start with a nurse or a doctor.</p>
<h2>Too much in one night</h2>
<p>If somebody cannot be woken, breathes slowly, is cold or vomits while asleep, turn the person on the side, stay there and get help right away. Do not let them "sleep it off".</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'Count your drinks for seven days, in standard drinks. Then take one step down, and keep three days free.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    { name: bodies.niaaa, title: 'Rethinking Drinking: Alcohol and Your Health', year: null },
    { name: bodies.niaaa, title: 'What Is a Standard Drink?', year: null },
    { name: bodies.who, title: 'No level of alcohol consumption is safe for our health', year: 2023 },
    { name: bodies.who, title: 'Alcohol (fact sheet)', year: null },
    { name: bodies.medlinePlus, title: 'Alcohol withdrawal', year: null },
  ],
};
