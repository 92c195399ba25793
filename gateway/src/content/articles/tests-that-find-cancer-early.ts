import type { Article } from './article.ts';
import { bodies } from './sources.ts';

export const testsThatFindCancerEarly: Article = {
  contentId: 'tests-that-find-cancer-early',
  contentTitle: '<p>Tests that find cancer early</p>',
  contentIntroduction:
    '<p>Cancer that is found early can often be cured. A few tests look for it before you feel anything. Here is who needs which, and when.</p>',
  contentDisplayPictureUrl: '/pictures/tests-that-find-cancer-early.svg',
  contentCreatedAt: '2024-12-09T08:00:00.000Z',
  contentAuthorName: 'Choose Life health desk',
  contentBody: `
<h2>What these tests are</h2>
<p>They are for people who feel well. Most who go hear good news. A test that finds something is not yet a diagnosis: it says that a closer look is needed. If you already have signs, do not wait for such a test. See a health worker now.</p>
<p>No test is perfect. It can miss something, or give a false alarm. Ask what the test can and cannot show.</p>
<h2>Bowel: from 45 on</h2>
<p>The US Preventive Services Task Force advises tests for men and women from 45 to 75. There are two common ways:</p>
<ul>
<li><strong>A stool test</strong> looks for blood that the eye cannot see. It is done once a year, and you take the sample at home.</li>
<li><strong>A look inside the bowel</strong> with a thin tube. If all is well, the next one is due in ten years. Small growths can be taken out on the spot.</li>
</ul>
<p>Start earlier if a parent, brother or sister had it. Signs to show at once: blood in the stool, a change in how you go that lasts for weeks, weight loss or weak blood.</p>
<h2>Neck of the womb: from 30 to 65</h2>
<p>Nearly all cancer of the cervix comes from a virus, HPV, that is passed on by sex. It grows slowly over years, so a test has time to find it. Women from 30 to 65 have a test for HPV about every five years, or a smear every three years. Some countries start with the smear at 21. The World Health Organization (WHO) puts women from 30 to 49 first. Women with HIV start at 25 and come more often.</p>
<p>If the whole womb and its neck were taken out, and there was no cancer or early change, you mostly do not need the test any more. Ask, since some operations leave the neck in place.</p>
<p>Girls from 9 to 14 can have a vaccine against HPV. Nigeria gives it to girls of that age. Ask at your health centre.</p>
<p>Bleeding after sex, between periods or after the change of life is a reason to go now.</p>
<h2>Breast: know what is normal for you</h2>
<p>Look at your breasts and feel them now and then, in the bath or in bed. You need no special method. Go to a health worker within days if you notice:</p>
<ul>
<li>a lump in the breast or under the arm;</li>
<li>skin that dimples, thickens or looks like orange peel;</li>
<li>a nipple that turns in, bleeds or has a sore;</li>
<li>a breast that has changed in size or shape.</li>
</ul>
<p>Most lumps are harmless. An X-ray of the breast every two years is advised in the United States from 40 to 74. Ask where you can have one. Men can get breast cancer too, though it is rare.</p>
<h2>Prostate: talk about it</h2>
<p>A blood test called PSA can find this cancer early, but it also finds some that would never do harm. Men from 55 to 69 should talk with a doctor and then decide. Black men, and men whose father or brother had it, have a higher risk. They may have this talk from about 45.</p>
<h2>Your family story</h2>
<p>Ask your parents, aunts and uncles who had cancer, of what kind, and how old they were. Write it down and take it with you. It can change when you should start.</p>
<h2>What lowers the risk</h2>
<p>No tobacco, little or no alcohol, a healthy weight, walking, vegetables and beans. Have the vaccine against hepatitis B, and a test for it: that virus can lead to cancer of the liver.</p>
`.trim(),
  contentBodyImage: '/pictures/health-cloth.svg',
  contentConclusion:
    '<p>Look up which test fits your age. Ask for a date this month, and take a friend along.</p>',
  categories: ['Health'],
  sources: [
    { name: bodies.uspstf, title: 'Colorectal Cancer: Screening', year: 2021 },
    { name: bodies.uspstf, title: 'Cervical Cancer: Screening', year: 2018 },
    { name: bodies.uspstf, title: 'Breast Cancer: Screening', year: 2024 },
    { name: bodies.uspstf, title: 'Prostate Cancer: Screening', year: 2018 },
    { name: bodies.acs, title: 'Recommendations for Prostate Cancer Early Detection', year: null },
    {
      name: bodies.who,
      title:
        'Guideline for screening and treatment of cervical pre-cancer lesions for cervical cancer prevention',
      year: 2021,
    },
    {
      name: bodies.who,
      title: 'Nigeria to vaccinate 7.7 million girls against leading cause of cervical cancer',
      year: 2023,
    },
    { name: bodies.who, title: 'Breast cancer (fact sheet)', year: null },
    { name: bodies.who, title: 'Hepatitis B (fact sheet)', year: null },
  ],
};
