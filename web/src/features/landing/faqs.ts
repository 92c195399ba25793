import { brandName } from '@choose-life/contracts/domain/brand';
// Relative imports, because the build also imports this file in Node, which does not know the alias `@`.
import { privacyLinkText } from '../../copy/company.ts';
import type { RouteName } from '../../paths.ts';

/** A question about the service, and its answer. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  /** A link after the answer; undefined if the answer has none. */
  readonly link?: { readonly label: string; readonly to: RouteName };
}

const privacy = { label: privacyLinkText, to: 'privacy' } as const;

/** The twelve questions of the FAQs page (s.2.1). The answers contain the facts of s.1. The home page shows six of them. */
export const faqsById = {
  difference: {
    question: `How is ${brandName} different from an HMO or a hospital?`,
    answer: `An HMO pays for care, and a hospital treats you when you are ill. ${brandName} helps you stay well before that. We show you your risks early and help you change daily habits. We do not replace your doctor or your health cover.`,
  },
  benefits: {
    question: 'What do employees get from it?',
    answer:
      'A private health check with a report, goals for each day, articles on health, lifestyle, fitness and nutrition, free online training classes and weekly workout challenges. Personal trainers are available too.',
  },
  employees: {
    question: 'How do employees sign up?',
    answer:
      'Employees sign up on the company website. Choose Get Started, fill in the short form, and open the link we send to your e-mail. Then you can log in.',
  },
  pricing: {
    question: 'How much does it cost?',
    answer:
      'The price depends on the package you choose. Tell us how many people you want to cover and what they need, and we will tailor it for you.',
  },
  data: {
    question: 'Who can see my data?',
    answer:
      'Only you and the provider of the program can see your data. Your answers are confidential and are not shared with your employer. You can take all of it out, in Settings under Your data.',
    link: privacy,
  },
  offline: {
    question: `Can I use ${brandName} offline?`,
    answer: `No. You need an internet connection to use ${brandName}. There is no offline access.`,
  },
  packages: {
    question: 'How do I sign up and pick a package?',
    answer:
      'Choose Get Started and create your account. Then talk to us about the package that suits you or your company. You can reach us by phone or e-mail at any time.',
  },
  expiredSubscription: {
    question: 'What happens when my subscription ends?',
    answer:
      'Your access is restricted until the subscription is renewed. To avoid a gap, renew 2 to 3 days before it ends.',
  },
  cancel: {
    question: 'How do I cancel?',
    answer:
      'Contact our representatives or the provider of your program, and they will unsubscribe you. You can also delete your account on the website, in Settings under Your data: everything we keep of you goes with it.',
    link: privacy,
  },
  chat: {
    question: 'Is there a live chat?',
    answer: 'Not yet. Our team is there by phone and e-mail, 24 hours a day, 7 days a week.',
  },
  support: {
    question: 'How do I contact support?',
    answer:
      'Call us or write to us, day or night. The phone number and the e-mail address are at the foot of each page.',
  },
  newsletter: {
    question: 'Do you have a newsletter?',
    answer:
      'Yes. It comes once a week, with short tips on health, lifestyle, fitness and nutrition. You can stop it whenever you like.',
  },
} as const satisfies Record<string, Faq>;

/** The questions of `faqsById`, as a list. */
export const faqs: readonly Faq[] = Object.values(faqsById);
