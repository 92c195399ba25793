/** The words of the landing home's carousel (s.1, s.2.1). */
export const heroCopy = {
  heading: 'Preventive health for you and your team',
  carousel: 'The four pillars of Choose Life',
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
