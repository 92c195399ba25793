import type { UrgentId } from '@choose-life/contracts/domain/report/urgent-rows';

/** A note for the clinician who reviews the report: why we made a choice, and what would change it. */
export interface ReviewNote {
  readonly reason: string;
  readonly wouldChange: string;
}

/** A choice in a rule of the report that we made without a published source. */
export interface Choice extends ReviewNote {
  /** The name of the rule for the clinician. */
  readonly rule: string;
  /** The part of the rule that we chose. */
  readonly ourChoice: string;
}

const note = (reason: string, wouldChange: string): ReviewNote => ({ reason, wouldChange });

/** Notes on our choices in the urgent situations (the column `ourChoice` of `urgentEvidence`), by id. */
export const notesOnUrgentRows: Readonly<Partial<Record<UrgentId, ReviewNote>>> = {
  fever: note(
    'Malaria can become severe within a day, and most people can get a test on the same day. WHO lists no stiff neck for malaria: it is for meningitis.',
    'A clinic that cannot test on the same day, or a list of danger signs that your ministry prefers.',
  ),
  'pressure-very-high-breath': note(
    'The guideline requires signs of organ damage. Short breath is the only sign that the questionnaire has.',
    'A question on chest pain, weakness or sight, so that the emergency does not depend only on breath.',
  ),
  'pressure-very-high': note(
    'The guideline says "in a timely manner"; a day is safer if nobody examines the person. The second reading avoids a visit for a mistake in measuring.',
    'Your view that a few days are enough without symptoms. On the public page of the AHA it is one minute between readings.',
  ),
  'pressure-high-today': note(
    'From 180/110 on, an emergency has to be excluded, and nobody has examined the person. Without an emergency, ESC recommends "preferably within a week".',
    'Your view that a week is right without symptoms, or that short breath at 180/110 needs help now.',
  ),
  'pressure-high-week': note(
    'WHO says without delay, ESC within a month. A week is easy to keep, so that nobody misses the visit.',
    'Waiting times that make a week unrealistic.',
  ),
  'pressure-high-4-weeks': note(
    'WHO counts the 4 weeks from a confirmed diagnosis. Counted from one reading, they include the time for a second reading.',
    'A longer time if the second reading is normal.',
  ),
  'pressure-told-high': note(
    'People who know that their pressure is high might not come if they had to measure it first.',
    'Evidence that such reports are often wrong.',
  ),
  'pressure-low-unwell': note(
    'For NICE a heart rate over 130 is high risk; 111 is the amber threshold of NEWS2. With a low pressure we took the lower one.',
    'Your view that a visit today is enough for 111 to 130 with 90 or less.',
  ),
  'pressure-very-low': note(
    'In somebody who fills in a form, a number under 80 is more likely a mistake in measuring than shock. So the person measures again first.',
    'Your view that it needs help now, or another threshold than 80 and 40.',
  ),
  'pressure-low-on-medicine': note(
    'Too high a dose is the likely cause and is changed easily.',
    'Your view that a week is enough for somebody who feels well.',
  ),
  'pressure-low-slow-pulse': note(
    'The two together can be the effect of a heart block or of a medicine. NEWS2 gives 41 to 50 only one point.',
    'Your view that 41 to 50 without symptoms needs no visit on the same day.',
  ),
  'pressure-low-active': note(
    'Both are common in people who train.',
    'Your view that they too should come within a week, or not at all.',
  ),
  'pressure-low': note(
    'Many healthy people have 85 to 90. A health worker should know it, without alarm.',
    'Your view that it needs no visit without symptoms.',
  ),
  'glucose-very-low': note(
    'The levels are made for people with diabetes. Without diabetes such a number is rarer, and help is even more important.',
    'A question on diabetes and its medicines.',
  ),
  'glucose-low': note(
    'With medicine or symptoms it needs a visit today. Without them it is often a mistake in measuring or a long fast.',
    'A question on diabetes and its medicines.',
  ),
  'glucose-high-breath': note(
    'Ketoacidosis has three parts. The questionnaire has only one of them, the sugar. Fast breath is a sign of it.',
    'A test for ketones at work, or another threshold.',
  ),
  'glucose-very-high': note(
    'No guideline with a threshold for a visit on the same day was found.',
    'Your own threshold.',
  ),
  'glucose-high-fever': note(
    'An infection drives the sugar up, and the person may have diabetes without knowing.',
    'Your view that fever adds nothing here.',
  ),
  'glucose-high': note(
    'In the range of diabetes and not yet dangerous by itself.',
    'Waiting times, or your view that 4 weeks are enough.',
  ),
  'glucose-diabetes-range': note(
    'The test has to be repeated; the guideline names no time.',
    'Your own time for the second test.',
  ),
  'cholesterol-very-high': note(
    'So high a number may be inherited. The guideline names no time.',
    'Your view that 3 months are enough.',
  ),
  'pulse-extreme-breath': note(
    'A red score of NEWS2 with a symptom. NEWS2 is made for hospitals.',
    'Your view that a visit today is enough for 40 or less with short breath.',
  ),
  'pulse-extreme': note(
    'People often count wrong, so they count again first.',
    'Another threshold for people who train.',
  ),
  'pulse-fast-fever': note(
    'A fever by itself makes the heart beat faster. The two together need an examination on the same day.',
    'Your view that a week is enough up to 120.',
  ),
  'pulse-fast': note(
    'An amber score of NEWS2. Only the person has counted it.',
    'Your view that 4 weeks are enough, or another threshold.',
  ),
  'breath-fever': note(
    'Malaria and pneumonia both need a test or treatment on the same day.',
    'Your view that it needs help now.',
  ),
  breath: note(
    'The question asks for breath that is not explained. Its causes range from harmless ones to heart failure.',
    'A better question: since when, and at rest or on stairs.',
  ),
  'cough-underweight': note(
    'WHO screens by a cough of two weeks, and by weight loss in people with HIV. The questionnaire has neither. A low weight is the closest sign.',
    'Questions on weight loss, on how long the cough lasts, and on HIV.',
  ),
  mood: note(
    'The threshold of 3 is published. One answer of "nearly every day" is enough to reach it. No source names a time.',
    'Your view on the day, or a question on self-harm.',
  ),
  worry: note(
    'As for mood, the threshold is published, and the day is ours. The sentence on self-harm is the same.',
    'Your view on the day.',
  ),
  'weight-dangerously-low': note(
    'MEED is on eating disorders, and we read it in a secondary source. So low a weight is dangerous whatever its cause.',
    'Your view that 13 is too low a threshold for people without an eating disorder.',
  ),
  'weight-far-too-low': note(
    'According to WHO, illness and deaths are more frequent under 16. It names no time.',
    'Your view that 4 weeks are enough in somebody who was always thin.',
  ),
  'drinks-high': note(
    'Nobody should stop drinking without help, and a visit needs planning.',
    'A service that can see people sooner.',
  ),
};

