import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const smallSpoonOfSalt: Article = {
  contentId: 'small-spoon-of-salt',
  contentTitle: '<p>One small spoon of salt</p>',
  contentIntroduction:
    '<p>Most of us eat about twice the salt we should, and much of it is hidden. Cutting it down is one of the best gifts to your heart.</p>',
  contentDisplayPictureUrl: '/pictures/small-spoon-of-salt.svg',
  contentCreatedAt: '2025-02-17T08:00:00.000Z',
  contentAuthorName: 'Choose Life kitchen',
  contentBody: `
<h2>How much is too much?</h2>
<p>The World Health Organization (WHO) advises adults to eat less than 5 grams of salt a day. That is just under one level teaspoon, for all meals together. The world eats about twice as much. Children need even less.</p>
<p>Salt holds water in the body. More water in the pipes means more pressure. High blood pressure leads to stroke, heart attack and kidney disease, and many people have it without knowing.</p>
<h2>Where it hides</h2>
<p>The salt you see at the table is only a part. Look for it here:</p>
<ul>
<li><strong>Stock cubes and seasoning powder.</strong> Most cubes are about half salt, so a few in one pot add up fast.</li>
<li><strong>Instant noodles.</strong> The little bag can hold most of a day's salt.</li>
<li><strong>Bread, biscuits and meat pies.</strong> They do not taste salty, but we eat them often.</li>
<li><strong>Tinned fish, corned beef, sausages and salted fish.</strong></li>
<li><strong>Suya spice, crisps, chin chin and plantain chips.</strong></li>
</ul>
<h2>Read the label</h2>
<p>Some labels say <em>sodium</em>. Multiply by 2.5 to get salt: 400 mg of sodium is 1 gram of salt. As a rule of thumb, more than 1.5 grams of salt in 100 grams of food is high, and 0.3 grams or less is low.</p>
<h2>Cook with more taste and less salt</h2>
<ul>
<li>Use one cube less in the pot this week, and one less again next month. Tongues learn within a few weeks.</li>
<li>Build taste with onion, garlic, ginger, pepper, curry leaf, scent leaf, uziza, lemon, locust beans and tomatoes. (Some locust beans are salted: taste first.)</li>
<li>Fry the onions and spices before the water goes in. It makes the stew richer.</li>
<li>Add salt at the end, with a measuring spoon and not from the hand.</li>
<li>Soak salted fish well, and throw the water away.</li>
<li>Keep the salt off the table. Put lemon and pepper there.</li>
</ul>
<h2>Eating out</h2>
<p>Ask for less stew and more vegetables. Leave the soup at the bottom of the bowl. Choose grilled fish over fried and coated. At the noodle stand, ask for half of the seasoning.</p>
<h2>Salt with less sodium</h2>
<p>In some shops there is salt in which a part of the sodium is replaced by potassium. WHO says it can help adults. It is not safe for people with kidney disease, and some medicines do not go with it. Ask a health worker first.</p>
<h2>And iodine?</h2>
<p>Salt in Nigeria is mixed with iodine, which the body needs. You do not lose it by using less: choose iodised salt, use a little, and keep it dry and covered.</p>
<h2>A test for the family</h2>
<p>Write down how many cubes and spoons of salt go into your pots in one week. Divide by the people and the days. Most families are surprised, and a number is a good place to start.</p>
`.trim(),
  contentBodyImage: '/pictures/nutrition-cloth.svg',
  contentConclusion:
    '<p>Tonight, cook with one cube less. See whether anybody notices. Then do it again next week.</p>',
  categories: ['Nutrition', 'Health'],
  sources: [
    { name: bodies.who, title: 'Sodium reduction (fact sheet)', year: null },
    { name: bodies.who, title: 'Guideline: Sodium intake for adults and children', year: 2012 },
    { name: bodies.who, title: 'Use of lower-sodium salt substitutes: WHO guideline', year: 2025 },
    {
      name: bodies.who,
      title:
        'Guideline: Fortification of food-grade salt with iodine for the prevention and control of iodine deficiency disorders',
      year: 2014,
    },
    { name: bodies.nhs, title: 'Salt in your diet', year: null },
  ],
};
