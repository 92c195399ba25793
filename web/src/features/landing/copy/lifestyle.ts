import { faqsOf, tipsOf } from './pillars.ts';

const faqs = faqsOf({
  'How much sleep does an adult need?':
    'Most adults need at least 7 hours each night. You have had enough when you wake up rested and stay awake through the day.',
  'What helps me sleep better?':
    'Go to bed and get up at the same time each day. Keep the room dark, quiet and cool. Put screens away half an hour before bed, and leave coffee, cola and heavy meals for earlier in the day.',
  'When should I see a doctor about my sleep?':
    'When you sleep badly for more than a few weeks, feel very sleepy by day, or when someone tells you that you snore loudly and stop breathing for moments at night.',
});

const tips = tipsOf('lifestyle', {
  'Breathe out slowly': 'Breathe in for four, out for six. A few rounds can help your body calm down.',
  'Keep meals screen free': 'Put the phone in another room. Taste the food and talk to each other.',
  'Get morning light': 'Ten minutes outside after you wake up help your body clock know it is day.',
  'Call someone you like': 'A short chat with a friend can lift a heavy day, for both of you.',
  'Say no to one thing': 'A full week needs a gap. Choose one thing you will not do, and rest.',
  'Write worries down': 'Put tomorrow on paper before bed, so that it does not keep you awake.',
});

/** The lifestyle page (s.2.1). */
export const lifestyleCopy = {
  lead: 'Rest, mood and the habits in between. How you feel is part of how you are.',
  moods: {
    heading: 'How do you feel today?',
    text: 'No mood is wrong. Naming it is the first step.',
    items: {
      Sad: 'Things feel heavy. Be gentle with yourself and tell someone you trust.',
      Unhappy: 'Something is not right. Ask what you need: rest, food, company or a change.',
      Detached: 'You feel far away from things. A walk or a call can bring you closer.',
      Confident: 'You trust yourself. A good day to begin the thing you put off.',
      Excited: 'You are full of energy. Share it, and leave some time to wind down.',
    },
    help: 'If a low mood stays for more than two weeks, talk to a doctor or a counsellor. If you think of hurting yourself, get help right away. In Nigeria you can call 112.',
  },
  support: {
    heading: 'Specialist support',
    text: 'You do not have to work it out alone. Our people listen first.',
    professionals: {
      title: 'Trained Professionals',
      text: 'People who know the work and keep what you say private.',
    },
    support: { title: '24/7hr Support', text: 'By phone and e-mail, on any day and at any hour.' },
    followUps: {
      title: 'Follow ups and Recommendations',
      text: 'We check how you are doing, and suggest the next small step.',
    },
  },
  faq: { heading: 'Sleep: common questions', items: faqs },
  tips: { heading: 'Lifestyle tips', items: tips },
} as const;
