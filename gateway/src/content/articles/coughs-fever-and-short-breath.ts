import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const coughsFeverAndShortBreath: Article = {
  contentId: 'coughs-fever-and-short-breath',
  contentTitle: 'Coughs, fever and short breath',
  contentIntroduction:
    'Rain, harmattan dust and full buses bring coughs and colds. Most go by themselves. Learn to keep them from others, and to know the few that cannot wait.',
  contentDisplayPictureUrl: '/pictures/coughs-fever-and-short-breath.svg',
  contentCreatedAt: '2024-11-11T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>Keep it to yourself</h2>
<ul>
<li><strong>Cough and sneeze into a tissue,</strong> then throw it away. Without one, use the bend of your elbow and not your hand.</li>
<li><strong>Wash your hands</strong> with soap for 20 seconds: after a cough, before food, after the toilet, when you come home.</li>
<li><strong>Let air in.</strong> Open windows in the office, the bus and the bedroom.</li>
<li><strong>Keep a distance</strong> when you are ill, and wear a mask if you must be among people.</li>
<li><strong>Stay at home</strong> with fever, until it has been gone for a day without tablets.</li>
</ul>
<p>Ask at your clinic about vaccines, such as those against flu and COVID-19. They matter most for older people, pregnant women, health workers and people with an illness of heart, lungs or sugar.</p>
<h2>Look after yourself</h2>
<p>Rest, and drink a lot: water, light soup, warm tea with lemon. Honey eases a cough, but never give it to a baby under one year. Paracetamol helps against fever and pain; keep to the dose on the label. Do no sport or heavy work while you have fever. Go back step by step.</p>
<p>Most colds come from a virus. <strong>Antibiotics do not help against it.</strong> Taken for nothing, they only train germs to resist. Do not buy them without a health worker's word, and never share them.</p>
<h2>Fever: test, do not guess</h2>
<p>In Nigeria fever can be malaria. Have the quick blood test within 24 hours, and take a child or a pregnant woman on the same day. Do not just swallow malaria tablets.</p>
<p>If fever goes on after two or three days of treatment, go back. Lassa fever, typhoid and others begin in the same way. Tell them if there were rats in the house, or if somebody near you was very ill. Keep food in boxes with tight lids.</p>
<h2>A cough that stays</h2>
<p>A cough that lasts <strong>two weeks or more</strong> should be tested for TB. So should one with night sweats, weight loss or blood. The test and the treatment are free at public centres, and TB can be cured. A long cough can also come from asthma, smoking, acid from the stomach, or some blood pressure tablets.</p>
<h2>Clean the air you breathe</h2>
<p>Smoke from firewood and rubbish harms the lungs. Cook outside or under a chimney, and use gas if you can. In harmattan, wear a mask, wet the floor before you sweep, and close the windows on the worst days. Never run a generator in the house or near a window: its gas has no smell and kills.</p>
<h2>Short of breath</h2>
<p>It is normal after stairs taken fast. It is not normal when you cannot walk with people of your age, wake up at night to sit, or need three pillows. Swollen feet belong to the picture. See a health worker within days. It may be the heart, the lungs or weak blood, and each can be treated. If you have asthma, carry the inhaler and take the daily one daily.</p>
<h2>Go to hospital at once</h2>
<ul>
<li>You cannot finish a sentence for lack of breath.</li>
<li>Breath goes short all of a sudden, or with pain in the chest.</li>
<li>Lips or tongue turn blue or grey.</li>
<li>Somebody is confused, very sleepy, or has a fit.</li>
<li>You cough up blood.</li>
<li>The inhaler does not help.</li>
<li>Fever comes with a stiff neck, a rash or bleeding.</li>
<li>A small child breathes fast, pulls in the chest or does not drink.</li>
</ul>
<p>Sit upright, loosen tight clothes, and do not go alone.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    'Elbow, soap, fresh air and rest deal with most of it. Two weeks of cough, or no breath for a sentence: get help.',
  categories: ['Health'],
  sources: [
    { name: bodies.cdc, title: "Preventing Spread of Respiratory Viruses When You're Sick", year: null },
    { name: bodies.cdc, title: 'About Handwashing', year: null },
    { name: bodies.ncdc, title: 'National Guidelines for Lassa Fever Case Management', year: 2018 },
    { name: bodies.who, title: 'Tuberculosis (fact sheet)', year: null },
    { name: bodies.who, title: 'Antimicrobial resistance (fact sheet)', year: null },
    { name: bodies.who, title: 'Household air pollution (fact sheet)', year: null },
    { name: bodies.medlinePlus, title: 'Breathing difficulty', year: null },
  ],
};
