import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const sitLessFeelBetter: Article = {
  contentId: 'sit-less-feel-better',
  contentTitle: '<p>Sit less, feel better</p>',
  contentIntroduction:
    'Office, bus, sofa: many of us sit for most of the day. Your back, your heart and your head all like it when you get up.',
  contentDisplayPictureUrl: '/pictures/sit-less-feel-better.svg',
  contentCreatedAt: '2024-09-16T08:00:00.000Z',
  contentAuthorName: 'Choose Life fitness team',
  contentBody: `
<h2>What long sitting does</h2>
<p>When you sit, the big muscles of your legs switch off. They use little sugar and fat, and the blood moves slowly. The World Health Organization (WHO) says that adults should limit the time they spend sitting, and that it is good to swap it for movement of any kind, also light. People who sit much should try to move more than the weekly minimum.</p>
<p>Sitting still also makes the neck stiff and the lower back ache. And a tired body makes a tired mind: most mistakes at the desk happen when nobody has moved for hours.</p>
<h2>Stand up every half hour</h2>
<p>You do not need a long break. One or two minutes are enough. Try these:</p>
<ul>
<li>Stand when the phone rings.</li>
<li>Keep the water bottle in another room, so you must walk to drink.</li>
<li>Walk over to a colleague and do not send the message.</li>
<li>Use the toilet one floor up.</li>
<li>Hold the short meeting on your feet.</li>
<li>Set a soft alarm on your phone, once every 30 minutes.</li>
</ul>
<h2>Six stretches at the desk</h2>
<ol>
<li><strong>Neck:</strong> let one ear sink to the shoulder and count to ten. Change sides.</li>
<li><strong>Shoulders:</strong> roll them back ten times.</li>
<li><strong>Chest:</strong> fold your hands behind you and lift them a little.</li>
<li><strong>Back:</strong> sit tall and turn to one side, with a hand on the chair. Then to the other.</li>
<li><strong>Wrists:</strong> stretch one arm out and pull the fingers back gently.</li>
<li><strong>Legs:</strong> stand up and sit down ten times without using your hands.</li>
</ol>
<h2>Set up your place</h2>
<ul>
<li>Put both feet flat on the floor. Use a box if the chair is too high.</li>
<li>Sit right back, with something firm behind your lower back. A rolled towel will do.</li>
<li>The top of the screen should be level with your eyes, an arm's length away. Put books under a laptop.</li>
<li>Keep the elbows close to your sides.</li>
<li>Look at something far away for 20 seconds now and then. It rests the eyes.</li>
</ul>
<h2>On the road</h2>
<p>In the bus, press your feet into the floor and let go, ten times. Pull in your belly and let go. If you drive for a living, stop every two hours and walk around the car. On a long trip drink water; it is good for you and makes you stop.</p>
<h2>At home</h2>
<p>Stand up in every advert or between two episodes. Iron, fold and cook on your feet. Play with the children on the floor. One evening a week, leave the screen off and take a walk with the family.</p>
<h2>When pain stays</h2>
<p>See a health worker if back pain lasts longer than six weeks, wakes you at night, or comes with weak or numb legs. Go at once if you lose control of bladder or bowel.</p>
`.trim(),
  contentBodyImage: '/pictures/fitness-cloth.svg',
  contentConclusion: 'Stand up now and finish this page on your feet. That was the first break of the day.',
  categories: ['Fitness', 'LifeStyle'],
  sources: [
    { name: bodies.who, title: 'Guidelines on physical activity and sedentary behaviour', year: 2020 },
    { name: bodies.osha, title: 'Computer Workstations (eTool)', year: null },
    { name: bodies.niams, title: 'Back Pain', year: null },
  ],
};
