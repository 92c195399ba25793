import { brandName } from '@choose-life/contracts/domain/brand';

/** The about page (s.1, s.2.1). */
export const aboutCopy = {
  heading: 'Our story',
  lead: `${brandName} is a wellness solutions provider. We help people and companies see their health clearly, and change it in small steps.`,
  story: [
    'We kept seeing the same thing: people met a doctor only when something hurt. By then the easy part was over.',
    'So we turned it around. First a simple health check that anybody can do on a phone. Then a report in plain words. Then goals, articles, classes and people to talk to, week after week.',
    'Companies get analytics and progress reports for their wellness plan. What you answer stays between you and the provider.',
  ],
  video: {
    heading: 'See it in half a minute',
    label: 'Our story, a short film with captions and no sound',
    transcript: 'Read what the film says',
    lines: [
      'Prevention starts with knowing.',
      'Health: know your numbers.',
      'Lifestyle: rest well and look after your mood.',
      'Fitness: move a little more each day.',
      'Nutrition: eat food that does more than fill.',
      'Four small things that hold each other up.',
      `${brandName}.`,
    ],
  },
  statement: {
    heading: 'For your mind, body & spirit',
    text: 'Health is more than a number. It is waking up rested, walking without pain, eating with joy and having someone to call. We care for all of it.',
  },
  letter: {
    heading: 'A letter from our founder',
    greeting: 'Dear friend,',
    paragraphs: [
      `I started ${brandName} because prevention is the kindest kind of medicine. It costs little. It hurts nobody. And it works best when it begins before you need it.`,
      'You do not have to change everything. Know one number. Walk one street further. Sleep one hour longer. Then do it again tomorrow.',
      'We will show you where you stand, tell you the truth in plain words, and keep your answers to ourselves. The rest is yours to choose. I hope you choose life.',
    ],
    readMore: 'Read more',
    readMoreAbout: 'about the founder, on another site',
  },
} as const;
