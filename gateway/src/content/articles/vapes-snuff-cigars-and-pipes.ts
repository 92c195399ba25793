import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const vapesSnuffCigarsAndPipes: Article = {
  contentId: 'vapes-snuff-cigars-and-pipes',
  contentTitle: 'Vapes, snuff, cigars and pipes',
  contentIntroduction:
    '"It is not a cigarette, so it cannot be bad." Many people think so. Here is what is known about each, and how to get free.',
  contentDisplayPictureUrl: '/pictures/vapes-snuff-cigars-and-pipes.svg',
  contentCreatedAt: '2024-09-30T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>One thing they share</h2>
<p>Tobacco in every form holds <strong>nicotine</strong>, and so do most vapes. It reaches the brain within seconds or minutes and makes it want more. It also makes the heart beat faster and the blood vessels tight. The World Health Organization (WHO) says it plainly: all kinds of tobacco are harmful, and there is no safe amount.</p>
<h2>Vapes</h2>
<p>A vape heats a liquid until it becomes a mist. The mist is not just water. It can hold nicotine, fine drops that go deep into the lungs, and metals from the coil. It mostly has fewer harmful things than cigarette smoke, but fewer does not mean safe. What it does over twenty years nobody knows yet.</p>
<ul>
<li>Young people, pregnant women and those who do not smoke should leave it alone. Nicotine can harm a brain that is still growing, and a baby before birth.</li>
<li>The sweet liquid is a poison for children. Lock it away.</li>
<li>Batteries can burn. Use the right charger.</li>
<li>Those who vape <em>and</em> smoke gain little. The heart feels even a few cigarettes a day.</li>
</ul>
<h2>Snuff and chewed tobacco</h2>
<p>Snuff, or taba, goes into the nose or the mouth. There is no smoke, but the harm is real. The US National Cancer Institute counts at least 28 things in it that cause cancer: of the mouth, the gullet and the pancreas. It also harms gums and teeth. It is no remedy for headache, cold or toothache.</p>
<h2>Cigars</h2>
<p>One big cigar can hold as much tobacco as a whole packet of cigarettes. Even if you do not draw the smoke into your lungs, your mouth and throat take up its poisons. Cigar smokers have more cancer of the mouth, throat and lungs. And the smoke harms all who sit in the room.</p>
<h2>Pipes and shisha</h2>
<p>A pipe is no better than a cigar. Shisha smoke feels cool, since it goes through water, but the water does not clean it. In an hour people draw in far more smoke than from one cigarette, and the coal adds carbon monoxide. Herbal shisha without tobacco gives off smoke and that gas too. A shared mouthpiece passes on germs.</p>
<h2>Look into your mouth</h2>
<p>Once a month, look at lips, gums, tongue and cheeks in a mirror. Show a dentist or a health worker a white or red patch, a lump, or a sore that has not healed within two weeks.</p>
<h2>How to stop</h2>
<ol>
<li><strong>Choose a day</strong> within the next two weeks, and tell people.</li>
<li><strong>Know your moments:</strong> after food, with tea, in traffic, at a party. Plan something else for each.</li>
<li><strong>Clear out.</strong> Throw away vape, tins, pipe and ash tray the night before.</li>
<li><strong>Wait five minutes</strong> when the wish comes. Drink water, chew gum or groundnuts, walk around the house.</li>
<li><strong>Get help.</strong> Ask a doctor, nurse or pharmacist. Nicotine gum or patches and some tablets make it easier. So does a talk every week.</li>
<li><strong>Do not swap</strong> one for another. From cigarettes to snuff is a change of door and not the way out.</li>
</ol>
<p>The first week is the hardest. You may be cross, hungry or awake at night. It passes. If you slip, start again on the same day.</p>
<h2>Protect the family</h2>
<p>Keep home and car free of smoke and vapour, always. An open window is not enough. Children do what they see: the best lesson against tobacco is a parent who has stopped.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'There is no safe kind, but there is a way out. Choose your day now, and ask one person to help you.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    { name: bodies.who, title: 'Tobacco (fact sheet)', year: null },
    { name: bodies.who, title: 'Electronic cigarettes: call to action', year: 2023 },
    { name: bodies.cdc, title: 'About E-Cigarettes (Vapes)', year: null },
    { name: bodies.nci, title: 'Smokeless Tobacco and Cancer (fact sheet)', year: null },
    { name: bodies.nci, title: 'Cigar Smoking and Cancer (fact sheet)', year: null },
    { name: bodies.who, title: 'Advisory note: waterpipe tobacco smoking, second edition', year: 2015 },
    { name: bodies.who, title: 'Clinical treatment guideline for tobacco cessation in adults', year: 2024 },
  ],
};
