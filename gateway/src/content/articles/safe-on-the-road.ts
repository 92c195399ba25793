import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const safeOnTheRoad: Article = {
  contentId: 'safe-on-the-road',
  contentTitle: 'Safe on the road',
  contentIntroduction:
    'Most of us travel every day: by car, bus, keke or okada, or on foot. A few habits decide who gets home.',
  contentDisplayPictureUrl: '/pictures/safe-on-the-road.svg',
  contentCreatedAt: '2024-12-23T08:00:00.000Z',
  contentAuthorName: 'Choose Life editors',
  contentBody: `
<h2>Why it matters at work</h2>
<p>The World Health Organization (WHO) says that crashes kill more people between 5 and 29 years than anything else. Many more are hurt and lose their work for months. Most crashes are not fate. They have causes, and you can do something about nearly all of them.</p>
<h2>The belt: every seat, every trip</h2>
<p>A seat belt cuts the risk of dying in a crash by up to half. It works in the back too. Somebody without a belt in the back flies forward and hits those in front. Put it low over the hips and flat over the chest. Pregnant women put it under the belly.</p>
<p>Children sit in the back, in a seat made for their size. A child on your lap is not safe: in a crash nobody is strong enough to hold on.</p>
<h2>Put the phone away</h2>
<p>Drivers who use a phone are about four times as likely to crash. A headset helps little, since the mind is still on the call. Nigerian rules forbid calls and messages while the car moves. Before you start, switch off the sound and put the phone in the back. If it is urgent, stop in a safe place.</p>
<h2>Slow down</h2>
<p>Speed decides how hard the blow is. Drive only one per cent faster, and the risk of a deadly crash grows by about four per cent. Keep to the limit: 50 km/h in towns, unless a sign says less. Go slower in rain, dust, smoke and dark, and near schools and markets. Leave two seconds to the car in front, and four when it is wet.</p>
<h2>Never after a drink</h2>
<p>Even one drink makes you slower. The only safe number for drivers and riders is none. Some cough syrups, pain killers and allergy tablets make you sleepy too; read the label or ask. Plan the way home before the party starts.</p>
<h2>Tired is like drunk</h2>
<p>Sleep well before a long trip and stop every two hours. If your eyes fall shut, open windows and loud music do not help. Stop and sleep for twenty minutes. Avoid the road at night where you can.</p>
<h2>On a motorcycle</h2>
<ul>
<li>Wear a helmet that fits, and do up the strap. It cuts head injuries by more than two thirds.</li>
<li>The passenger needs one as well. Ask the rider for a clean one, or bring your own.</li>
<li>One passenger and no big load. No small children.</li>
<li>Wear shoes, long trousers and bright colours. Keep the light on by day.</li>
<li>Choose a rider who is sober and calm. You may get off at any time.</li>
</ul>
<h2>In buses and keke</h2>
<p>Use the belt if there is one. Do not hang on the door. Do not board a bus that is too full or has bad tyres. If the driver races or calls, speak up, and ask others to speak with you.</p>
<h2>On foot</h2>
<p>Use the footbridge, also when it is farther. Where there is no pavement, walk so that you face the traffic. Wear something light in the dark. Take out the earphones before you cross, and hold a child by the wrist.</p>
<h2>If you come upon a crash</h2>
<ol>
<li>Look after your own safety: stop away from the road and put out the warning sign.</li>
<li>Call for help. Save the emergency number of your state in your phone today.</li>
<li>Press a clean cloth on a wound that bleeds.</li>
<li>Do not pull people out unless there is fire or other danger: the neck may be hurt.</li>
<li>Give nothing to eat or drink. Stay and talk.</li>
</ol>
<h2>Look after the car</h2>
<p>Check tyres, brakes, lights and wipers once a week. A good tyre costs less than a night in hospital.</p>
`.trim(),
  contentBodyImage: '/pictures/lifestyle-cloth.svg',
  contentConclusion:
    'Belt or helmet on, phone away, no drink, and five minutes earlier on the way. That is most of road safety.',
  categories: ['LifeStyle'],
  sources: [
    { name: bodies.who, title: 'Road traffic injuries (fact sheet)', year: null },
    { name: bodies.who, title: 'Global status report on road safety 2023', year: 2023 },
    { name: bodies.nigeria, title: 'National Road Traffic Regulations', year: 2012 },
    { name: bodies.frsc, title: 'Nigeria Highway Code', year: null },
  ],
};
