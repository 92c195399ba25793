import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const whenYourMoodIsLow: Article = {
  contentId: 'when-your-mood-is-low',
  contentTitle: '<p>When your mood is low</p>',
  contentIntroduction:
    '<p>Everybody has sad days. When they turn into weeks, it is time to talk. Low mood is common, nobody is to blame for it, and it can be treated.</p>',
  contentDisplayPictureUrl: '/pictures/when-your-mood-is-low.svg',
  contentCreatedAt: '2024-12-30T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<p><strong>If you think of harming yourself, tell somebody at once and go to the nearest hospital. You do not have to wait until it gets worse, and you do not have to go alone.</strong></p>
<h2>More than a bad day</h2>
<p>Grief, debt, a quarrel or a lost job makes anybody sad. Mostly it lifts, bit by bit. Sometimes it does not. Then doctors speak of depression. The World Health Organization (WHO) counts hundreds of millions of people who live with it. It is an illness, like high blood pressure. It is not weakness, not laziness, not a lack of faith, and not a curse.</p>
<h2>Two questions</h2>
<p>Think of the last two weeks.</p>
<ol>
<li>How often did you feel down, sad or without hope?</li>
<li>How often did you find little joy in the things you mostly like?</li>
</ol>
<p>If the answer to one of them is "on more than half of the days", talk to a health worker. The answer is not a diagnosis. It is a good reason for a talk.</p>
<h2>Other signs</h2>
<ul>
<li>Sleep or hunger is much more, or much less, than before.</li>
<li>You are tired all day, slow or restless.</li>
<li>You cannot think well or decide.</li>
<li>You feel worthless, or guilty for everything.</li>
<li>Your head, back or belly hurts, and nobody finds out why.</li>
<li>You shout, drink more or work day and night. In men, low mood often looks like this.</li>
</ul>
<h2>Where to turn</h2>
<p>Start with one person you trust. Then see a doctor or nurse, at a health centre, a general hospital or the clinic of your company. They can send you on to somebody who is trained in this. Many teaching hospitals have a clinic for it, and there are federal hospitals for the mind in several states. A pastor or an imam can walk beside you, and you can see a health worker too. Both may help.</p>
<p>If you do not know how to begin, say: "I have felt low for some weeks. I do not sleep well. I think I need help."</p>
<h2>How it is treated</h2>
<p>Talking with a trained person helps many people. Others need tablets, or both. Tablets need some weeks to work, and you should not stop them by yourself. Do not take sleeping tablets from a friend. Some other illnesses can also press on the mood, so a health worker may want to test your blood.</p>
<h2>What you can do now</h2>
<ul>
<li>Do one small thing each day: wash, cook, step outside.</li>
<li>Walk for ten minutes in daylight, with somebody if you can.</li>
<li>Eat and sleep at the same times.</li>
<li>Leave alcohol and drugs alone. They pull the mood down.</li>
<li>Stay near people, also when you do not feel like it.</li>
<li>Put off big decisions.</li>
</ul>
<h2>If it is somebody else</h2>
<p>Ask, and then listen. Do not say "be strong" or "others have it worse". Say "I am glad you told me" and "I will come with you". You may ask straight out whether the person thinks of dying. Asking does not put the thought there. If the answer is yes, stay, take pills, poison and weapons away, and go to hospital together.</p>
<h2>After a birth</h2>
<p>Many mothers cry easily in the first days. If it lasts longer than two weeks, or if a mother thinks of harming herself or the child, get help on the same day.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    '<p>Tell one person today how you really are. If you think of harming yourself, tell somebody at once and go to the nearest hospital.</p>',
  categories: ['Health', 'LifeStyle'],
  sources: [
    { name: bodies.nimh, title: 'Depression', year: null },
    { name: bodies.who, title: 'Depressive disorder (fact sheet)', year: null },
    { name: bodies.who, title: 'Suicide (fact sheet)', year: null },
    { name: bodies.nimh, title: '5 Action Steps to Help Someone Having Thoughts of Suicide', year: null },
    { name: bodies.uspstf, title: 'Depression and Suicide Risk in Adults: Screening', year: 2023 },
  ],
};
