import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const malariaStayAhead: Article = {
  contentId: 'malaria-stay-ahead',
  contentTitle: 'Malaria: stay ahead of the mosquito',
  contentIntroduction:
    '<p>Malaria takes work days, school days and lives. It can be stopped before it starts, and it can be cured when it is treated early.</p>',
  contentDisplayPictureUrl: '/pictures/malaria-stay-ahead.svg',
  contentCreatedAt: '2024-12-02T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What malaria is</h2>
<p>Malaria comes from a tiny parasite. A mosquito carries it from one person to the next, and it bites mostly between dusk and dawn. You cannot catch malaria from rain, oily food, sunshine or hard work.</p>
<p>The World Health Organization (WHO) reports that Nigeria has more malaria cases than any other country. Children under five and pregnant women are in the most danger. Healthy adults get ill too, and a bad attack can kill an adult who waits too long.</p>
<h2>Keep the mosquito away</h2>
<ul>
<li><strong>Sleep under a treated net every night.</strong> Tuck it in all round. Repair holes with a needle and thread.</li>
<li><strong>Cover up in the evening.</strong> Long sleeves and trousers help. So does a repellent on bare skin; read the label first.</li>
<li><strong>Screens on doors and windows</strong> let the air in and keep mosquitoes out.</li>
<li><strong>Indoor spraying</strong> works when trained people do it. Let them in when they come.</li>
<li><strong>Keep the compound dry.</strong> Cover water drums and clear blocked gutters. It makes the place less friendly to mosquitoes of all kinds.</li>
</ul>
<h2>Fever? Test first</h2>
<p>Fever, chills, headache, weakness and aching joints can be malaria. They can also be typhoid, flu or something else. That is why WHO advises a test before treatment. The quick test needs one drop of blood and takes about 20 minutes.</p>
<p>Go for the test within 24 hours. Take a child or a pregnant woman on the same day.</p>
<h2>Treat it right</h2>
<ul>
<li>Take the medicine that the health worker gives you. It is mostly a mix of two drugs called ACT.</li>
<li>Finish all of it, also when you feel well on day two. Stopping early lets the strongest parasites live.</li>
<li>Do not share tablets and do not keep some for next time.</li>
<li>Buy from a licensed pharmacy and look for the NAFDAC number. Fake medicine is a real danger.</li>
<li>Go back if the fever is not gone after three days.</li>
</ul>
<h2>Danger signs</h2>
<p>Go to hospital at once if the person cannot drink, vomits everything, is very sleepy or confused, has fits, breathes fast, has yellow eyes or passes dark urine.</p>
<h2>Pregnancy and small children</h2>
<p>Pregnant women should sleep under a net and ask for the preventive tablets at the antenatal clinic. Malaria vaccines for young children are being brought in step by step. Ask at your health centre whether your child can have one.</p>
<h2>At work</h2>
<p>Ask whether your workplace clinic has quick tests. If you work nights, wear long sleeves and use a repellent. If you are ill, rest: a tired worker with fever makes mistakes.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    '<p>Net every night, test before tablets, finish the course. Three habits that keep a whole family safer.</p>',
  categories: ['Health'],
  sources: [
    { name: bodies.who, title: 'Malaria (fact sheet)', year: null },
    { name: bodies.who, title: 'World malaria report 2023', year: 2023 },
    { name: bodies.who, title: 'WHO guidelines for malaria', year: null },
  ],
};
