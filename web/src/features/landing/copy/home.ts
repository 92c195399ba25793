import { brandName } from '@choose-life/contracts/domain/brand';
import type { Pillar } from '@/components/motif';

const pillars: Readonly<Record<Pillar, string>> = {
  health: 'Know your numbers, and know which stories about health are true.',
  lifestyle: 'Rest, mood and the habits in between, with people to talk to.',
  fitness: 'Movement that fits your week, at home or outside.',
  nutrition: 'Food that does more than fill, and a quick body mass check.',
};

/** The landing home's words below its carousel (s.1, s.2.1). */
export const homeCopy = {
  users: {
    count: '8000+',
    text: 'users nationwide',
    more: ['Trusted by top companies', 'Weekly newsletter', 'Free online training classes'],
  },
  pillarsHeading: 'Four pillars, one life',
  pillarsLead: 'Good health is not one big thing. It is four small ones that hold each other up.',
  pillars,
  hra: {
    heading: 'One number you can change',
    text: 'Your risk age compares how you live with how you could live. The gap is what you can win back.',
    points: [
      '14 major aspects of wellness, in about 15 minutes',
      'A target age, a risk age and your current age',
      'A report of your own to keep, as a PDF',
    ],
    confidential:
      'Your answers stay confidential. Your employer never sees them. The assessment is powered by a third-party provider.',
    example: 'Example',
    exampleName: 'Health Risk Report',
    ages: {
      target: { years: 38, text: '38' },
      real: { years: 42, text: '42' },
      risk: { years: 47, text: '47' },
    },
    sentence: 'This person is 42, but the body is living at 47. Healthier living can bring it to 38.',
  },
  testimonials: {
    heading: 'What changes at work',
    note: 'Sample quotes in our own words. We show a role and a sector, never a person.',
    quotes: [
      {
        pillar: 'health',
        quote: 'One clear number did more than ten posters. I booked a blood pressure check that same week.',
        role: 'Project manager',
        sector: 'Construction',
      },
      {
        pillar: 'lifestyle',
        quote: 'My team takes the check in private, and I see none of it. That is why they trust it.',
        role: 'Head of human resources',
        sector: 'Banking',
      },
      {
        pillar: 'fitness',
        quote: 'The weekly challenge got our whole floor walking at lunch. We still do it.',
        role: 'Customer support lead',
        sector: 'Telecoms',
      },
    ],
  },
  faq: {
    heading: 'Questions people ask',
    text: 'Short answers first. There are more on the questions page.',
    all: 'See all questions',
  },
  tips: {
    heading: 'Tips for this week',
    items: [
      {
        pillar: 'nutrition',
        title: 'Drink water first',
        text: 'Thirsty? Choose water before a soft drink. It has no sugar, and your body knows what to do with it.',
      },
      {
        pillar: 'fitness',
        title: 'Walk while you talk',
        text: 'Take one phone call a day on your feet. Ten minutes of brisk steps counts as activity.',
      },
      {
        pillar: 'lifestyle',
        title: 'Keep one bedtime',
        text: 'Go to bed at the same time each night, weekends too. Your body likes a steady clock.',
      },
    ],
  },
} as const;

/** The words of the landing home's carousel (s.1, s.2.1). */
export const heroCopy = {
  heading: 'Preventive health for you and your team',
  carousel: `The four pillars of ${brandName}`,
  /** `name` is what the slide is called on its dot. */
  slides: [
    {
      pillar: 'health',
      name: 'Preventive health',
      heading: 'Prevention starts with knowing.',
      text: 'Answer a confidential health check and see your risk age: the age your body is living at.',
    },
    {
      pillar: 'fitness',
      name: 'Fitness',
      heading: 'Move a little more each day.',
      text: 'Free online classes and weekly workout challenges help you start, and help you keep going.',
    },
    {
      pillar: 'lifestyle',
      name: 'Lifestyle',
      heading: 'Small habits, better days.',
      text: 'Sleep, rest and mood shape your health. Find the habits that fit the life you have.',
    },
    {
      pillar: 'nutrition',
      name: 'Nutrition',
      heading: 'Eat well. Feel the change.',
      text: 'What goes into your body matters most. Find the foods that do more than fill.',
    },
  ],
  small: '15 minutes. Confidential. Never shared with your employer.',
} as const;
