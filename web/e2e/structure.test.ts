import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeLocalStorage } from './support/local-storage.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';
import { openContext } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Obi' };
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  const company = { id: 'indigo', name: 'Indigo Works' };
  const { token } = await product.gateway.createAccount({ ...person, company });
  const singleReportId = await product.gateway.createReport(person.email);
  const context = await openContext(
    product.browser,
    product.url,
    { token, email: person.email, singleReportId },
    { reducedMotion: 'reduce' },
  );
  page = await context.newPage();
});

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b(?:\\d{1,2} (?:${months})|(?:${months}) \\d{1,2})(?:st|nd|rd|th)?,? \\d{4}`, 'g');

const time = /\b\d\d:\d\d [AP]M\b/g;

/**
 * What a screen reader is given of a part of the page, all of it: a part that goes, comes or moves makes another text. The
 * day and the time a report was made are left out. Long because the snapshots stand beside what they belong to.
 */
async function structureOf(part: Locator): Promise<string> {
  return (await part.ariaSnapshot()).replace(day, '<day>').replace(time, '<time>');
}

const main = () => page.getByRole('main');
const go = (path: string) => open(page, product, path);

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
          - text: Your answers stay between you and us.
          - link "What we keep, and who sees it":
            - /url: /privacy
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
        - paragraph: © 2024 Choose Life
        - link "Privacy":
          - /url: /privacy"
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
    for (const words of [/^Healthier living can reduce/, /^45 ?years$/, /^Good$/, /^What is in your bottle/])
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
        - paragraph: Heart and circulation only
        - paragraph: Healthier living can reduce your risks by 8 years
        - figure "Your heart and circulation are living at 52; you are 45.":
          - img "Target age 44, Real age 45, Risk age 52": 40 45 50 55 Target 44 Real 45 Risk 52
          - text: Your heart and circulation are living at 52; you are 45.
          - group: Show as table
        - paragraph: This number is not made for you if you are pregnant, or have had a heart attack, a stroke or heart failure.
        - group: What we assumed
        - heading "Risk Age" [level=2]
        - paragraph: 52 years
        - paragraph: From your assessments
        - heading "Real Age" [level=2]
        - paragraph: 45 years
        - paragraph: Your years since birth
        - heading "Vegetable of the week Carrots" [level=2]
        - heading "Health Risk Assessment" [level=2]
        - paragraph:
          - text: "Assessment status:"
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
            - heading "Calories -" [level=3]
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
            - heading "Cholesterol in plain words" [level=3]
            - paragraph: It is a fat in the blood that nobody can feel. One test shows how much of it you have, and your kitchen can change it.
            - 'link "Read More : Cholesterol in plain words"':
              - /url: /library
          - listitem:
            - heading "A healthy weight, step by step" [level=3]
            - paragraph: You need not look like a picture in a magazine. A few kilos, lost slowly, already help your heart, your sugar and your knees.
            - 'link "Read More : A healthy weight, step by step"':
              - /url: /library
          - listitem:
            - heading "When your mood is low" [level=3]
            - paragraph: Everybody has sad days. When they turn into weeks, it is time to talk. Low mood is common, nobody is to blame for it, and it can be treated.
            - 'link "Read More : When your mood is low"':
              - /url: /library
          - listitem:
            - heading "Safe on the road" [level=3]
            - paragraph: "Most of us travel every day: by car, bus, keke or okada, or on foot. A few habits decide who gets home."
            - 'link "Read More : Safe on the road"':
              - /url: /library
          - listitem:
            - heading "Five handfuls a day" [level=3]
            - paragraph: "Ugu, ewedu, okro, oranges, pawpaw: our markets are full of good food. Here is how to get five handfuls into a normal day."
            - 'link "Read More : Five handfuls a day"':
              - /url: /library
          - listitem:
            - heading "Tests that find cancer early" [level=3]
            - paragraph: Cancer that is found early can often be cured. A few tests look for it before you feel anything. Here is who needs which, and when.
            - 'link "Read More : Tests that find cancer early"':
              - /url: /library
          - listitem:
            - 'heading "Malaria: stay ahead of the mosquito" [level=3]'
            - paragraph: Malaria takes work days, school days and lives. It can be stopped before it starts, and it can be cured when it is treated early.
            - 'link "Read More : Malaria: stay ahead of the mosquito"':
              - /url: /library
          - listitem:
            - heading "Alcohol and your week" [level=3]
            - paragraph: How much do you really drink? Most of us guess too low. Count one week, and you will know what to do next.
            - 'link "Read More : Alcohol and your week"':
              - /url: /library
          - listitem:
            - heading "Calm in a busy week" [level=3]
            - paragraph: Some stress helps you to act. Too much for too long wears you out. A few small habits can make room to breathe.
            - 'link "Read More : Calm in a busy week"':
              - /url: /library
          - listitem:
            - heading "Coughs, fever and short breath" [level=3]
            - paragraph: Rain, harmattan dust and full buses bring coughs and colds. Most go by themselves. Learn to keep them from others, and to know the few that cannot wait.
            - 'link "Read More : Coughs, fever and short breath"':
              - /url: /library
          - listitem:
            - heading "Strong without a gym" [level=3]
            - paragraph: Muscles keep your back straight, your sugar in order and your steps safe. Your own weight, a wall and two bottles of water are all you need.
            - 'link "Read More : Strong without a gym"':
              - /url: /library
          - listitem:
            - heading "When worry will not stop" [level=3]
            - paragraph: A little worry keeps us safe. When it runs all day and all night, it steals your strength. You can learn to turn it down.
            - 'link "Read More : When worry will not stop"':
              - /url: /library
          - listitem:
            - heading "Snoring and tired days" [level=3]
            - paragraph: You went to bed in time, and still you nod off at your desk. Sometimes the night itself is the trouble, and your family hears it first.
            - 'link "Read More : Snoring and tired days"':
              - /url: /library
          - listitem:
            - heading "Health cover in Nigeria" [level=3]
            - paragraph: A hospital bill can eat a year of savings. Cover spreads the cost over many people. Here is how it works, and how to find out what you have.
            - 'link "Read More : Health cover in Nigeria"':
              - /url: /library
          - listitem:
            - 'heading "Your last cigarette: a plan that works" [level=3]'
            - paragraph: Most people who smoke want to stop, and many need more than one try. A plan, a date and some help make the next try the good one.
            - 'link "Read More : Your last cigarette: a plan that works"':
              - /url: /library
          - listitem:
            - heading "Vapes, snuff, cigars and pipes" [level=3]
            - paragraph: "\\"It is not a cigarette, so it cannot be bad.\\" Many people think so. Here is what is known about each, and how to get free."
            - 'link "Read More : Vapes, snuff, cigars and pipes"':
              - /url: /library
          - listitem:
            - heading "Safe at home" [level=3]
            - paragraph: Home is where we rest, and also where many burns and falls happen. One free Saturday is enough to make yours much safer.
            - 'link "Read More : Safe at home"':
              - /url: /library
          - listitem:
            - heading "Sit less, feel better" [level=3]
            - paragraph: "Office, bus, sofa: many of us sit for most of the day. Your back, your heart and your head all like it when you get up."
            - 'link "Read More : Sit less, feel better"':
              - /url: /library
          - listitem:
            - heading "When your pressure is low" [level=3]
            - paragraph: Much is said about high blood pressure. A low one is often quite all right. Here is how to tell, and what helps when the head spins.
            - 'link "Read More : When your pressure is low"':
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
            - row "1 <day> <time> Completed 52 View/Download Report":
              - cell "1"
              - cell "<day> <time>"
              - cell "Completed"
              - cell "52"
              - cell "View/Download Report":
                - button "View/Download Report""
    `);
  });

  it('of a report', async () => {
    await go('/reports/summary');
    await page.getByText('Healthier living can reduce your risks by').waitFor();
    await page.getByRole('heading', { name: 'How we worked this out' }).waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - heading "Health Risk Report" [level=1]
        - paragraph: Ada Obi · <day>, <time>
        - button "Print"
        - button "Download Results"
        - heading "ANALYSIS" [level=2]
        - button "Hide my age"
        - paragraph: This number is not made for you if you are pregnant, or have had a heart attack, a stroke or heart failure.
        - paragraph: Healthier living can reduce your risks by 8 years
        - figure:
          - img "Target age 44, Real age 45, Risk age 52": 40 45 50 55 Target 44 Real 45 Risk 52
          - group: Show as table
        - paragraph: Your heart and circulation are living at 52; you are 45.
        - heading "Your Target Age" [level=3]
        - paragraph: "44"
        - paragraph: What healthier living can bring it to
        - heading "Your Risk Age" [level=3]
        - paragraph: "52"
        - paragraph: The age your heart and circulation live at
        - heading "Current Age" [level=3]
        - paragraph: "45"
        - paragraph: Your years since birth
        - paragraph: These ages speak of heart and circulation only.
        - heading "Why 52, not 45" [level=2]
        - paragraph: What each part adds to your age, or takes from it.
        - list:
          - listitem:
            - paragraph: Current Age 45
          - listitem:
            - paragraph: Blood pressure +5.0 years
            - paragraph: 138/86 mmHg Changing this is worth 6.9 years.
            - 'link "Answer this again : Blood pressure"':
              - /url: /hra/blood-pressure-female#question-blood_pressure_measured
          - listitem:
            - paragraph: Weight +2.4 years
            - paragraph: body mass index 29.4 Changing this is worth 1.5 years.
            - 'link "Answer this again : Weight"':
              - /url: /hra/general#question-height_cm
          - listitem:
            - paragraph: Blood pressure medicine no years
            - paragraph: none Nothing to change here.
            - 'link "Answer this again : Blood pressure medicine"':
              - /url: /hra/blood-pressure-female#question-blood_pressure_medication
          - listitem:
            - paragraph: Smoking no years
            - paragraph: no cigarettes Nothing to change here.
            - 'link "Answer this again : Smoking"':
              - /url: /hra/smoking-and-vaping#question-smoking
          - listitem:
            - paragraph: Blood sugar no years
            - paragraph: 95 mg/dL Nothing to change here.
            - 'link "Answer this again : Blood sugar"':
              - /url: /hra/blood-pressure-female#question-blood_glucose
          - listitem:
            - paragraph: Your Risk Age 52
        - paragraph: 45 + 7.4 = 52.4 years, shown as 52.
        - group: Show as table
        - paragraph: "A finished report keeps its answers. To answer again, you begin a new assessment: it opens empty, at that question."
        - heading "In 10 years" [level=2]
        - paragraph: Of 100 people with your numbers, about 5 would have a first heart or circulation problem in 10 years. With the changes it would be about 3.
        - list:
          - listitem:
            - paragraph: about 5
            - paragraph: You now
          - listitem:
            - paragraph: about 3
            - paragraph: You, with the changes
          - listitem:
            - paragraph: about 3
            - paragraph: A person of your age and sex with ordinary health
        - group: Show as table
        - paragraph: These figures rest on people in the USA. Read them as a guide.
        - heading "Do this first" [level=2]
        - paragraph: Pick one to begin with this week.
        - list:
          - listitem:
            - heading "Ask about your blood pressure" [level=3]
            - paragraph: Have it measured again on another day, and ask a health worker soon what you can change.
            - paragraph: Worth about 7 years of your risk age.
            - paragraph: "Source: ACC/AHA 2017 blood pressure guideline"
            - 'link "Read the article : Ask about your blood pressure"':
              - /url: /library/preview
            - 'link "Answer this again : Ask about your blood pressure"':
              - /url: /hra/blood-pressure-female#question-blood_pressure_measured
          - listitem:
            - heading "Eat less salt" [level=3]
            - paragraph: Under one teaspoon a day in all. Go easy on stock cubes, noodles and tinned food.
            - paragraph: "Source: WHO, salt reduction"
            - 'link "Read the article : Eat less salt"':
              - /url: /library/preview
            - 'link "Answer this again : Eat less salt"':
              - /url: /hra/blood-pressure-female#question-blood_pressure_measured
        - group: When you are ready for more (4)
        - heading "What if" [level=2]
        - paragraph: Try what a change would do to the number. Nothing is saved, and your report stays as it is.
        - heading "Your numbers and habits" [level=2]
        - list:
          - listitem:
            - heading "Blood pressure" [level=3]
            - paragraph: 138/86 mmHg
            - paragraph: High, stage 1
            - paragraph: One reading is not a diagnosis. Have it measured on another day, and ask a health worker soon what you can change.
            - paragraph: ACC/AHA 2017 blood pressure guideline
          - listitem:
            - heading "Body mass index" [level=3]
            - paragraph: 29.4 kg/m²
            - paragraph: Overweight
            - paragraph: Even 5 of every 100 kilos less is good for blood pressure and blood sugar.
            - paragraph: CDC adult BMI categories
          - listitem:
            - heading "Fasting blood sugar" [level=3]
            - paragraph: 95 mg/dL
            - paragraph: Healthy
            - paragraph: In the healthy range for a test without food before it.
            - paragraph: American Diabetes Association; Framingham 2008
          - listitem:
            - heading "Total cholesterol" [level=3]
            - paragraph: 195 mg/dL
            - paragraph: Desirable
            - paragraph: Below 200 is the range to stay in.
            - paragraph: NCEP ATP III
          - listitem:
            - heading "Resting heart rate" [level=3]
            - paragraph: 72 beats a minute
            - paragraph: Usual
            - paragraph: Between 60 and 100 is usual at rest.
            - paragraph: American Heart Association, target heart rates
          - listitem:
            - heading "Alcohol" [level=3]
            - paragraph: 3 drinks a week
            - paragraph: Low risk
            - paragraph: Spread over the week. A weekly total cannot show days with many drinks.
            - paragraph: NIAAA (US)
          - listitem:
            - heading "Movement" [level=3]
            - paragraph: 75 to 149 minutes of brisk walking or similar
            - paragraph: On the way
            - paragraph: You are more than half way to 150 minutes a week.
            - paragraph: WHO 2020 physical activity guidelines
          - listitem:
            - heading "Sleep" [level=3]
            - paragraph: 5 to less than 7 hours
            - paragraph: Short
            - paragraph: Adults need 7 hours or more.
            - paragraph: AASM/SRS 2015
          - listitem:
            - heading "Mood" [level=3]
            - paragraph: 1 of 6
            - paragraph: Some days
            - paragraph: Some days were heavy. That is part of life; if it stays or grows, talk to somebody early.
            - paragraph: PHQ-2, Kroenke 2003
          - listitem:
            - heading "Worry" [level=3]
            - paragraph: 1 of 6
            - paragraph: Some days
            - paragraph: Some days were full of worry. That is part of life; if it stays or grows, talk to somebody early.
            - paragraph: GAD-2, Kroenke 2007
          - listitem:
            - heading "Strain" [level=3]
            - paragraph: 4 of 16
            - paragraph: Your last month
            - paragraph: "More points are more strain. There is no pass mark: compare it with your own next time."
            - paragraph: Our own four questions; no published border
          - listitem:
            - heading "Your own view" [level=3]
            - paragraph: Good
            - paragraph: As you see it
            - paragraph: You know your body best. Your numbers tell the part that cannot be felt.
            - paragraph: Our own question
          - listitem:
            - heading "Ready to eat better" [level=3]
            - paragraph: I plan to start in the next 30 days
            - paragraph: Getting ready
            - paragraph: Set a day, and tell somebody about it.
            - paragraph: Stages of change
          - listitem:
            - heading "Ready to move more" [level=3]
            - paragraph: I am thinking of starting in the next 6 months
            - paragraph: Thinking about it
            - paragraph: Write down one reason why it would be worth it to you.
            - paragraph: Stages of change
        - list:
          - listitem: "Mood (PHQ-2): 1 of 6."
          - listitem: "Worry (GAD-2): 1 of 6."
        - heading "Show this to a doctor" [level=2]
        - paragraph: As you answered, on the day of this report.
        - term: Age
        - definition: 45 years
        - term: Sex
        - definition: Female
        - term: Blood pressure
        - definition: 138/86 mmHg
        - term: Blood pressure medicine
        - definition: "No"
        - term: Smoking
        - definition: I have never smoked
        - term: Height, weight
        - definition: 165 cm, 80 kg
        - term: Body mass index
        - definition: "29.4"
        - term: Fasting blood sugar
        - definition: 95 mg/dL
        - term: Total cholesterol
        - definition: 195 mg/dL
        - heading "How we worked this out" [level=2]
        - paragraph: Think of a person of your sex with ordinary health. That person does not smoke, has no diabetes, and takes no medicine for blood pressure. Their high number is 125, and their body mass index 22.5. Your risk age is the age at which that person has the same risk of heart disease and stroke as you. Tools that compare you with somebody else give other numbers.
        - paragraph: "Your target age is the same sum done again after changes that are in your own hands. These are: no smoking, a healthy weight and a lower blood pressure. The benefit comes over years, not overnight."
        - heading "What we assumed" [level=3]
        - list:
          - listitem: Your blood sugar is under 126, so we counted it as no diabetes. If you are treated for diabetes, your risk age is higher.
          - listitem: The model counts the high blood pressure number alone. The low one stands among your numbers.
        - heading "Limits" [level=3]
        - list:
          - listitem: This is for learning. It is not a diagnosis and does not replace a health worker. Never stop or change a medicine because of it.
          - listitem: It speaks of heart and circulation only, for ages 30 to 74.
          - listitem: It comes from a long study of people in Framingham, USA. Many countries use it, Ghana among them. We know of no study that checked it in Nigeria. In women the weight part is the least certain.
          - listitem: "Cholesterol is shown but not in the number: that would need a second value, HDL, which is not asked for."
          - listitem: "Some answers are for statistics only. They never change your result. About you: race, body frame, schooling and marital status. About work and money: kind of work, paid work and income. About places: country and state of your home and country and state of your work. About women's health: age at your first period and age at your first child. About habits: how often you vape, how far you go by car and where your meals come from."
        - paragraph: "Model: D'Agostino RB and others. General cardiovascular risk profile for use in primary care: the Framingham Heart Study. Circulation 2008;117:743-753 (body-mass-index form)."
        - paragraph: "PHQ-2 and GAD-2: developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.""
    `);
  });

  it('of the settings, each tab', async () => {
    await go('/settings');
    await expect.poll(() => page.getByLabel('Organization').inputValue()).toBe('Indigo Works');
    // Drawn once it is known that this gateway exports and deletes.
    await page.getByRole('button', { name: 'Export my data' }).waitFor();
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
          - button "Save changes"
        - heading "Your data" [level=2]
        - paragraph: "It belongs to you: take it out, or have it deleted."
        - heading "A copy for you" [level=3]
        - paragraph: One file (JSON) with your profile, all your answers and your reports. Answers are written as HL7 FHIR R4, which other health software can read.
        - button "Export my data"
        - heading "Leave for good" [level=3]
        - paragraph: Your profile, all your answers and your reports go for good.
        - button "Delete my account"
        - paragraph:
          - link "What we keep, and who sees it":
            - /url: /privacy"
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
        - text: Confirm Password
        - textbox "Confirm Password"
        - paragraph: Once more, so that a slip does not lock you out.
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
    await writeLocalStorage(page, { uniqueString });
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
        - paragraph: "With a keyboard: arrow keys or the letter choose an answer, Delete clears it, Tab goes on."
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
          - text: B No
          - status"
    `);
  });

  it('of the review, one part open', async () => {
    await go('/hra/review');
    await page.getByRole('button', { name: /^Cough hygiene/ }).click();
    await page.getByText('Do you have a new cough?').waitFor();
    expect(await structureOf(main())).toMatchInlineSnapshot(`
      "- main:
        - status
        - alert
        - status
        - status
        - heading "Review Health Risk Assessment" [level=1]
        - paragraph: Check your answers, then submit. You can change any of them.
        - paragraph: 88 questions are not answered. You can submit all the same.
        - region "Your result still needs":
          - heading "Your result still needs" [level=2]
          - paragraph: Without these answers your risk age may be missing. You can submit all the same.
          - list:
            - listitem:
              - link "Height How tall are you, in centimetres?":
                - /url: /hra/general#question-height_cm
            - listitem:
              - link "Weight How much do you weigh, in kilograms?":
                - /url: /hra/general#question-weight_kg
            - listitem:
              - link "Blood pressure What was your last blood pressure reading?":
                - /url: /hra/blood-pressure-female#question-blood_pressure_measured
            - listitem:
              - link "Smoking Do you smoke cigarettes?":
                - /url: /hra/smoking-and-vaping#question-smoking
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
              - 'link "Change: Do you have a new cough?"':
                - /url: /hra/cough-hygiene#question-chh_cough
                - text: Change
            - listitem:
              - paragraph: Have you had a fever in the last 7 days?
              - paragraph: Not answered
              - 'link "Change: Have you had a fever in the last 7 days?"':
                - /url: /hra/cough-hygiene#question-chh_fever
                - text: Change
            - listitem:
              - paragraph: Are you short of breath without a clear reason?
              - paragraph: Not answered
              - 'link "Change: Are you short of breath without a clear reason?"':
                - /url: /hra/cough-hygiene#question-chh_sbreath
                - text: Change
          - 'link "Open this part: Cough hygiene"':
            - /url: /hra/cough-hygiene
            - text: Open this part
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
