import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const strongWithoutAGym: Article = {
  contentId: 'strong-without-a-gym',
  contentTitle: 'Strong without a gym',
  contentIntroduction:
    'Muscles keep your back straight, your sugar in order and your steps safe. Your own weight, a wall and two bottles of water are all you need.',
  contentDisplayPictureUrl: '/pictures/strong-without-a-gym.svg',
  contentCreatedAt: '2024-11-04T08:00:00.000Z',
  contentAuthorName: 'Choose Life fitness team',
  contentBody: `
<h2>Why muscles matter</h2>
<p>From about 30 on we lose some muscle every year, unless we use it. Strong legs climb stairs and carry children. A strong back holds you up at a desk all day. Muscles also take sugar out of the blood, also while you rest. The World Health Organization (WHO) advises adults to work the large muscles on <strong>two or more days a week</strong>, on top of walking.</p>
<h2>Before you start</h2>
<ul>
<li>Warm up for five minutes: march on the spot and circle your arms.</li>
<li>Breathe out when it gets hard. Never hold your breath.</li>
<li>Move slowly. Good form comes before more repeats.</li>
<li>A warm, tired feeling is fine. Sharp pain means stop.</li>
<li>Ask a health worker first if you are pregnant, have had surgery lately, or have heart trouble or high blood pressure that is not under control.</li>
</ul>
<h2>Six moves for the whole body</h2>
<p>Do each move 8 to 12 times. Rest for a minute, then do the round once more.</p>
<ol>
<li><strong>Chair stand.</strong> Sit on a firm chair. Cross your arms and stand up. Sit down slowly. This trains legs and hips.</li>
<li><strong>Wall push.</strong> Put your hands on a wall at the height of your chest and step back. Bend the elbows, then push away. Later use a table, then the floor.</li>
<li><strong>Bottle row.</strong> Hold a full water bottle in each hand and lean forward with a straight back. Pull the elbows up behind you.</li>
<li><strong>Bridge.</strong> Lie on your back with bent knees. Lift the hips until your body is a straight line, and lower them again.</li>
<li><strong>Heel raise.</strong> Hold on to a chair and go up on your toes. Count to two and come down.</li>
<li><strong>Plank.</strong> Rest on forearms and knees, with the belly tight and the back flat. Stay for 10 to 30 seconds.</li>
</ol>
<h2>How to get stronger</h2>
<p>When 12 repeats feel easy, make it a little harder: a third round, a heavier bottle, a lower table, or a slower way down. Take at least one day between two sessions. Muscles grow while they rest.</p>
<h2>A week that works</h2>
<ul>
<li><strong>Monday:</strong> six moves, 20 minutes.</li>
<li><strong>Tuesday and Wednesday:</strong> brisk walks.</li>
<li><strong>Thursday:</strong> six moves again.</li>
<li><strong>Friday:</strong> a walk.</li>
<li><strong>Weekend:</strong> play. Football, dancing, swimming, farm work.</li>
</ul>
<h2>Eat to build</h2>
<p>Muscles need protein. Beans, eggs, fish, chicken, groundnuts, milk and soya all bring it. Powders and pills are not needed, and some are not safe. Drink water when you are thirsty.</p>
<h2>For older workers</h2>
<p>It is never too late. People over 65 gain strength too, and strength with balance prevents falls. Add one more move: stand on one leg near a wall for 10 seconds, then change sides.</p>
`.trim(),
  contentBodyImage: '/pictures/fitness-cloth.svg',
  contentConclusion: 'Try the chair stand now: ten times, slowly. You have just started.',
  categories: ['Fitness'],
  sources: [
    { name: bodies.who, title: 'Guidelines on physical activity and sedentary behaviour', year: 2020 },
    { name: bodies.hhs, title: 'Physical Activity Guidelines for Americans, second edition', year: 2018 },
  ],
};
