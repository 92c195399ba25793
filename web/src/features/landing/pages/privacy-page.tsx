import { Check, CircleAlert, Clock, Eye, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { ContactLinks } from '@/components/contact-links';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { PageHero, Section } from '../parts/section.tsx';

/**
 * The page /privacy: which data is kept, who sees it, for how long, and how to export or delete it. Every sentence describes what the
 * product does, so a change of what is stored, logged or sent must change the sentence too.
 */
export function PrivacyPage() {
  return (
    <>
      <PageHero
        heading="Your data, in plain words"
        lead="What we keep, who sees it, for how long, and how you get it out."
      />
      <Section
        id="kept"
        heading="What we keep"
        lead="No more than what you tell us, and what we work out from it."
      >
        <DataKindList />
      </Section>
      <Section id="out" heading="How to get it out" isRaised>
        <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {Object.entries(dataRequests).map(([title, text]) => (
            <li key={title} className="grid content-start gap-2 border-t-4 border-indigo pt-4">
              <h3 className="display text-question">{title}</h3>
              <p className="text-body text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {/* The page is prerendered, so its HTML has both links, and CSS shows one of them: the link to Settings if this browser stores a
              login (`session/known-here.ts`), otherwise the link to the login page. */}
          <span className="in-data-known-here:hidden">
            <Link href={pathOf('login')} className={buttonVariants({ variant: 'outline' })}>
              Log in
            </Link>
          </span>
          <span className="hidden in-data-known-here:inline">
            <Link href={pathOf('settings')} className={buttonVariants({ variant: 'outline' })}>
              Open Settings
            </Link>
          </span>
          <ContactLinks />
        </div>
      </Section>
      <div className="content grid gap-12 py-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
        <Points
          id="not"
          heading="What we do not do"
          points={whatWeDoNotDo}
          Icon={Check}
          iconColour="text-good"
        />
        <Points
          id="limits"
          heading="What we cannot promise"
          points={whatWeCannotPromise}
          Icon={CircleAlert}
          iconColour="text-warn"
        />
      </div>
    </>
  );
}

const personAndProvider = 'You, and the provider of your program. Not your employer.';

const dataKinds = [
  {
    title: 'Your account',
    text: 'Your name, gender and e-mail, and what you add in Settings. Of your password we keep a scrambled form, which nobody can read back.',
    who: personAndProvider,
    howLong: 'Until you delete your account.',
  },
  {
    title: 'Your answers and reports',
    text: 'What you answer in the Health Risk Assessment, which is saved as you go on, and the reports made from it.',
    who: `${personAndProvider} Your report goes further only if you share it.`,
    howLong: 'Until you delete your account.',
  },
  {
    title: 'Your log-ins',
    text: 'When you logged in, and when you last used the site. What is in your browser is the key; we keep a scrambled form of it. Each time that your answers or reports are opened, saved or deleted we also note it, without your name and without what was in them, so that you can ask who opened them.',
    who: 'The provider of your program.',
    howLong:
      'A log-in ends after 30 minutes without use, and after 12 hours in any case. The notes are kept for as long as the provider has decided; ask us.',
  },
  {
    title: 'Our e-mails to you',
    text: 'Links to finish a sign-up or to choose a new password. A sign-up you never finish is removed within two days.',
    who: 'You, and the people who run the mail service. In a demonstration: everybody at the machine it runs on.',
    howLong:
      'A link works for a day at most. A demonstration keeps the newest 500 e-mails; those to you go with your account.',
  },
  {
    title: 'The waitlist',
    text: 'Your e-mail, if you join it.',
    who: 'The people who look after the list, and everybody they have opened its page to. In a demonstration: everybody at the machine it runs on.',
    howLong: 'Until it is taken off the list, or you delete an account with that e-mail.',
  },
  {
    title: 'In your browser',
    text: 'Your name, e-mail, risk age, and the key of your log-in. In its tab, what you type into the assessment.',
    who: 'The next person who uses the same browser, if you do not log out.',
    howLong:
      'Until you log out, delete your account, or your log-in ends, also because nobody used the site for a while: then it goes from every tab at once. What you typed and we could not save stays in its tab when your log-in ends, for you alone, until the next log-in, and no longer than a page may lie unused. What a tab keeps goes with the tab.',
  },
];

const dataRequests = {
  'Take it with you':
    'Log in, open Settings, and choose Export my data. You get one file (JSON) with all that is kept of you. Your answers are in it as HL7 FHIR R4, which other health software can read. Your reports are in it, and their PDFs as base64 text; on the page of a report you get its PDF as a file.',
  'Delete it':
    'Log in, open Settings, and choose Delete my account. We ask for your password once more. Then your account, answers, reports, log-ins, e-mails and place on the waitlist are deleted at once, and every tab of your browser is cleared.',
  'Ask us':
    'Where Settings does not have these buttons, or you cannot log in, call us or write to us, day or night.',
};

const whatWeDoNotDo = [
  'No advertising, no trackers, no scripts of other companies.',
  'No cookies but one: for twelve weeks it tells us that you have logged in, or opened an e-mail of ours, on this browser, so that nobody can keep you out by trying passwords. It holds no name.',
  'No answers, reports, e-mails or passwords in our logs.',
  'Nothing of your answers goes to your employer.',
];

const whatWeCannotPromise = [
  'This site can work with a gateway that is not ours: a service of another company, which then keeps your account and your answers. A gateway that is not ours may keep more, and for longer, and may have no export or deletion of its own.',
  'Copies that somebody made before you deleted your account stay where they are: backups, e-mails in your own mailbox, files you downloaded or shared.',
  'The people who run the server could read the data on it.',
];

interface PointsProps {
  readonly id: string;
  readonly heading: string;
  readonly points: readonly string[];
  readonly Icon: LucideIcon;
  /** The class of the icon's text colour. */
  readonly iconColour: string;
}

function Points({ id, heading, points, Icon, iconColour }: PointsProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <h2 id={id} className="display text-h2">
        {heading}
      </h2>
      <ul className="grid gap-4">
        {points.map(point => (
          <li key={point} className="flex items-start gap-3 text-body text-ink">
            <Icon aria-hidden size={22} className={`mt-px shrink-0 ${iconColour}`} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DataKindList() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {dataKinds.map(({ title, text, who, howLong }) => (
        <li
          key={title}
          className="row-span-2 grid grid-rows-subgrid gap-y-5 rounded-card border border-line bg-surface p-6 sm:p-8"
        >
          <div className="grid content-start gap-2">
            <h3 className="display text-question">{title}</h3>
            <p className="text-body text-ink-muted">{text}</p>
          </div>
          <dl className="grid content-start gap-4 border-t border-line pt-5">
            <Fact Icon={Eye} label="Who sees it" text={who} />
            <Fact Icon={Clock} label="How long" text={howLong} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ Icon, label, text }: { Icon: LucideIcon; label: string; text: string }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr]">
      <dt className="contents text-meta font-bold text-ink">
        <Icon aria-hidden size={18} className="mt-0.5 text-indigo" />
        <span>{label}</span>
      </dt>
      <dd className="col-start-2 text-body text-ink">{text}</dd>
    </div>
  );
}
