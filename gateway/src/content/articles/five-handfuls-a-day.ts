import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const fiveHandfulsADay: Article = {
  contentId: 'five-handfuls-a-day',
  contentTitle: 'Five handfuls a day',
  contentIntroduction:
    'Ugu, ewedu, okro, oranges, pawpaw: our markets are full of good food. Here is how to get five handfuls into a normal day.',
  contentDisplayPictureUrl: '/pictures/five-handfuls-a-day.svg',
  contentCreatedAt: '2024-12-16T08:00:00.000Z',
  contentAuthorName: 'Choose Life kitchen',
  contentBody: `
<h2>Why five?</h2>
<p>The World Health Organization (WHO) advises at least 400 grams of fruit and vegetables a day. That is about five handfuls. They bring vitamins, minerals and fibre, and they fill you up without much fat or sugar. People who eat more of them have less heart disease and fewer strokes, and some cancers are rarer.</p>
<p>One handful is about 80 grams: one orange, one medium mango, a slice of pawpaw or watermelon, three big spoons of cooked ugu or cabbage, or a small bowl of salad. Yam, cassava, cocoyam and potatoes are good food, but they count as starch and not as vegetables. Plantain is on that side of the plate too.</p>
<h2>Picture your plate</h2>
<ul>
<li><strong>Half</strong> of the plate: vegetables and fruit.</li>
<li><strong>A quarter:</strong> beans, fish, eggs, chicken or other protein.</li>
<li><strong>A quarter:</strong> rice, swallow, yam or bread, about the size of your fist.</li>
</ul>
<h2>A day with five</h2>
<ul>
<li><strong>Morning:</strong> a banana with your pap or oats. (1)</li>
<li><strong>Mid-morning:</strong> an orange, eaten with the white skin. (2)</li>
<li><strong>Lunch:</strong> rice and beans with a big spoon of salad or fried cabbage. (3)</li>
<li><strong>Evening:</strong> efo riro, edikaikong or okro soup with a double share of leaves. (4 and 5)</li>
</ul>
<h2>Make it cheap and easy</h2>
<ul>
<li>Buy what is in season. It is cheaper and tastes better.</li>
<li>Go to the market late in the day and ask for the price of what is left.</li>
<li>Grow ugu, water leaf, tomatoes or pepper in a bucket, a sack or a small bed.</li>
<li>Add a handful of leaves to noodles, jollof and beans.</li>
<li>Cut fruit on Sunday evening and keep it cold in a box with a lid for a day or two.</li>
<li>Frozen and tinned vegetables count. Rinse off the salt.</li>
<li>Dried leaves and okro work well in the dry season.</li>
</ul>
<h2>Keep the goodness in</h2>
<p>Cook leaves for a short time and with little water. Put them in last. Do not use potash to keep them green, for it destroys vitamins. Use the cooking water in the soup. A little oil helps the body to take up the vitamin A in carrots, ugu and palm fruit; a little is enough.</p>
<h2>Keep it clean</h2>
<p>Wash your hands. Rinse fruit and vegetables under clean running water, also those that you peel. Cut away what is bad. Keep raw meat on another board.</p>
<h2>Juice or fruit?</h2>
<p>Eat the fruit. A glass of juice holds the sugar of about three oranges and little of the fibre. Juice drinks from a box often hold added sugar. Water is the better drink.</p>
<h2>Children watch you</h2>
<p>Put a bowl of washed fruit where they can reach it. Let them choose one new vegetable at the market. A child may need to meet a food ten times before it likes it, so keep offering and do not force it.</p>
`.trim(),
  contentBodyImage: '/pictures/nutrition-cloth.svg',
  contentConclusion: 'Count your handfuls today. Whatever the number is, add one tomorrow.',
  categories: ['Nutrition'],
  sources: [
    { name: bodies.who, title: 'Healthy diet (fact sheet)', year: null },
    { name: bodies.who, title: 'Carbohydrate intake for adults and children: WHO guideline', year: 2023 },
    { name: bodies.who, title: 'Five keys to safer food manual', year: 2006 },
  ],
};
