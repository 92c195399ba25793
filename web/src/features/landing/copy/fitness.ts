import { faqsOf, tipsOf } from './pillars.ts';

const faqs = faqsOf({
  'How much activity do I need each week?':
    'At least 150 minutes of moderate or 75 minutes of vigorous aerobic activity per week, plus muscle strengthening on two or more days per week. The World Health Organization advises this for adults.',
  'I have not moved much for years. How do I start?':
    'Start small and build up: ten minutes of walking is a good first day. Some activity is better than none. If you have a heart condition, chest pain or another illness, ask a doctor first.',
  'Do walking and housework count?':
    'Yes. Anything that makes you breathe faster and your heart beat harder counts: brisk walking, dancing, sweeping, climbing stairs or carrying shopping home.',
});

const tips = tipsOf('fitness', {
  'Warm up first': 'Five slow minutes get your heart and muscles ready for more.',
  'Choose the stairs': 'Two floors on foot, twice a day. It is a workout that needs no extra time.',
  'Stand up every hour': 'Long sitting is hard on the body. Stand, stretch and take a few steps.',
  'Build strength at home':
    'Squats, wall push-ups and planks need no gym. Two days a week make a difference.',
  'Train in the cool hours': 'Go out early or late, drink water, and rest if you feel dizzy.',
  'Bring a friend': 'People who train together find it easier to keep going.',
});

/** The fitness page (s.2.1). */
export const fitnessCopy = {
  lead: 'Movement that fits your week. Start where you are, and add a little.',
  track: {
    heading: 'Track your active lifestyle',
    text: 'Three things to try this week. Do one, do two, or do them all.',
    label: 'Recommendations for the week',
    items: ['Outdoor Running', 'Hit Cardio 45 mins', 'Planks & Stretch 15 mins break'],
    average: 'Average 12km',
  },
  promos: {
    heading: 'Do not train alone',
    classes: {
      title: 'Free online training classes',
      text: 'Join from your phone or laptop. Each week brings new workout challenges.',
    },
    trainers: {
      title: 'Personal trainers available',
      text: 'A trainer helps you set a goal you can reach, and checks that you move safely.',
    },
  },
  faq: { heading: 'Physical activity: common questions', items: faqs },
  tips: { heading: 'Fitness tips', items: tips },
} as const;
