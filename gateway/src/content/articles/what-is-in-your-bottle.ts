import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const whatIsInYourBottle: Article = {
  contentId: 'what-is-in-your-bottle',
  contentTitle: 'What is in your bottle?',
  contentIntroduction:
    '<p>A cold soft drink feels like a reward. Look at the sugar in it once, and you may choose another one.</p>',
  contentDisplayPictureUrl: '/pictures/what-is-in-your-bottle.svg',
  contentCreatedAt: '2024-08-26T08:00:00.000Z',
  contentAuthorName: 'Choose Life kitchen',
  contentBody: `
<h2>Sugar you can drink</h2>
<p>A 50 cl bottle of cola holds about 50 grams of sugar. That is around 12 teaspoons. You would hardly stir that much into a cup of tea. Malt drinks, energy drinks, sweet yoghurt drinks and many juices are not far behind.</p>
<p>The World Health Organization (WHO) advises that added sugar should give us less than a tenth of our energy. For most adults that is at most about 50 grams a day, and half of that would be better still. One bottle can be the whole day's share.</p>
<h2>Why drinks are special</h2>
<p>Sugar in a drink goes down fast and does not fill you. You eat as much as before, and the sugar comes on top. Over months this adds weight around the belly and raises the risk of type 2 diabetes. Sugar also feeds the germs that make holes in teeth.</p>
<h2>How to read the label</h2>
<ul>
<li>Look for "sugars" in the table. If it says 10 g for 100 ml, a 50 cl bottle has 50 g.</li>
<li>Divide grams by 4 to get teaspoons.</li>
<li>Look at the list of what is in it. If sugar stands first or second, it is a sweet.</li>
<li>Glucose, fructose, syrup, honey and concentrate are sugar with other names.</li>
<li>"No added sugar" does not mean that there is none.</li>
</ul>
<h2>Better things to drink</h2>
<ul>
<li><strong>Water.</strong> Clean, cold and always right. Add slices of lemon, orange, cucumber or ginger for taste.</li>
<li><strong>Zobo without sugar,</strong> with ginger, cloves and a few slices of pineapple for sweetness.</li>
<li><strong>Kunu or tigernut drink</strong> made at home with no sugar added. Keep it cold and drink it the same day.</li>
<li><strong>Tea or coffee</strong> with less and less sugar: half a spoon less each week.</li>
<li><strong>Milk or plain yoghurt,</strong> if your stomach likes it.</li>
</ul>
<h2>Five ways to cut down</h2>
<ol>
<li>Carry a bottle of water. We drink what is near.</li>
<li>Take the small size, or share one.</li>
<li>Keep soft drinks for one day in the week. Make it a day you look forward to.</li>
<li>Do not buy them in packs. What is not in the house is not drunk.</li>
<li>At parties, start with water. Thirst is not the time for sugar.</li>
</ol>
<h2>What about diet drinks?</h2>
<p>They have little or no sugar and may help somebody to move away from sweet drinks. But WHO does not advise sweeteners as a way to control weight, and they keep the taste for sweet things alive. Water remains the better habit.</p>
<h2>Energy drinks</h2>
<p>They bring sugar and a lot of caffeine. They can make the heart race and spoil sleep. They are not for children or pregnant women, and they never go well with alcohol. If you need one to get through the day, what you need is sleep.</p>
<h2>If you have diabetes</h2>
<p>Sweet drinks raise your blood sugar fast. Keep them for the moment when your sugar is too low, as your health worker has shown you.</p>
`.trim(),
  contentBodyImage: '/pictures/nutrition-cloth.svg',
  contentConclusion:
    '<p>For the next seven days, swap one sweet drink a day for water. With a 50 cl bottle that saves about 350 grams of sugar in one week.</p>',
  categories: ['Nutrition', 'LifeStyle'],
  sources: [
    { name: bodies.who, title: 'Guideline: Sugars intake for adults and children', year: 2015 },
    { name: bodies.who, title: 'Use of non-sugar sweeteners: WHO guideline', year: 2023 },
    { name: bodies.cdc, title: 'Rethink Your Drink', year: null },
  ],
};
