import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const snoringAndTiredDays: Article = {
  contentId: 'snoring-and-tired-days',
  contentTitle: '<p>Snoring and tired days</p>',
  contentIntroduction:
    'You went to bed in time, and still you nod off at your desk. Sometimes the night itself is the trouble, and your family hears it first.',
  contentDisplayPictureUrl: '/pictures/snoring-and-tired-days.svg',
  contentCreatedAt: '2024-10-21T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>Why we snore</h2>
<p>In sleep the muscles of the throat go soft. If the way is narrow, the air makes the soft parts shake. That is snoring. A cold, a drink in the evening or lying on the back makes it louder. Much of it is harmless.</p>
<h2>When it is more than noise</h2>
<p>In some people the throat closes again and again. The breath stops for ten seconds or longer, until the brain raises the alarm. The sleeper gasps, and sleeps on without knowing. This is called <strong>sleep apnoea</strong>. It can happen many times an hour, and it is common. Left alone, it strains the heart and raises blood pressure. Signs are:</p>
<ul>
<li>loud snoring on most nights;</li>
<li>stops in the breath, which somebody else notices;</li>
<li>waking with a gasp, a dry mouth or a headache;</li>
<li>being sleepy by day, also after a full night;</li>
<li>trouble thinking, and a short temper;</li>
<li>blood pressure that stays high in spite of tablets.</li>
</ul>
<p>Men, people over 40, women after the change of life, and people with a thick neck or much weight have it more often. But thin people can have it too.</p>
<h2>Ask and listen</h2>
<p>Ask the person who sleeps beside you, or let a phone record one night. Then ask yourself: do I doze off when I read, in a meeting, in the bus, at the wheel? If so, see a health worker and tell both.</p>
<h2>What a health worker can do</h2>
<p>They look at throat, nose, neck and blood pressure. A test for one night, at home or in a clinic, counts the stops. The most common treatment is a small machine that blows air through a mask and keeps the throat open. For some people a mouthpiece is enough. Both take some getting used to, and many people soon feel the difference.</p>
<h2>What you can do</h2>
<ul>
<li>Sleep on your side. A ball sewn into the back of a shirt keeps you there.</li>
<li>Lose some weight if you carry too much. A few kilos can open the throat.</li>
<li>No alcohol in the evening, and no sleeping tablets: they make the throat softer.</li>
<li>Stop smoking. Smoke makes the throat swell.</li>
<li>Treat a blocked nose. Wash it with clean salt water.</li>
<li>Raise the head of the bed a little.</li>
</ul>
<h2>Tired, but no snoring?</h2>
<p>The most common cause is simply too little sleep. Give yourself a full seven hours for two weeks and see. If you lie awake three nights a week for three months, ask about a course of talks and training for sleep, known as CBT-I. Doctors advise it before tablets.</p>
<p>Other things can make you tired too: weak blood, sugar, a slow gland in the neck, low mood, some medicines, and pregnancy. A few simple tests can find most of them.</p>
<h2>Shift work</h2>
<p>If you work nights, keep the same bedtime on all working days. Wear dark glasses on the way home and make the room dark. Take a nap before the shift.</p>
<h2>Do not drive sleepy</h2>
<p>Yawning, drifting out of the lane and not knowing the last kilometre are warnings. Stop in a safe place and sleep for twenty minutes. If you drive or run machines for a living and your eyes fall shut by day, do not wait: get checked this week, and tell your boss that you are not fit to drive until then.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'Ask whoever hears you sleep: do I snore, and does my breath stop? If the answer is yes, it can be helped. Make the appointment.',
  categories: ['Health', 'LifeStyle'],
  sources: [
    { name: bodies.nhlbi, title: 'Sleep Apnea', year: null },
    { name: bodies.nhlbi, title: 'Insomnia', year: null },
    { name: bodies.medlinePlus, title: 'Snoring', year: null },
    { name: bodies.acp, title: 'Management of Chronic Insomnia Disorder in Adults', year: 2016 },
    { name: bodies.cdc, title: 'About Sleep', year: null },
  ],
};