/** Notes on our choices in the bands (the column `ourChoice` of `findingRows`), by the rule of the band. */
export const notesOnBands: Readonly<Record<string, ReviewNote>> = {
  'pressure-low-second': note(
    'No guideline has a line for a low number of 40 to 59. The report states it so that nobody lowers the number further.',
    'Your view that it need not be stated in healthy young people.',
  ),
  'pressure-low-second-raised': note(
    'Lowering the high number lowers the low one too: a clinician should weigh it.',
    'Your view that "High, stage 1" is the better name.',
  ),
  'pressure-low-second-treated': note(
    'The dose may be too high for the low number.',
    'Your view that it needs a visit within 4 weeks.',
  ),
  'pressure-above-goal': note(
    'The goal on treatment is 120 to 129 for ESC, and under 130/80 for AHA/ACC. ESC allows milder goals from 85 on; 75 is ours.',
    'Other goals for your people, or 85 in place of 75.',
  ),
  'pressure-stage-1': note(
    'It needs a second reading, but is not urgent.',
    'Your own time for the second reading.',
  ),
  'pressure-not-complete': note(
    'If one number is missing, it may be raised.',
    'Your view that the high number alone is enough.',
  ),
  'pressure-not-complete-low': note(
    'If one number is missing, it may be raised. A high number under 100 has its warning in any case.',
    'Your view that the high number alone is enough.',
  ),
  'pressure-at-goal': note(
    'ESC allows milder goals from 85 on, or for frail people. The questionnaire does not ask about frailty.',
    '85 in place of 75, or 129 in place of 139.',
  ),
  'pressure-fine-at-age': note(
    'Untreated and 120 to 129 at 75: lowering it only with food has no benefit.',
    'Your view that "Elevated" applies at every age.',
  ),
  'pressure-elevated-underweight': note(
    'People who weigh too little should not eat less of anything. Their weight is more important.',
    'Your view that less salt does no harm here.',
  ),
  'pressure-low-side': note(
    'Common and mostly harmless; NEWS2 gives it two points in people who are ill.',
    'Your view that it is simply healthy.',
  ),
  'low-number-beside': note(
    'If only the high number is raised, and the low one is under 60, treatment needs more care.',
    'Your view that the health worker sees it anyway.',
  ),
  'bmi-under': note(
    'A health worker should look into it, but it is not urgent.',
    'Your view that 4 weeks are right.',
  ),
  'bmi-fine-at-age': note(
    'In the paper, people from 65 on have the fewest deaths at 24 to 31. Our 70 and 30 are more cautious.',
    '65 in place of 70, or another threshold.',
  ),
  'bmi-obesity-2': note('A plan needs help; no guideline names a time.', 'Your own time.'),
  'bmi-obesity-3': note('A plan needs help; no guideline names a time.', 'Your own time.'),
  'glucose-raised-with-weight': note(
    'A raised sugar and much weight together call for a plan, not only for a second test.',
    'Your view that a year is enough.',
  ),
  'cholesterol-high': note(
    'It needs the full test and an assessment of the whole risk.',
    'Your own time, or the full test in the questionnaire.',
  ),
  'pulse-slow': note(
    'One yellow point of NEWS2, mostly harmless.',
    'Your view that it needs no visit without symptoms.',
  ),
  'pulse-slow-beside': note(
    'Two times for one visit would confuse.',
    'Your view that the slow heart needs a notice of its own.',
  ),
  'pulse-fast-a-little': note(
    'The cause is often nerves, coffee or a cold. A fast pulse that lasts has another cause.',
    'Your view that 4 weeks are right.',
  ),
  'alcohol-low': note(
    'UK: 14 units for everybody. NIAAA: 7 drinks for women, and for everybody from 65 on. We took the stricter of the two.',
    'The UK limit for women too, or a national guideline.',
  ),
  'alcohol-high': note(
    'The limits are those of the row before.',
    'The UK limit for women too, or a national guideline.',
  ),
  'activity-rest': note(
    'Exercise with a fever, short breath or a number to act on can harm. People who train get the same sentence.',
    'A shorter list of reasons to rest.',
  ),
  'activity-wait': note(
    'Exercise uses energy that an underweight body lacks.',
    'Your view that walking is fine from 17 on.',
  ),
};

