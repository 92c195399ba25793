import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const whenYourPressureIsLow: Article = {
  contentId: 'when-your-pressure-is-low',
  contentTitle: 'When your pressure is low',
  contentIntroduction:
    'Much is said about high blood pressure. A low one is often quite all right. Here is how to tell, and what helps when the head spins.',
  contentDisplayPictureUrl: '/pictures/when-your-pressure-is-low.svg',
  contentCreatedAt: '2024-09-09T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What counts as low?</h2>
<p>Doctors speak of low blood pressure below <strong>90 over 60</strong>. For many people that is simply how they are made: young people, small people and those who train a lot. If you feel well, a low reading mostly needs no treatment. It even spares your heart.</p>
<p>What counts is how you feel, and whether the number is new. A sudden drop from 140 to 100 can make one person dizzy, while another lives happily at 95.</p>
<h2>Signs to notice</h2>
<ul>
<li>Dizzy or light in the head, above all when you stand up.</li>
<li>Black spots before the eyes, or blurred sight.</li>
<li>Weak, tired, cold or sick to the stomach.</li>
<li>A faint.</li>
</ul>
<p>Measure it when you feel this way. Sit for five minutes first, then take it twice and write it down. Take it once more after you have stood for one to three minutes. A fall of 20 or more in the high number is worth telling a health worker.</p>
<h2>Common causes</h2>
<ul>
<li><strong>Too little water:</strong> heat, hard work, fasting, vomiting or a running stomach.</li>
<li><strong>Medicine:</strong> tablets for blood pressure, water tablets, and some for mood, prostate or potency.</li>
<li><strong>Getting up fast,</strong> or standing in one place for long.</li>
<li><strong>A heavy meal or alcohol.</strong></li>
<li><strong>Pregnancy,</strong> mostly in the first half.</li>
<li><strong>Too little blood,</strong> illness of the heart, or a bad infection.</li>
</ul>
<h2>What helps</h2>
<ul>
<li>Drink water through the day. Take more when it is hot, unless you were told to drink less.</li>
<li>Get up in steps: sit on the edge of the bed, move your feet, count to thirty, then stand.</li>
<li>Eat small meals, and rest a little after them.</li>
<li>Go easy on alcohol.</li>
<li>In a long queue, shift your weight, cross your legs and press them together.</li>
<li>Take ORS if you have a running stomach.</li>
</ul>
<p>Do not add salt to your food on your own. It may be wrong for your heart or kidneys. Ask first.</p>
<h2>When you feel faint</h2>
<p>Lie down at once, wherever you are, and put your legs up on a bag or a chair. If you cannot lie down, sit with your head between your knees. Get up slowly when it has passed. If you are driving, stop the car first.</p>
<p>If somebody else faints, lay the person flat and lift the legs. Most people wake up within a minute. Do not pour water into the mouth.</p>
<h2>If you take tablets for high blood pressure</h2>
<p>A low reading does not mean that you are cured. Do not stop and do not halve the dose by yourself. Show your numbers to the health worker. The dose can often be changed.</p>
<h2>When to see a health worker</h2>
<p>Go soon if you are often dizzy, if you have fainted or fallen, or if your pressure is lower than it used to be. Older people should go early, since a fall can break a hip.</p>
<p>Go to hospital <strong>at once</strong> when low pressure comes with chest pain, short breath, heavy bleeding, black stools, high fever, a confused mind, cold and sweaty skin, or swelling of the face after a sting, a food or a medicine. In pregnancy, go at once for bleeding, strong belly pain or a faint.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    'Low and well is fine. Low and dizzy: drink, rest, write the numbers down, and show them to a health worker.',
  categories: ['Health'],
  sources: [
    { name: bodies.nhlbi, title: 'Low Blood Pressure', year: null },
    { name: bodies.aha, title: 'Low Blood Pressure - When Blood Pressure Is Too Low', year: null },
    { name: bodies.medlinePlus, title: 'Low blood pressure', year: null },
    { name: bodies.medlinePlus, title: 'Fainting', year: null },
  ],
};
