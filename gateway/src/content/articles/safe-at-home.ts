import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const safeAtHome: Article = {
  contentId: 'safe-at-home',
  contentTitle: 'Safe at home',
  contentIntroduction:
    'Home is where we rest, and also where many burns and falls happen. One free Saturday is enough to make yours much safer.',
  contentDisplayPictureUrl: '/pictures/safe-at-home.svg',
  contentCreatedAt: '2024-09-23T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>Why it matters</h2>
<p>The World Health Organization (WHO) counts about 180,000 deaths from burns each year. Almost two in three are in Africa and South-East Asia. Burns can be prevented, and most of what helps costs little.</p>
<h2>A smoke alarm</h2>
<p>Smoke can kill you while you sleep. An alarm gives you time to get out. In the United States, the risk of dying in a home fire is 55 per cent lower where an alarm works.</p>
<ul>
<li>Put one on the ceiling of each bedroom and one outside the bedrooms. If you can buy only one, hang it near the beds.</li>
<li>Keep it three metres from the stove, or it will go off at every meal.</li>
<li>Press the test button each month. Change the battery when it chirps, and the alarm after ten years.</li>
</ul>
<h2>A fire extinguisher</h2>
<p>Choose dry powder marked ABC, not too heavy to lift. Hang it near the way out. The needle should be in the green.</p>
<p>Use it only on a small fire, when the others are out, help is called and the door is behind you. Pull the pin, aim low, squeeze, and sweep from side to side. If the room fills with smoke, leave and shut the door.</p>
<p>Never pour water on burning oil or on wires. If a pan burns, slide a lid over it and turn off the heat.</p>
<h2>Kerosene and gas</h2>
<ul>
<li>Stay with the pot. Keep children and curtains one metre away.</li>
<li>Let a kerosene stove or lamp cool before you fill it, and fill it outside. Never mix in petrol.</li>
<li>Keep the gas cylinder upright and outside. Put soapy water on the hose: bubbles show a leak.</li>
<li>If you smell gas, light nothing and touch no switch. Close the valve if you can, open the doors and go out.</li>
</ul>
<h2>The generator: outside only</h2>
<p>Its fumes hold carbon monoxide, a gas you cannot see or smell. It kills people in their sleep, and an open window is not enough. Run it outside, at least six metres from any door or window, your neighbour's too. Never run it on a balcony or in a corridor. Do not burn charcoal indoors. If you feel dizzy, weak or sick or your head aches, take everybody out at once and get help.</p>
<h2>Wires</h2>
<p>Do not load one socket with many plugs. Let a trained electrician replace what is bare, hot or smells burnt. When the light goes, switch off the iron and the cooker, so that they are not on when it comes back.</p>
<h2>The way out</h2>
<p>Look for two ways out of each room. Hang the keys of gate and burglar bars where all can find them in the dark. Agree on a place to meet. Practise twice a year. In smoke, stay low. Once out, stay out and call 112 or your fire service.</p>
<h2>First aid for a burn</h2>
<ol>
<li>Put out the flames: lie down and roll, or use a blanket. Switch off the power before you touch somebody who had a shock.</li>
<li>Take off clothes and rings near the burn, but nothing that sticks.</li>
<li>Hold it under <strong>cool running water for 20 minutes</strong>. No ice. Keep the rest of the body warm.</li>
<li>Lay cling film or a clean cloth over it.</li>
<li>No oil, egg, butter or toothpaste. Do not open blisters.</li>
<li>Go to hospital if the burn is deep, white or black, or larger than the person's hand. Go too if it is on the face, neck, hands, feet, joints or private parts, if it came from electricity or chemicals, or if the person breathed in smoke.</li>
</ol>
<h2>Falls</h2>
<p>Wipe up water and oil at once. Light the stairs and give them a rail. Clear away loose mats and cables. Stand on a ladder, not on a chair. Never leave a baby alone on a bed.</p>
<h2>Out of children's reach</h2>
<p>Lock medicines away, high up, after each use. Do not call them sweets. Never keep kerosene or bleach in a drink bottle. If a child swallows some, do not make the child vomit. Go to hospital at once and take the bottle along.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'An alarm, an extinguisher, the generator outside and a way out that everybody knows. Start with one of them today.',
  categories: ['LifeStyle', 'Health'],
  sources: [
    { name: bodies.who, title: 'Burns (fact sheet)', year: null },
    { name: bodies.nfpa, title: 'Smoke Alarms in US Home Fires', year: 2021 },
    { name: bodies.nfpa, title: 'Smoke Alarms at Home (safety tip sheet)', year: null },
    { name: bodies.cdc, title: 'Carbon Monoxide Poisoning Basics', year: null },
    { name: bodies.nhs, title: 'Burns and scalds', year: null },
    { name: bodies.who, title: 'Falls (fact sheet)', year: null },
    { name: bodies.who, title: 'World report on child injury prevention', year: 2008 },
  ],
};
