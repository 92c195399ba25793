import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const yourLastCigarette: Article = {
  contentId: 'your-last-cigarette',
  contentTitle: 'Your last cigarette: a plan that works',
  contentIntroduction:
    'Most people who smoke want to stop, and many need more than one try. A plan, a date and some help make the next try the good one.',
  contentDisplayPictureUrl: '/pictures/your-last-cigarette.svg',
  contentCreatedAt: '2024-10-07T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>Why stop</h2>
<p>The World Health Organization (WHO) says that tobacco kills up to half of the users who do not quit. It harms almost every part of the body, and the smoke harms the people who live with you. It also eats money. Count what you spend in a week and multiply it by 52.</p>
<h2>What you win, and when</h2>
<p>These times are from WHO:</p>
<ul>
<li><strong>20 minutes:</strong> your heart rate and blood pressure drop.</li>
<li><strong>12 hours:</strong> the carbon monoxide in your blood is back to normal.</li>
<li><strong>2 to 12 weeks:</strong> your lungs and your circulation work better.</li>
<li><strong>1 to 9 months:</strong> you cough less and breathe more easily.</li>
<li><strong>1 year:</strong> the added risk of heart disease is about half that of a smoker.</li>
</ul>
<p>The rest of the risk falls over years. So the best day to stop is an early one.</p>
<h2>Make your plan</h2>
<ol>
<li><strong>Set a date</strong> in the next two weeks. Choose a quiet day.</li>
<li><strong>Write down your reasons</strong> and keep the paper where the cigarettes were.</li>
<li><strong>Tell people.</strong> Ask friends not to offer you one.</li>
<li><strong>Know your moments.</strong> After food? With a drink? In traffic? Decide now what you will do in place of it.</li>
<li><strong>Clear the house.</strong> On the evening before, throw away cigarettes, lighters and ashtrays.</li>
</ol>
<h2>When the wish comes</h2>
<p>A craving is strong and short. It mostly passes in a few minutes. Use the four Ds:</p>
<ul>
<li><strong>Delay:</strong> wait five minutes.</li>
<li><strong>Deep breath:</strong> ten slow ones.</li>
<li><strong>Drink water:</strong> a full glass, in small sips.</li>
<li><strong>Do something else:</strong> walk, wash your face, chew gum, call a friend.</li>
</ul>
<h2>Get help</h2>
<p>With help, far more people manage. Talk to a doctor, nurse or pharmacist. Nicotine gum or patches ease the first weeks, and there are tablets that a doctor can give you. Advice face to face or on the phone helps too. Use more than one kind of help if you can.</p>
<p>Shisha, snuff and "light" cigarettes are not a safe way out. They all carry harm. Vapes mostly hold nicotine, which keeps the habit alive.</p>
<h2>The first weeks</h2>
<p>You may feel restless, cross or hungry, and sleep badly. This is the body letting go, and it fades within some weeks. Move more, keep fruit and groundnuts near, and go easy on alcohol, for it weakens good plans.</p>
<h2>If you slip</h2>
<p>One cigarette is a slip and not the end. Throw the rest away and ask what led to it. People who have stopped for good often tried several times before. Every try teaches you something.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion: 'Open your calendar and choose your day. Then tell one person about it before tonight.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    { name: bodies.who, title: 'Tobacco (fact sheet)', year: null },
    {
      name: bodies.who,
      title: 'Tobacco: Health benefits of smoking cessation (questions and answers)',
      year: 2020,
    },
    { name: bodies.who, title: 'Clinical treatment guideline for tobacco cessation in adults', year: 2024 },
  ],
};
