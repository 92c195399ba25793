import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const healthCoverInNigeria: Article = {
  contentId: 'health-cover-in-nigeria',
  contentTitle: 'Health cover in Nigeria',
  contentIntroduction:
    'A hospital bill can eat a year of savings. Cover spreads the cost over many people. Here is how it works, and how to find out what you have.',
  contentDisplayPictureUrl: '/pictures/health-cover-in-nigeria.svg',
  contentCreatedAt: '2024-10-14T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>Why it helps</h2>
<p>With cover, many people pay a little while they are well. When one of them falls ill, the money is there. People who are covered go earlier, and illness that is found early costs less. Cover is also for healthy people: many plans pay for check-ups, vaccines and care in pregnancy.</p>
<h2>What the law says</h2>
<p>Since 2022 there has been a law that wants everybody who lives in Nigeria to have health cover. It set up the National Health Insurance Authority (NHIA), which makes the rules and keeps watch over all plans. The states have schemes of their own. In many places the work is still going on, so ask how far your state has come.</p>
<h2>Four ways in</h2>
<ul>
<li><strong>Through work.</strong> Employers with five or more people should sign up. Part of the price may come off your pay, and the employer pays the rest.</li>
<li><strong>Through your state.</strong> The state scheme takes workers, traders, farmers and families.</li>
<li><strong>By yourself.</strong> You can buy a plan from a health maintenance organisation (HMO).</li>
<li><strong>With help.</strong> There is a public fund for people who cannot pay. Ask at the primary health centre whether your family can join.</li>
</ul>
<h2>Words you will meet</h2>
<ul>
<li><strong>Premium:</strong> what you pay for the plan, by month or year.</li>
<li><strong>HMO:</strong> the firm that runs the plan and pays the hospital.</li>
<li><strong>Provider:</strong> the clinic or hospital that you choose, where you go first.</li>
<li><strong>Referral code:</strong> the yes of the HMO when you are sent to another hospital.</li>
<li><strong>Co-payment:</strong> the part you pay yourself, often a tenth of the price of medicine.</li>
<li><strong>Exclusions:</strong> what is not paid. Read these first.</li>
</ul>
<h2>Find out in one afternoon</h2>
<ol>
<li>Ask the people who look after staff: Am I covered? By whom? What is my number?</li>
<li>Ask who else is in. In the national plan for workers, one spouse and up to four children under 18 are covered with you. Other plans differ.</li>
<li>Ask which provider is written down for you. You can mostly change it if it is far away.</li>
<li>If work has no plan, go to the office of your state scheme, or look at the website of NHIA.</li>
<li>Before you pay anybody, check that NHIA has licensed them.</li>
</ol>
<h2>Questions to ask of a plan</h2>
<ul>
<li>Which hospitals near my home and work are on the list?</li>
<li>How much will it pay in a year, and for surgery?</li>
<li>Are my illness and my tablets covered, and from which month on?</li>
<li>Are birth, eyes, teeth, tests and check-ups part of it?</li>
<li>What do I do at night, or in another state?</li>
</ul>
<h2>Use it well</h2>
<p>Sign up the whole family, and put a photo of the card in every phone. Go to your provider once while you are well, so that they know you. Have the free check-ups. Keep papers and receipts.</p>
<p>In an emergency, go to the nearest hospital. The National Health Act of 2014 says that nobody may be refused emergency care. Tell the HMO as soon as you can.</p>
<h2>If something goes wrong</h2>
<p>Write down date, place, names and what was said. Call the HMO first. If that does not help, complain to the state scheme or to NHIA in writing.</p>
<h2>No cover yet?</h2>
<p>Do not put off care. The primary health centre costs little. Vaccines for children are free, and so is treatment of TB and HIV at public centres. Ask for the price before a test, and put some money aside each week.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    'Send one message today: "Am I covered, by whom, and what is my number?" Save the answer in your phone.',
  categories: ['Health', 'LifeStyle'],
  sources: [
    { name: bodies.nigeria, title: 'National Health Insurance Authority Act', year: 2022 },
    { name: bodies.nigeria, title: 'National Health Act', year: 2014 },
    { name: bodies.nhia, title: 'Formal Sector Social Health Insurance Programme', year: null },
    { name: bodies.who, title: 'Universal health coverage (fact sheet)', year: null },
  ],
};