/** Our choices outside these two tables. A section is one of docs/report.md, where these choices are printed. */
export const otherChoices: readonly Choice[] = [
  {
    rule: 'Two findings for now',
    ourChoice: 'they are one notice, in which each has a line',
    ...note('People follow one instruction better than two.', 'Your view that each needs its own heading.'),
  },
  {
    rule: 'Wrong unit',
    ourChoice:
      'sugar of 1.1 to 53 and cholesterol of 1.3 to 20 are read as mmol/L; from 33.4 on the reading in mg/dL comes first',
    ...note(
      'Laboratories in Nigeria report both units. Up to 33.3 the number is outside the limits of the question, so mmol/L is likelier.',
      'One unit in all laboratories, or other thresholds.',
    ),
  },
  {
    rule: 'Past the limit of a question',
    ourChoice: 'the limits of a human body (section 1), and the words "if this number is right"',
    ...note('A number that may be true must not be ignored.', 'Narrower or wider limits.'),
  },
  {
    rule: 'Swapped pressures',
    ourChoice: 'the two numbers are exchanged, and the notice of their row comes with a question',
    ...note(
      'No living person has a low number above the high one.',
      'Your view that nothing should be said.',
    ),
  },
  {
    rule: 'Pregnancy: who sees the section',
    ourChoice: 'women of 18 to 50 whose womb was not removed',
    ...note(
      'The questionnaire does not ask about pregnancy. A closed section does no harm to other people.',
      'A question on pregnancy, or other ages.',
    ),
  },
  {
    rule: 'Pregnancy: high pressure',
    ourChoice: 'today from 140/90 on; the signs that are named',
    ...note(
      'From 160/110 on NICE and ESC see an emergency. NICE also names pain below the ribs, vomiting and swelling. We omit them to keep the line short.',
      'A longer list of signs, or another time at 140/90.',
    ),
  },
  {
    rule: 'Pregnancy: low pressure',
    ourChoice: 'the whole sentence',
    ...note('The cause can be internal bleeding.', 'Your view that it frightens more than it helps.'),
  },
  {
    rule: 'Pregnancy: sugar of 92 to 199',
    ourChoice: 'the week, and that 126 to 199 has the same sentence',
    ...note('For WHO 2013, 92 to 125 is diabetes of pregnancy, and more is diabetes.', 'Your own time.'),
  },
  {
    rule: 'Pregnancy: blood pressure medicine',
    ourChoice:
      '"this week" for people who could be pregnant or plan it; every medicine, not only some groups',
    ...note(
      'NICE names ACE inhibitors, ARBs and thiazides, and 2 working days. The questionnaire does not ask which medicine it is.',
      'A question on the name of the medicine.',
    ),
  },
  {
    rule: 'Pregnancy: much alcohol',
    ourChoice: '"today", and that the number of drinks decides',
    ...note(
      'WHO 2014 is about dependence, about which the questionnaire does not ask. So many drinks make it likely.',
      'A question on dependence.',
    ),
  },
  {
    rule: 'Praise',
    ourChoice:
      'only if no finding needs attention, no change would lower the risk age, and the pressure and the sugar are known and healthy',
    ...note(
      'Praise beside a risk that is not known can keep somebody from a test.',
      'Your view that more people should be praised.',
    ),
  },
  {
    rule: 'Ten-year risk: bands',
    ourChoice:
      'the thresholds of Canada, 10 and 20, are for a form that counts family history; here they depend on the whole number, without family history. "Raised" is our word',
    ...note(
      'The paper of the model uses 6 and 20, for another question. The questionnaire does not ask about family history; the letter has a line for it.',
      'Bands of your own country, or a question on family history.',
    ),
  },
  {
    rule: 'Ten-year risk: when "low" is not said',
    ourChoice: 'the list in section 3, and a risk age of 5 or more years above the age',
    ...note('"Low" beside something to act on is read as "no need".', 'A shorter list.'),
  },
  {
    rule: 'Ten-year risk: when it leads to a visit',
    ourChoice:
      'from 10 in 100 on, if the risk is a third above that of a healthy person, or if there is something to treat; that the visit is within 3 months; the sentences under 45, and from 60 on without a visit',
    ...note(
      'In old people most of the risk is age, and a visit has no benefit if there is nothing to treat.',
      'The rule of your country for medicine against cholesterol.',
    ),
  },
  {
    rule: 'Steps: order and number',
    ourChoice:
      'two, and then five more; first those for a health worker, then those that lower the risk age, then those on other dangers to life',
    ...note('Nobody changes twenty habits at once.', 'Another order.'),
  },
  {
    rule: 'Steps that are never cut',
    ourChoice: 'the list in section 6 (marked "Never cut")',
    ...note(
      'These dangers kill or disable people sooner than heart disease. Food and screening can wait for the next report.',
      'A test for cancer that you consider as urgent.',
    ),
  },
  {
    rule: 'Step on the blood pressure: near the target',
    ourChoice:
      'that the step is shown from 120 on, also if it gains no years, and from 131 on for underweight people; with kidney disease ask first',
    ...note(
      'AHA/ACC calls 120 to 129 elevated. People who weigh too little should eat more, and have the pressure measured again. Potassium in greens can harm with kidney disease.',
      '130 in place of 120.',
    ),
  },
  {
    rule: 'Step on the weight',
    ourChoice: 'a tenth; none from 70 years on under a body mass index of 30',
    ...note(
      'A tenth is realistic, and helps. For old people see the band "Fine at your age".',
      'Another goal, or 65 in place of 70.',
    ),
  },
  {
    rule: 'Step on the cervical test',
    ourChoice: 'from 30 on for all women',
    ...note(
      'For women with HIV, WHO recommends it from 25 on. The questionnaire does not ask about HIV. The text of the step says so.',
      'A question on HIV.',
    ),
  },
  {
    rule: 'Step on the mammogram',
    ourChoice: '"with breast cancer in the family, ask when yours begin"',
    ...note('The source is for average risk.', 'Your own age for women with breast cancer in the family.'),
  },
  {
    rule: 'Ex-smokers',
    ourChoice:
      '15 years; a person who stopped less than a year ago counts as a smoker, and a person who gives no years does not',
    ...note(
      'Duncan 2019: in heavy smokers the risk is raised for 5 to 10 years, perhaps 25. After 15 years the note would say little.',
      '25 years, or amounts.',
    ),
  },
  {
    rule: 'Targets, guards and bands of the model',
    ourChoice:
      'those that section 10 marks as ours; from 75 on, for underweight people, and with a low number under 60, no lower than 130',
    ...note(
      'A target should be reachable by a healthier life, and safe for old people.',
      'Trial evidence for other targets. It would be a new version of the model.',
    ),
  },
  {
    rule: 'Goals of the dashboard',
    ourChoice: 'those that section 9 marks as ours',
    ...note('The dashboard shows no goals that could do harm.', 'Other limits.'),
  },
  {
    rule: 'Letter: what is omitted first',
    ourChoice: 'steps, then sleep and activity, then smear and breast history, then the assumptions',
    ...note(
      'People read one page, not two. Reason, numbers, medicine, pregnancy, alcohol and the lines to fill in are never omitted.',
      'Another order, or other parts.',
    ),
  },
  {
    rule: 'Letter: scores',
    ourChoice: 'scores, notices and steps on mood and worry only if the person chose to show them',
    ...note('The health plans belong to employers, so the person decides.', 'A rule of your clinic.'),
  },
];
