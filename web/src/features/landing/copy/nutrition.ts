import { faqsOf, tipsOf } from './pillars.ts';

const faqs = faqsOf({
  'How much fruit and veg should I eat?':
    'At least 400 grams a day, which is about five handfuls. The World Health Organization does not count yam, cassava or potatoes in this.',
  'How much salt is too much?':
    'Adults should stay under 5 grams a day in all, just under one teaspoon, says the World Health Organization. Stock cubes, bread and instant noodles hold a lot of it, so read the label.',
  'Do I have to give up sugar?':
    'No. Keep added sugar below a tenth of your daily energy: about 50 grams, or 12 level teaspoons, for most adults. Half of that is better still. One bottle of soft drink can take up most of it.',
});

const tips = tipsOf('nutrition', {
  'Fill half the plate': 'Half vegetables, a quarter protein, a quarter rice, yam or another starch.',
  'Eat beans more often': 'Beans give you protein and fibre, cost little and keep you full.',
  'Eat the whole fruit': 'An orange has fibre that its juice has lost. It also fills you up better.',
  'Measure the oil': 'Pour oil with a spoon, not from the bottle. Boil, steam or grill when you can.',
  'Read the label': 'What stands first on the list is what there is most of. Is it sugar?',
  'Buy what is in season': 'Ugu, okra, mango or oranges: fresh food in season is cheaper and tastes better.',
});

/** The nutrition page (s.2.1). */
export const nutritionCopy = {
  lead: 'Food that does more than fill. Small swaps on your plate add up over a year.',
  week: {
    heading: 'Fruits & Veggies for the week',
    text: 'Three to put in your basket. Cook them simply and eat them often.',
    items: {
      Brocolli: 'Gives you vitamin C and fibre. Steam it for five minutes so it stays green.',
      Carrot: 'Its orange colour is beta-carotene. Your body turns it into vitamin A for your eyes.',
      Spinach: 'Gives you folate, vitamin K and some iron. Add it to the pot at the very end.',
    },
  },
  bmi: {
    heading: 'Body mass index calculator',
    text: 'Your weight set against your height. Type both, and the answer comes at once.',
    height: 'Height(cm)',
    weight: 'Weight(kg)',
    waiting: 'Your result will stand here once both numbers are above 0.',
    result: 'Your BMI',
    note: 'For adults only, and only a first sign: it does not know muscle, age or pregnancy. A health worker can tell you more.',
    scale: 'The usual range for adults is 18.5 to 25.',
    between: 'This number lies between two groups. Ask a health worker before you act on it.',
  },
  faq: { heading: 'Nutrition: common questions', items: faqs },
  tips: { heading: 'Nutrition tips', items: tips },
} as const;
