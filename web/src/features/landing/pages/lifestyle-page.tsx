import { CalendarCheck, GraduationCap, Info, PhoneCall } from 'lucide-react';
import { ContactLinks } from '@/components/contact-links';
import { LineDrawing } from '@/components/motif';
import { PillarPage } from '../parts/pillar-sections.tsx';
import { Quilt } from '../parts/quilt.tsx';
import { Section } from '../parts/section.tsx';

/** The page /lifestyle (s.2.1). */
export function LifestylePage() {
  return (
    <PillarPage
      pillar="lifestyle"
      lead="Rest, mood and the habits in between. How you feel is part of how you are."
      faqHeading="Sleep: common questions"
      faqs={faqs}
      tips={tips}
    >
      <Moods />
      <Specialists />
    </PillarPage>
  );
}

const faqs = {
  'How much sleep does an adult need?':
    'Most adults need at least 7 hours each night. You have had enough when you wake up rested and stay awake through the day.',
  'What helps me sleep better?':
    'Go to bed and get up at the same time each day. Keep the room dark, quiet and cool. Put screens away half an hour before bed, and leave coffee, cola and heavy meals for earlier in the day.',
  'When should I see a doctor about my sleep?':
    'When you sleep badly for more than a few weeks, feel very sleepy by day, or when someone tells you that you snore loudly and stop breathing for moments at night.',
};

const tips = {
  'Breathe out slowly': 'Breathe in for four, out for six. A few rounds can help your body calm down.',
  'Keep meals screen free': 'Put the phone in another room. Taste the food and talk to each other.',
  'Get morning light': 'Ten minutes outside after you wake up help your body clock know it is day.',
  'Call someone you like': 'A short chat with a friend can lift a heavy day, for both of you.',
  'Say no to one thing': 'A full week needs a gap. Choose one thing you will not do, and rest.',
  'Write worries down': 'Put tomorrow on paper before bed, so that it does not keep you awake.',
};

/** The text has the emergency number of Nigeria, because marketing pages do not load the configuration (EMERGENCY_NUMBER). */
function Moods() {
  return (
    <Section
      id="moods"
      heading="How do you feel today?"
      lead="No mood is wrong. Naming it is the first step."
    >
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-5">
        {moods.map(({ name, text, face }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr] content-start items-center gap-x-5 gap-y-1 rounded-card border border-line bg-surface p-5 md:max-lg:last:col-span-2 lg:grid-cols-1 lg:justify-items-center lg:p-6 lg:text-center"
          >
            <LineDrawing strokeWidth="3" className="row-span-2 size-16 text-lifestyle lg:mb-3 lg:size-24">
              <circle cx="32" cy="32" r="28" className="fill-current/8" />
              <path d={face} />
            </LineDrawing>
            <h3 className="display self-end text-question">{name}</h3>
            <p className="self-start text-body text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-3 rounded-card bg-lifestyle-tint p-5 text-body text-ink">
        <Info aria-hidden size={22} className="mt-0.5 shrink-0 text-lifestyle" />
        If a low mood stays for more than two weeks, talk to a doctor or a counsellor. If you think of hurting
        yourself, get help right away. In Nigeria you can call 112.
      </p>
    </Section>
  );
}

/** The five moods (s.2.1). `face` is the path of the eyes and the mouth, in a drawing of 64 by 64. */
const moods = [
  {
    name: 'Sad',
    text: 'Things feel heavy. Be gentle with yourself and tell someone you trust.',
    face: 'M22 26v3m20-3v3M22 46c5-7 15-7 20 0M17 21l8-4m22 4-8-4',
  },
  {
    name: 'Unhappy',
    text: 'Something is not right. Ask what you need: rest, food, company or a change.',
    face: 'M22 27v3m20-3v3M23 44c6-4 12-4 18 0',
  },
  {
    name: 'Detached',
    text: 'You feel far away from things. A walk or a call can bring you closer.',
    face: 'M18 28h8m12 0h8M24 43h16',
  },
  {
    name: 'Confident',
    text: 'You trust yourself. A good day to begin the thing you put off.',
    face: 'M22 26v3m20-3v3M22 40c5 6 13 7 20 1',
  },
  {
    name: 'Excited',
    text: 'You are full of energy. Share it, and leave some time to wind down.',
    face: 'm17 29 5-5 5 5m10 0 5-5 5 5M20 38c2 13 22 13 24 0Z',
  },
];

const services = [
  {
    title: 'Trained Professionals',
    text: 'People who know the work and keep what you say private.',
    Icon: GraduationCap,
  },
  {
    title: '24/7hr Support',
    text: 'By phone and e-mail, on any day and at any hour.',
    Icon: PhoneCall,
    contact: (
      <p className="flex flex-wrap gap-x-6">
        <ContactLinks
          iconSize={null}
          className="inline-flex min-h-11 items-center rounded-chip font-bold text-on-deep underline decoration-2 underline-offset-4"
        />
      </p>
    ),
  },
  {
    title: 'Follow ups and Recommendations',
    text: 'We check how you are doing, and suggest the next small step.',
    Icon: CalendarCheck,
  },
];

function Specialists() {
  return (
    <section
      aria-labelledby="support"
      className="on-deep relative isolate overflow-hidden bg-indigo-deep py-16 text-on-deep lg:py-24"
    >
      <Quilt columns={24} rows={1} className="absolute inset-x-0 top-0 -z-10 h-15 w-full max-lg:hidden" />
      <div className="content grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-10">
        <div className="grid content-start gap-4">
          <h2 id="support" className="display text-h2">
            Specialist support
          </h2>
          <p className="max-w-md text-lead text-on-deep-muted">
            You do not have to work it out alone. Our people listen first.
          </p>
        </div>
        <ul className="grid">
          {services.map(({ title, text, Icon, contact }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-5 border-t border-on-deep/20 py-6 first:border-t-0 first:pt-0 last:pb-0"
            >
              <span className="grid size-14 place-items-center rounded-button bg-on-deep/10">
                <Icon aria-hidden size={26} />
              </span>
              <div className="grid gap-1">
                <h3 className="display text-h3">{title}</h3>
                <p className="text-body text-on-deep-muted">{text}</p>
                {contact}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
