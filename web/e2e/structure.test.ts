import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextWith } from './support/answering.ts';
import { store } from './support/local-storage.ts';
import { type RewrittenProduct, startRewrittenProduct } from './support/rewritten-product.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';

const person = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Obi' };
let product: RewrittenProduct;
let page: Page;

beforeAll(async () => {
  product = await startRewrittenProduct();
  const company = { id: 'indigo', name: 'Indigo Works' };
  const { token } = await product.gateway.createAccount({ ...person, company });
  const singleReportId = await product.gateway.createReport(person.email);
  const context = await contextWith(
    product.browser,
    product.url,
    { token, email: person.email, singleReportId },
    { reducedMotion: 'reduce' },
  );
  page = await context.newPage();
});
afterAll(() => product?.stop());

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b(?:\\d{1,2} (?:${months})|(?:${months}) \\d{1,2})(?:st|nd|rd|th)?,? \\d{4}`, 'g');

/**
 * What a screen reader is given of a part of the page, all of it: a part that goes, comes or moves makes another text. The
 * day a report was made is left out. Long because the snapshots stand beside what they belong to.
 */
async function structureOf(part: Locator): Promise<string> {
  return (await part.ariaSnapshot()).replace(day, '<day>');
}

const main = () => page.getByRole('main');
const go = (path: string) => open(page, product.product, path);

describe('the structure that is read out', () => {
  it('of the login', async () => {
    await go('/login');
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - link "Choose Life":
          - /url: /
        - heading "Welcome Back" [level=1]
        - text: Log in to see your risk age, your reports and your library. Email
        - textbox "Email"
        - text: Password
        - textbox "Password"
        - checkbox "Show Password"
        - text: Show Password
        - checkbox "Remember me"
        - text: Remember me
        - link "Forgot Password":
          - /url: /forgot-password
        - button "Login"
        - paragraph:
          - text: Don't have an account?
          - link "Sign Up":
            - /url: /signup"
    `);
  });

  it('of the sign-up', async () => {
    await go('/signup');
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - link "Choose Life":
          - /url: /
        - heading "Get Started" [level=1]
        - text: Create your account, then take the assessment in about 15 minutes. First Name
        - textbox "First Name"
        - text: Last Name
        - textbox "Last Name"
        - text: Gender
        - combobox "Gender":
          - option "Choose one" [selected]
          - option "Male"
          - option "Female"
        - text: Email
        - textbox "Email"
        - text: Password
        - textbox "Password"
        - checkbox "Show Password"
        - text: Show Password
        - button "Sign Up"
        - paragraph:
          - text: Already have an account?
          - link "Login":
            - /url: /login"
    `);
  });

  it('of the bar and the foot of a marketing page', async () => {
    await go('/faqs');
    expect(await structureOf(page.getByRole('banner'))).toMatchInlineSnapshot(`
      "- banner:
        - link "Choose Life":
          - /url: /
        - navigation "Main":
          - link "Home":
            - /url: /
          - link "About Us":
            - /url: /about-us
          - link "FAQ's":
            - /url: /faqs
          - link "Blog":
            - /url: /blog
          - link "Login":
            - /url: /login
          - link "Get Started":
            - /url: /signup"
    `);
    expect(await structureOf(page.getByRole('contentinfo'))).toMatchInlineSnapshot(`
      "- contentinfo:
        - heading "Ready to improve all round wellness" [level=2]
        - paragraph: We got you covered
        - link "Get Started":
          - /url: /signup
        - text: Choose Life
        - paragraph: What goes into your body is the most important part of your health. We understand that.
        - navigation "Site":
          - link "Home":
            - /url: /
          - link "Choose Life Pillars":
            - /url: /health
          - link "About Us":
            - /url: /about-us
        - link "+234 700 000 0000":
          - /url: tel:+2347000000000
        - link "info@chooselife.example":
          - /url: mailto:info@chooselife.example
        - text: 1 Example Street, Lagos, Nigeria
        - navigation "Social":
          - link "Twitter":
            - /url: https://twitter.example/chooselife
          - link "Instagram":
            - /url: https://instagram.example/chooselife
        - paragraph: © 2024 Choose Life"
    `);
  });

  it('of the questions, all closed', async () => {
    await go('/faqs');
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "FAQ's" [level=1]
        - paragraph: Short, plain answers. If yours is missing, call or write to us, day or night.
        - search:
          - text: Search the questions
          - searchbox "Search the questions"
          - status: 12 questions
        - heading "Ask us, day or night" [level=2]
        - link "+234 700 000 0000":
          - /url: tel:+2347000000000
        - link "info@chooselife.example":
          - /url: mailto:info@chooselife.example
        - group:
          - heading "How is Choose Life different from an HMO or a hospital?" [level=2]
        - group:
          - heading "What do employees get from it?" [level=2]
        - group:
          - heading "How do employees sign up?" [level=2]
        - group:
          - heading "How much does it cost?" [level=2]
        - group:
          - heading "Who can see my data?" [level=2]
        - group:
          - heading "Can I use Choose Life offline?" [level=2]
        - group:
          - heading "How do I sign up and pick a package?" [level=2]
        - group:
          - heading "What happens when my subscription ends?" [level=2]
        - group:
          - heading "How do I cancel?" [level=2]
        - group:
          - heading "Is there a live chat?" [level=2]
        - group:
          - heading "How do I contact support?" [level=2]
        - group:
          - heading "Do you have a newsletter?" [level=2]"
    `);
  });

  it('of the dashboard', async () => {
    await go('/dashboard');
    for (const words of [/^You can win back/, /^45 ?years$/, /^Good$/, /^What is in your bottle/])
      await main().getByText(words).first().waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "Hello, Ada Obi" [level=1]
        - paragraph: Have you taken a test today?
        - heading "Your profile" [level=2]
        - paragraph: Ada Obi
        - paragraph: ada@example.test
        - link "View profile":
          - /url: /settings
        - heading "Your ages" [level=2]
        - paragraph: You can win back 8 years
        - figure "Your body is living at 52. Healthier living can bring it to 44.":
          - img "Target age 44, Real age 45, Risk age 52": 40 45 50 55 Target 44 Real 45 Risk 52
          - text: Your body is living at 52. Healthier living can bring it to 44.
          - group: Show as table
        - heading "Risk Age" [level=2]
        - paragraph: 52 years
        - paragraph: From your assessments
        - heading "Real Age" [level=2]
        - paragraph: 45 years
        - paragraph: Your years since birth
        - heading "Vegetable of the week Carrots" [level=2]
        - heading "Health Risk Assessment" [level=2]
        - paragraph:
          - text: "Status:"
          - strong: Good
          - text: 100%
        - progressbar "Assessment progress"
        - list:
          - listitem: 14 major aspects of wellness
          - listitem: 15mins
          - listitem: 20+ people
        - heading "Next steps" [level=3]
        - list:
          - listitem: Take more water
          - listitem: Monitor sleep pattern
          - listitem: Read fitness plans in library
        - link "Download result":
          - /url: /reports
        - heading "Daily Goals" [level=2]
        - list "Daily Goals":
          - listitem:
            - heading "Steps 8,000 a day" [level=3]
          - listitem:
            - heading "Calories 1,990 kcal" [level=3]
          - listitem:
            - heading "Sleep 7 hours" [level=3]
        - heading "Resources for you" [level=2]
        - 'button "Scroll back: Resources for you" [disabled]'
        - 'button "Scroll onwards: Resources for you"'
        - list "Resources for you":
          - listitem:
            - heading "One small spoon of salt" [level=3]
            - paragraph: Most of us eat about twice the salt we should, and much of it is hidden. Cutting it down is one of the best gifts to your heart.
            - 'link "Read More : One small spoon of salt"':
              - /url: /library
          - listitem:
            - heading "Know your blood pressure" [level=3]
            - paragraph: High blood pressure often gives no sign at all. A two-minute check is the only way to know, and knowing is half of the work.
            - 'link "Read More : Know your blood pressure"':
              - /url: /library
          - listitem:
            - heading "Seven hours that change your day" [level=3]
            - paragraph: Sleep is when the body repairs itself. Traffic, night shifts and phones steal it. Here is how to win some of it back.
            - 'link "Read More : Seven hours that change your day"':
              - /url: /library
          - listitem:
            - heading "150 minutes a week, the easy way" [level=3]
            - paragraph: You do not need a gym, special shoes or free mornings. You need 22 minutes a day, and they may come in small pieces.
            - 'link "Read More : 150 minutes a week, the easy way"':
              - /url: /library
          - listitem:
            - heading "Blood sugar in plain words" [level=3]
            - paragraph: Your body runs on sugar, but too much of it in the blood does harm. Here is what the test shows and what you can do with the result.
            - 'link "Read More : Blood sugar in plain words"':
              - /url: /library
          - listitem:
            - heading "Five handfuls a day" [level=3]
            - paragraph: "Ugu, ewedu, okro, oranges, pawpaw: our markets are full of good food. Here is how to get five handfuls into a normal day."
            - 'link "Read More : Five handfuls a day"':
              - /url: /library
          - listitem:
            - 'heading "Malaria: stay ahead of the mosquito" [level=3]'
            - paragraph: Malaria takes work days, school days and lives. It can be stopped before it starts, and it can be cured when it is treated early.
            - 'link "Read More : Malaria: stay ahead of the mosquito"':
              - /url: /library
          - listitem:
            - heading "Calm in a busy week" [level=3]
            - paragraph: Some stress helps you to act. Too much for too long wears you out. A few small habits can make room to breathe.
            - 'link "Read More : Calm in a busy week"':
              - /url: /library
          - listitem:
            - heading "Strong without a gym" [level=3]
            - paragraph: Muscles keep your back straight, your sugar in order and your steps safe. Your own weight, a wall and two bottles of water are all you need.
            - 'link "Read More : Strong without a gym"':
              - /url: /library
          - listitem:
            - 'heading "Your last cigarette: a plan that works" [level=3]'
            - paragraph: Most people who smoke want to stop, and many need more than one try. A plan, a date and some help make the next try the good one.
            - 'link "Read More : Your last cigarette: a plan that works"':
              - /url: /library
          - listitem:
            - heading "Sit less, feel better" [level=3]
            - paragraph: "Office, bus, sofa: many of us sit for most of the day. Your back, your heart and your head all like it when you get up."
            - 'link "Read More : Sit less, feel better"':
              - /url: /library
          - listitem:
            - heading "What is in your bottle?" [level=3]
            - paragraph: A cold soft drink feels like a reward. Look at the sugar in it once, and you may choose another one.
            - 'link "Read More : What is in your bottle?"':
              - /url: /library
        - region "Small steps, every day":
          - heading "Small steps, every day" [level=2]
          - paragraph: New ways to move, eat and rest well.
          - button "Explore""
    `);
  });

  it('of the reports', async () => {
    await go('/reports');
    await page.getByRole('table').waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "Reports" [level=1]
        - paragraph: Every assessment you have started, and what came of it.
        - heading "Your risk age over time" [level=2]
        - paragraph: Take it again in 6 months to see a trend.
        - table "Your reports":
          - caption: Your reports
          - rowgroup:
            - row "S/N DATE CREATED STATUS RISK AGE Action":
              - columnheader "S/N"
              - columnheader "DATE CREATED"
              - columnheader "STATUS"
              - columnheader "RISK AGE"
              - columnheader "Action"
          - rowgroup:
            - row "1 <day> Completed 52 View/Download Report":
              - cell "1"
              - cell "<day>"
              - cell "Completed"
              - cell "52"
              - cell "View/Download Report":
                - button "View/Download Report""
    `);
  });

  it('of a report', async () => {
    await go('/reports/summary');
    await page.getByText('Healthier living can reduce your risks by').waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "Health Risk Report" [level=1]
        - button "Print"
        - button "Download Results"
        - heading "ANALYSIS" [level=2]
        - paragraph: Healthier living can reduce your risks by 8 years
        - figure:
          - img "Target age 44, Real age 45, Risk age 52": 40 45 50 55 Target 44 Real 45 Risk 52
          - group: Show as table
        - paragraph: Your body is living at 52. Healthier living can bring it to 44.
        - heading "Your Target Age" [level=3]
        - paragraph: "44"
        - paragraph: What healthier living can bring it to
        - heading "Your Risk Age" [level=3]
        - paragraph: "52"
        - paragraph: The age your heart and circulation live at
        - heading "Current Age" [level=3]
        - paragraph: "45"
        - paragraph: Your years since birth
        - heading "How we worked this out" [level=2]
        - paragraph: The ages come from the assessment provider, who works them out from your answers.
        - paragraph: Your risk age compares your answers with those of people of your sex and age. Your target age is what it could become after changes that are in your hands.
        - paragraph: This is for learning. It is not a diagnosis, and not meant for people who have had a heart attack, a stroke or heart failure. Talk to a doctor or a nurse before you change a treatment.
        - heading "Next steps" [level=2]
        - list:
          - listitem:
            - heading "Keep your report" [level=3]
            - paragraph: Download it, and take it along when you next see a doctor or a nurse.
          - listitem:
            - heading "Pick one change" [level=3]
            - paragraph: One habit at a time lasts longer. The library has plans to start from.
          - listitem:
            - heading "Take it again in 6 months" [level=3]
            - paragraph: Two reports show which way you are going.
        - link "Open the library":
          - /url: /library"
    `);
  });

  it('of the settings, each tab', async () => {
    await go('/settings');
    await expect.poll(() => page.getByLabel('Organization').inputValue()).toBe('Indigo Works');
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "Settings" [level=1]
        - paragraph: Keep your details up to date, and your account safe.
        - tablist "Settings":
          - tab "Profile" [selected]
          - tab "Password"
        - tabpanel "Profile":
          - heading "About you" [level=2]
          - paragraph: How we greet you, and where your mail goes.
          - text: First Name
          - textbox "First Name": Ada
          - text: Last Name
          - textbox "Last Name": Obi
          - text: Email
          - textbox "Email": ada@example.test
          - paragraph: You log in with it, so it cannot be changed here.
          - heading "Work" [level=2]
          - paragraph: Who you are with, and where you work from.
          - text: Organization
          - textbox "Organization": Indigo Works
          - paragraph: Set by the program you belong to.
          - text: Country
          - combobox "Country":
            - option "Nigeria" [selected]
          - text: Office Address
          - textbox "Office Address"
          - heading "Health" [level=2]
          - paragraph: Leave empty what you do not know.
          - text: Age
          - spinbutton "Age": "45"
          - text: years Blood Glucose
          - spinbutton "Blood Glucose"
          - text: mg/dL
          - status
          - button "Save changes""
    `);
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByLabel('Old Password').waitFor();
    expect(await structureOf(page.getByRole('tabpanel'))).toMatchInlineSnapshot(`
      "- tabpanel "Password":
        - heading "Change your password" [level=2]
        - paragraph: Long and easy for you to remember is best.
        - text: Username
        - textbox "Username": ada@example.test
        - paragraph: Your e-mail is your username.
        - text: Old Password
        - textbox "Old Password"
        - text: New Password
        - textbox "New Password"
        - checkbox "Show Password"
        - text: Show Password
        - button "Change password""
    `);
  });

  it('of a page of questions', async () => {
    const uniqueString = await saveAnswers(product.gateway, person.email, {
      sex: 'female',
      age_in_years: 45,
    });
    await page.goto(`${product.url}/favicon.svg`);
    await store(page, { uniqueString });
    await go('/hra/cough-hygiene');
    await page.getByRole('radio').first().waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - status
        - alert
        - status
        - status
        - heading "Cough hygiene" [level=1]
        - paragraph: Signs of an infection now. If you find it hard to breathe, stop here and get medical help.
        - paragraph: "With a keyboard: arrow keys or the letter choose an answer, Tab goes on."
        - group "1 . Do you have a new cough?":
          - text: 1 . Do you have a new cough?
          - radio "A, Yes"
          - text: A Yes
          - radio "B, No"
          - text: B No
        - group "2 . Have you had a fever in the last 7 days?":
          - text: 2 . Have you had a fever in the last 7 days?
          - radio "A, Yes"
          - text: A Yes
          - radio "B, No"
          - text: B No
        - group "3 . Are you short of breath without a clear reason?":
          - text: 3 . Are you short of breath without a clear reason?
          - radio "A, Yes"
          - text: A Yes
          - radio "B, No"
          - text: B No"
    `);
  });

  it('of the review, one part open', async () => {
    await go('/hra/review');
    await page.getByRole('button', { name: /^Cough hygiene/ }).click();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - status
        - alert
        - status
        - status
        - heading "Review Health Risk Assessment" [level=1]
        - paragraph: Check your answers, then submit. You can change any of them.
        - paragraph: 88 questions are not answered. You can submit all the same.
        - heading "General 3 of 16 answered In progress" [level=2]:
          - button "General 3 of 16 answered In progress"
        - heading "Blood pressure 0 of 12 answered Not started" [level=2]:
          - button "Blood pressure 0 of 12 answered Not started"
        - heading "Cough hygiene 0 of 3 answered Not started" [level=2]:
          - button "Cough hygiene 0 of 3 answered Not started" [expanded]
        - region "Cough hygiene 0 of 3 answered Not started":
          - list:
            - listitem:
              - paragraph: Do you have a new cough?
              - paragraph: Not answered
            - listitem:
              - paragraph: Have you had a fever in the last 7 days?
              - paragraph: Not answered
            - listitem:
              - paragraph: Are you short of breath without a clear reason?
              - paragraph: Not answered
          - link "Change Cough hygiene":
            - /url: /hra/cough-hygiene
            - text: Change
        - heading "Smoking and vaping 0 of 9 answered Not started" [level=2]:
          - button "Smoking and vaping 0 of 9 answered Not started"
        - heading "Safety and speed 0 of 3 answered Not started" [level=2]:
          - button "Safety and speed 0 of 3 answered Not started"
        - heading "Work mode 0 of 10 answered Not started" [level=2]:
          - button "Work mode 0 of 10 answered Not started"
        - heading "Mental health 0 of 4 answered Not started" [level=2]:
          - button "Mental health 0 of 4 answered Not started"
        - heading "Stress 0 of 7 answered Not started" [level=2]:
          - button "Stress 0 of 7 answered Not started"
        - heading "Food and nutrition 0 of 9 answered Not started" [level=2]:
          - button "Food and nutrition 0 of 9 answered Not started"
        - heading "Activity and environment 0 of 5 answered Not started" [level=2]:
          - button "Activity and environment 0 of 5 answered Not started"
        - heading "Demographics 0 of 5 answered Not started" [level=2]:
          - button "Demographics 0 of 5 answered Not started"
        - heading "Sleep 0 of 4 answered Not started" [level=2]:
          - button "Sleep 0 of 4 answered Not started"
        - heading "Others 0 of 4 answered Not started" [level=2]:
          - button "Others 0 of 4 answered Not started""
    `);
  });

  it('of a dialog', async () => {
    await go('/hra/cough-hygiene');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Health Assessment Saved' });
    await dialog.waitFor();
    expect(await structureOf(dialog)).toMatchInlineSnapshot(`
      "- dialog "Health Assessment Saved":
        - heading "Health Assessment Saved" [level=2]
        - button "Close dialog"
        - text: You can go on now, or come back later and find your answers here.
        - button "Continue Assessment"
        - button "Leave Assessment""
    `);
  });
});
