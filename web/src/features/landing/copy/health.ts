import { faqsOf, tipsOf } from './pillars.ts';

const faqs = faqsOf({
  'What counts as substance use?':
    'Alcohol, tobacco, vapes and drugs that change how you feel or think. It also means taking medicines in a way your doctor did not advise, such as sleeping pills or codeine syrup.',
  'Is there a safe amount of alcohol?':
    'The World Health Organization says no amount of alcohol is free of risk. The less you drink, the lower the risk. If you are pregnant, may become pregnant or will drive, do not drink at all.',
  'How can I cut down or stop?':
    'Start by telling one person you trust, and talk to a doctor or nurse: there is treatment that works. If you drink heavily every day, do not stop all at once on your own. That can be dangerous, so ask a doctor first.',
});

const tips = tipsOf('health', {
  'Check your blood pressure':
    'High blood pressure often has no signs. A check takes a few minutes and does not hurt.',
  'Wash hands for 20 seconds': 'Soap and clean water before food and after the toilet keep many germs away.',
  'Sleep under a treated net': 'A net treated with insecticide keeps away the mosquitoes that carry malaria.',
  'Keep vaccines up to date':
    'Vaccines are not only for children. Ask at your clinic which ones you need now.',
  'Take medicine as advised':
    'Use antibiotics only when a health worker gives them to you, and take them just as they say.',
  'Make your home smoke free':
    'Smoke harms the people around the smoker too. No amount of it is safe for them.',
});

/** The health page (s.2.1). Facts follow the public bodies named in the text. */
export const healthCopy = {
  lead: 'Know your numbers. Know the facts. Most trouble is easier to stop when it is found early.',
  hra: {
    heading: 'What the Health Risk Assessment tells you',
    text: 'A list of simple questions about your body and your days. You get a report in plain words.',
    cards: {
      'Cholesterol Level':
        'A fat in your blood. Too much of it can narrow the vessels to your heart and brain.',
      'Body Mass Index':
        'Your weight set against your height. A first sign of weighing too little or too much.',
      'Blood Sugar': 'How much sugar your blood carries. When it stays high, it can mean diabetes.',
      Recommendations: 'What to do next, in small steps: what to eat, how to move and when to see a doctor.',
    },
  },
  faq: { heading: 'Substance use: common questions', items: faqs },
  tips: { heading: 'Health tips', items: tips },
} as const;
