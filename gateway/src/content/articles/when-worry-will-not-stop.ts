import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const whenWorryWillNotStop: Article = {
  contentId: 'when-worry-will-not-stop',
  contentTitle: 'When worry will not stop',
  contentIntroduction:
    'A little worry keeps us safe. When it runs all day and all night, it steals your strength. You can learn to turn it down.',
  contentDisplayPictureUrl: '/pictures/when-worry-will-not-stop.svg',
  contentCreatedAt: '2024-10-28T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>What worry is for</h2>
<p>Worry is an alarm. It tells you to lock the door, save for school fees and look before you cross. A good alarm stops when the job is done. Sometimes it keeps ringing, also when nothing is wrong. Then the alarm itself is the trouble. This is called anxiety. It is one of the most common health problems there are.</p>
<h2>How it feels</h2>
<ul>
<li><strong>In the mind:</strong> worry that you cannot stop, fear that something bad will happen, trouble thinking.</li>
<li><strong>In the body:</strong> a fast heart, tight muscles, headache, a sick stomach, sweat, poor sleep.</li>
<li><strong>In what you do:</strong> you stay away from places, ask again and again, snap at people.</li>
</ul>
<p>In the last two weeks, were you on edge on more than half of the days? Could you not stop the worry? Then a talk with a health worker is a good idea.</p>
<h2>When fear comes like a wave</h2>
<p>Some people have sudden attacks. The heart races, the chest is tight, the hands tingle, and they think they will die. Such a wave is called a panic attack. It is frightening, but it passes, mostly within minutes. If it is the first time, or if there is pain in the chest, go to hospital: let somebody make sure that it is not the heart.</p>
<h2>Help for the next five minutes</h2>
<ol>
<li>Put both feet on the floor.</li>
<li>Breathe in while you count to four, and out while you count to six. Ten times.</li>
<li>Name five things that you see, four that you can touch, and three that you hear.</li>
<li>Tell yourself: "This is fear. It will pass."</li>
</ol>
<h2>Help for the week</h2>
<ul>
<li><strong>Give worry an hour of its own.</strong> Choose fifteen minutes a day, not at bedtime. Write down what comes. At other times, tell it to wait.</li>
<li><strong>Sort the list.</strong> Can I do something about it? Then take the first small step today. If not, cross it out for now.</li>
<li><strong>Do not run away.</strong> What we avoid grows. Go back in small steps: one stop with the bus, then two.</li>
<li><strong>Cut what feeds it:</strong> coffee, energy drinks, cola, and bad news on the phone at night.</li>
<li><strong>Move.</strong> A brisk walk uses up what the alarm has poured into your blood.</li>
<li><strong>Keep to your hours of sleep.</strong> A tired mind sees more danger.</li>
<li><strong>Talk, pray, sing, laugh.</strong> Worry is loudest when you are alone with it.</li>
</ul>
<h2>What makes it worse</h2>
<p>Alcohol and cigarettes calm you for an hour, and then the worry comes back stronger. Do not take calming tablets from a friend or a shop. Some of them make the body want more after a few weeks, and they are dangerous with alcohol.</p>
<h2>When to get help</h2>
<p>See a health worker if worry is there on most days, if it keeps you from work, sleep or people, or if you need a drink to get through the day. You do not have to wait for months. There are talks that teach you how to handle fear, and there are medicines; both work well. A health worker may also test your blood, since an overactive gland in the neck or too little blood can feel the same.</p>
<p>If you think of harming yourself, tell somebody at once and go to the nearest hospital.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'Try the slow breath now, ten times. Then write down one worry, and beside it the first small step.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    {
      name: bodies.nimh,
      title: 'Generalized Anxiety Disorder: When Worry Gets Out of Control',
      year: null,
    },
    { name: bodies.nimh, title: 'Panic Disorder: When Fear Overwhelms', year: null },
    { name: bodies.who, title: 'Anxiety disorders (fact sheet)', year: null },
    { name: bodies.who, title: 'Doing What Matters in Times of Stress: An Illustrated Guide', year: 2020 },
    { name: bodies.uspstf, title: 'Anxiety Disorders in Adults: Screening', year: 2023 },
  ],
};
