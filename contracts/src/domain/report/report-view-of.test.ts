import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ages, details, view } from '../../../test/report-views.ts';
import type { ReportAges } from '../reports.ts';
import type { ReportDetails } from './generated/report-details.ts';
import { reportViewOf } from './report-view-of.ts';
import { urgentRows } from './urgent-rows.ts';

// `ages(riskAge, targetAge, currentAge)`: the current age is 45 if it is not given.

/** The members that findings and steps have in common. */
const sharedMembers = { id: 'a', questions: [], source: '', article: null };
const finding = {
  ...sharedMembers,
  label: 'A',
  value: '',
  band: 'A',
  urgency: null,
  showBy: null,
  title: null,
  lead: null,
  text: '',
  mustPrint: false,
};
const step = (id: string) => ({
  ...sharedMembers,
  id,
  title: id,
  text: id,
  ways: [],
  years: null,
  told: null,
});

const contribution = {
  label: 'A',
  value: '',
  years: 0,
  gain: 0,
  hasChanged: false,
  note: null,
  questions: [],
};

const tenYearRisk = { now: 40.2, after: 29.6, healthyPeer: 12, band: null, note: null, action: null };

describe('the analysis', () => {
  const atLeastEightYears = 'Healthier living can reduce your risks by 8 or more years';
  const tenYearHeadline =
    'Your risk of a heart attack or stroke in 10 years: 40 in 100 now, 30 in 100 with changes';
  const aboveScale = { riskAgeBound: 'above', tenYears: tenYearRisk } as const;

  it.each<[string, ReportAges, Partial<ReportDetails>, string, string]>([
    ['a lower target age', ages(52, 44), {}, 'gain', 'Healthier living can reduce your risks by 8 years'],
    ['a target one year lower', ages(52, 51), {}, 'gain', 'Healthier living can reduce your risks by 1 year'],
    ['an equal target age', ages(52, 52), {}, 'plain', 'Your risk age is 52'],
    ['a risk age below the age', ages(43, 41), {}, 'good', 'You are living younger than your years'],
    ['a risk age equal to the age', ages(45, 44), {}, 'good', 'Your risk age is the same as your years'],
    ['a risk age above the scale', ages(80, 72), { riskAgeBound: 'above' }, 'gain', atLeastEightYears],
    [
      'a target age below the scale',
      ages(38, 30, 35),
      { targetAgeBound: 'below' },
      'gain',
      atLeastEightYears,
    ],
    [
      'a risk age above the scale with a ten-year risk',
      ages(80, 77, 60),
      aboveScale,
      'gain',
      tenYearHeadline,
    ],
    [
      'a risk age and a target age above the scale',
      ages(80, 80, 70),
      { ...aboveScale, targetAgeBound: 'above' },
      'plain',
      tenYearHeadline,
    ],
    [
      'a risk age below the scale at 30',
      ages(30, 30, 30),
      { riskAgeBound: 'below', targetAgeBound: 'below', yearsOlder: -2 },
      'good',
      'You are living younger than your years',
    ],
    ['an underweight person', ages(40, 40), { underweight: true }, 'plain', 'Your risk age is 40'],
    ['no target age', ages(52, null), {}, 'plain', 'Your risk age is 52'],
    ['no target age and a risk age above the scale', ages(80, null), aboveScale, 'plain', tenYearHeadline],
    [
      'no risk age',
      ages(null, null),
      { reasons: [{ id: 'a', text: 'A.', nextStep: 'B.', questions: [] }] },
      'none',
      'Your report is ready, without a risk age',
    ],
  ])('for %s has the expected tone and headline', (_, reportAges, members, tone, headline) => {
    const { analysis } = view(reportAges, details(members));
    expect(analysis).toMatchObject({ tone, headline });
  });

  it('writes no sentence on the target age if there is none', () => {
    const { analysis } = view(ages(80, null), details(aboveScale));
    expect(analysis.sentences[0]).toBe('Your risk age is 80 or over.');
  });

  it('shows "80 or over" for a risk age above the scale and "80" for a risk age that rounds to 80', () => {
    expect(view(ages(80, 72), details({ riskAgeBound: 'above' })).analysis.ages.risk.text).toBe('80 or over');
    expect(view(ages(79.5, 72)).analysis.ages.risk.text).toBe('80');
  });

  it('names the risk age that treatment of the blood pressure can reach', () => {
    const { analysis } = view(ages(66, 60), details({ treatedTarget: { years: 55, bound: null } }));
    expect(analysis.headline).toContain('by 6 years');
    expect(analysis.sentences.join(' ')).toContain(
      'If a health worker treats your blood pressure, your risk age can come down to 55.',
    );
  });

  it('explains a risk age below the scale without numbers of years', () => {
    const contributions = [
      { ...contribution, factor: 'weight', years: 0.4 },
      { ...contribution, factor: 'bloodPressure', years: -3 },
    ];
    const below = { riskAgeBound: 'below', targetAgeBound: 'below', yearsOlder: -2, contributions } as const;
    const { analysis, why } = view(ages(30, 30, 31), details(below));
    expect(analysis.sentences).toContain('30 or under: the scale begins there, and lower is good.');
    expect(why?.rows.map(({ yearsText }) => yearsText)).toEqual(['adds some', 'takes years off']);
    expect(why?.total).toBe(
      'You are 31 years old. All parts together take years off: that makes 30 or under.',
    );
    // The words of the sentences for a risk age above the scale.
    expect([...analysis.sentences, why?.total].join(' ')).not.toMatch(/beyond|nobody can say/);
  });

  it('contains the reason for a missing risk age if no further answer can change it', () => {
    const reasons = [{ id: 'a', text: 'It is made for 30 to 74.', nextStep: 'Do this.', questions: [] }];
    const young = view(ages(null, null, 25), details({ reasons }));
    expect(young.analysis.sentences).toEqual(['It is made for 30 to 74.', 'Do this.']);
    expect(young.analysis.ages).toMatchObject({ risk: { text: '-' }, real: { text: '25' } });
    expect([young.reasons, young.analysis.scope, young.how.paragraphs]).toEqual([null, null, []]);
    expect(young.how.heading).toBe('About this report');
  });

  it('does not contain a reason that an answer can remove, because a separate section shows it', () => {
    const reasons = [{ id: 'a', text: 'A.', nextStep: 'B.', questions: ['sex'] }];
    const { analysis, reasons: section } = view(ages(null, null), details({ reasons }));
    expect(analysis.sentences).not.toContain('A.');
    expect(section?.heading).toBe('What stands in the way of the number');
  });

  it('names the ends of a range and the answer on which it depends', () => {
    const range = {
      low: { years: 50, bound: null },
      high: { years: 80, bound: 'above' },
      dependsOn: 'your blood pressure',
    } as const;
    const reasons = [{ id: 'a', text: 'A.', nextStep: 'B.', questions: [] }];
    const { analysis } = view(ages(null, null), details({ range, reasons }));
    expect(analysis.headline).toBe('Your risk age is between 50 and 80 or over');
    expect(analysis.sentences).toEqual(['Where it lies depends on your blood pressure.']);
    expect(analysis.exclusion).toContain('heart attack');
  });
});

describe('a report of a gateway that sends only the ages', () => {
  it('has only the sections of the specification', () => {
    const report = view(ages(52.4, 43.6), null);
    expect(report).toMatchObject({
      urgent: null,
      reasons: null,
      why: null,
      tenYears: null,
      steps: null,
      whatIf: null,
      since: null,
      numbers: null,
      letter: null,
    });
    expect(report.analysis.headline).toBe('Healthier living can reduce your risks by 8 years');
    expect(report.analysis.sentences[0]).toBe(
      'Your body is as old as that of a person of 52. Healthier living can bring it to 44.',
    );
    expect(report.analysis.exclusion).toBeNull();
    expect(report.how.limits).toHaveLength(1);
  });
});

describe('the years by factor', () => {
  const row = (factor: string, years: number, gain = 0) => {
    return { ...contribution, factor, label: factor, years, gain };
  };

  it('are listed from the largest to the smallest and add up to the difference of the ages', () => {
    const contributions = [row('weight', 2.8), row('smoking', 12.6, 12.6), row('pressure', -0.4)];
    const { why } = view(ages(60, 44), details({ contributions }));
    expect(why?.heading).toBe('Why 60, not 45');
    // The years are rounded together, so that the rows, their sum and the ages of the cards agree.
    const years = why?.rows.map(({ yearsText }) => yearsText);
    expect(years).toEqual(['+12 years', '+3 years', 'takes off less than a year']);
    expect(why?.rows[0]?.gainText).toBe('Stopping brings the number down.');
    expect(why?.total).toBe('You are 45 years old. All parts together add 15 years: that makes 60.');
  });

  it('have no row for a factor that adds 0 years, but a sentence that names the factor', () => {
    const { why } = view(ages(60, 44), details({ contributions: [row('Smoking', 12.6), row('Weight', 0)] }));
    expect(why?.rows.map(({ label }) => label)).toEqual(['Smoking']);
    expect(why?.factorsWithoutYears).toBe('No years from: weight.');
  });

  it('have a different sentence about the change for each factor', () => {
    const contributions = ['weight', 'bloodPressure'].map(factor => row(factor, 3, 2));
    const quit = { ...row('smoking', 12.6, 12.6), hasChanged: true };
    const { why } = view(ages(60, 44), details({ contributions: [quit, ...contributions] }));
    expect(why?.rows.map(({ gainText }) => gainText)).toEqual([
      'Staying off brings it down further.',
      'Less weight brings the number down.',
      'A lower pressure brings the number down.',
    ]);
  });

  it('have the sentence "Keeping to the change" for a factor other than smoking that the person has changed', () => {
    const contributions = [{ ...row('weight', 3, 2), hasChanged: true }];
    const { why } = view(ages(60, 44), details({ contributions }));
    expect(why?.rows[0]?.gainText).toBe('Keeping to the change brings it down further.');
  });

  it.each([
    ['good', 'You need not change this.'],
    ['note', 'See "A" among your numbers.'],
    ['attention', 'See "A" among your numbers.'],
    [null, ''],
  ] as const)(
    'for a factor that has no gain, but a finding with the tone "%s", have the sentence "%s"',
    (tone, text) => {
      const questions = ['height'];
      const contributions = [{ ...row('weight', -2), questions }];
      const findings = tone === null ? [] : [{ ...finding, tone, questions }];
      const { why } = view(ages(43, 43), details({ contributions, findings }));
      expect(why?.rows[0]?.gainText).toBe(text);
    },
  );

  it('are shown as shares in words if the risk age is above the scale', () => {
    const contributions = [row('smoking', 30, 30), row('weight', 10)];
    const { why } = view(ages(80, 60), details({ contributions, riskAgeBound: 'above' }));
    expect(why?.rows.map(({ yearsText }) => yearsText)).toEqual(['most of it', 'a part of it']);
    expect(why?.total).toContain('beyond 80');
  });
});

describe('the section "Since last time"', () => {
  /** Details with a previous risk age. Both risk ages have the same bound. */
  const detailsWithPreviousAge = (bound: ReportDetails['riskAgeBound'] | null, years: number) =>
    details({
      riskAgeBound: bound,
      sinceLast: {
        at: '2026-03-03T09:00:00Z',
        riskAge: { years, bound },
        moved: [],
        isOtherRule: false,
      },
    });

  it.each([
    [65, 'Your risk age went up from 52 on March 3, 2026 to 65.'],
    [48, 'Your risk age went down from 52 on March 3, 2026 to 48.'],
    [52, 'Your risk age is the same as on March 3, 2026: 52.'],
  ])('compares the risk age %s with the previous risk age 52: %s', (riskAge, sentence) => {
    expect(view(ages(riskAge, 40), detailsWithPreviousAge(null, 52)).since?.sentence).toBe(sentence);
  });

  it('does not compare risk ages from different models', () => {
    const sinceLast = detailsWithPreviousAge(null, 52)?.sinceLast;
    const moved = [{ label: 'Weight', years: 2 }];
    const { since } = view(
      ages(48, 40),
      details({ sinceLast: sinceLast ? { ...sinceLast, moved, isOtherRule: true } : null }),
    );
    expect(since?.sentence).toContain('worked out by another rule');
    expect(since?.sentence).not.toMatch(/up|down|same/);
    expect(since?.rows).toEqual([]);
  });

  it('does not call two risk ages above the scale the same', () => {
    const { since } = view(ages(80, 70), detailsWithPreviousAge('above', 80));
    expect(since?.sentence).toContain('cannot be seen');
    expect(since?.sentence).not.toMatch(/same|stayed/);
  });

  it('says only that the risk age is still below the scale, because the analysis explains the scale', () => {
    const { analysis, since } = view(ages(30, 30), detailsWithPreviousAge('below', 30));
    expect(since?.sentence).toBe('On March 3, 2026 your risk age was 30 or under, as it is now.');
    expect(analysis.sentences).toContain('30 or under: the scale begins there, and lower is good.');
  });
});

describe('the ten-year risk', () => {
  const detailsWithRisk = (now: number, after: number, otherDetails: Partial<ReportDetails> = {}) =>
    details({
      tenYears: { now, after, healthyPeer: 5, band: 'raised', note: null, action: 'Show it.' },
      ...otherDetails,
    });

  it('has the counts of people with and without a problem, and the band', () => {
    const { tenYears } = view(ages(52, 44), detailsWithRisk(18, 6));
    expect(tenYears?.sentence).toBe(
      'Take 100 people with your numbers. Look 10 years ahead. About 18 of them would have a first heart or blood vessel problem. The other 82 would not. That is a raised risk of a heart attack or stroke in 10 years. With the changes it would be about 6.',
    );
    expect(tenYears?.peer).toBe('Of 100 healthy people of your age and sex: about 5.');
  });

  it('refers to the number of the step that contains its action', () => {
    const advice = ['a', 'b', 'ten-year-risk', 'c'].map(step);
    expect(view(ages(52, 44), detailsWithRisk(18, 6, { advice })).tenYears?.action).toBe('See step 3.');
  });

  it('has the action itself if no step contains it', () => {
    expect(view(ages(52, 44), detailsWithRisk(18, 6)).tenYears?.action).toBe('Show it.');
  });

  it('omits the risk after changes if it rounds to the same count', () => {
    const { tenYears } = view(ages(52, 44), detailsWithRisk(17.8, 17.6));
    expect(tenYears?.sentence).not.toContain('changes');
    expect(tenYears?.rows.map(({ id }) => id)).toEqual(['now', 'peer']);
  });

  it.each([
    [99.9, 'More than 99 of them', 'Fewer than 1 would not.'],
    [0.2, 'Fewer than 1 of them', 'More than 99 would not.'],
    [12.5, 'About 13 of them', 'The other 87 would not.'],
  ])('for %s percent has the texts "%s" and "%s", never 0 or 100 people', (now, affected, others) => {
    const { tenYears } = view(
      ages(52, 44),
      details({ tenYears: { ...tenYearRisk, now, after: now, healthyPeer: 0 } }),
    );
    expect(tenYears?.sentence).toContain(affected);
    expect(tenYears?.sentence).toContain(others);
    expect(tenYears?.rows.at(-1)?.count).toBe('fewer than 1');
  });
});

describe('the steps', () => {
  const stepsSection = (advice: ReportDetails['advice'], otherDetails: Partial<ReportDetails> = {}) =>
    view(ages(52, 44), details({ advice, ...otherDetails })).steps;
  const idsOf = (rows: readonly { readonly id: string }[] = []) => rows.map(({ id }) => id);

  it('are shown as two first steps and five more, numbered from 1', () => {
    const steps = stepsSection([...'abcdefghij'].map(step));
    expect(idsOf(steps?.first)).toEqual(['a', 'b']);
    expect(idsOf(steps?.more)).toEqual(['c', 'd', 'e', 'f', 'g']);
    expect(steps?.more.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
    expect(steps?.otherDangers).toBeNull();
  });

  it('after the seventh are in one line, grouped by article, if they have the clause `told`', () => {
    const clauses: Readonly<Record<string, { readonly told: string; readonly article: string }>> = {
      f: { told: 'you vape', article: 'smoke' },
      h: { told: 'you ride without a helmet', article: 'road' },
      i: { told: 'you use snuff', article: 'smoke' },
      j: { told: 'you drive fast', article: 'road' },
    };
    const steps = stepsSection([...'abcdefghijk'].map(id => ({ ...step(id), ...clauses[id] })));
    expect(steps?.otherDangers).toEqual({
      lead: 'You also told us:',
      groups: [
        { article: 'road', clauses: ['you ride without a helmet', 'you drive fast'] },
        { article: 'smoke', clauses: ['you use snuff'] },
      ],
      text: 'You also told us: you ride without a helmet; you drive fast; you use snuff. Read more in the library.',
    });
  });

  it('include the medicine to keep taking, which is not counted', () => {
    const medicineStep = step('keep');
    const steps = stepsSection([...'abcdefg'].map(step), { medicineStep });
    expect(steps?.medicine?.id).toBe('keep');
    expect(steps?.more).toHaveLength(5);
    expect(stepsSection([], { medicineStep })).toMatchObject({
      medicine: { id: 'keep' },
      lead: null,
      first: [],
    });
  });

  it('show how many years they are worth, with "together" if a step lists ways to do it', () => {
    const advice = [
      { ...step('a'), years: 9.1 },
      { ...step('b'), years: 4, ways: ['c'] },
    ];
    expect(stepsSection(advice)?.first.map(({ yearsText }) => yearsText)).toEqual([
      'Worth about 9 years of your risk age.',
      'Together worth about 4 years of your risk age.',
    ]);
  });

  it('have their sources in the section on the method, after the sources of the numbers', () => {
    const advice = ['a', 'b'].map(id => ({ ...step(id), source: 'WHO' }));
    const { how } = view(
      ages(52, 44),
      details({
        advice,
        medicineStep: { ...step('keep'), source: 'WHO' },
        findings: [{ ...finding, tone: 'note', source: 'CDC' }],
      }),
    );
    expect(how.sources.slice(-2)).toEqual(['A: CDC.', 'keep, a, b: WHO.']);
  });
});

describe('the section on the method', () => {
  const otherModel = { id: 'a-model', version: '1', hash: null };

  it('describes the Framingham model', () => {
    expect(JSON.stringify(view(ages(52, 44)).how)).toContain('Framingham');
  });

  it('describes no method for another model', () => {
    const { how } = view(ages(52, 44), details({ model: otherModel }));
    expect(JSON.stringify(how)).not.toContain('Framingham');
    expect(how.paragraphs[0]).toContain('come from the assessment provider');
  });

  it.each(['phq-2', 'gad-2'])('names the developers of the screener %s, even with another model', id => {
    const instruments = [{ id, label: 'Mood', score: 1, max: 6 }];
    const { how } = view(ages(52, 44), details({ model: otherModel, instruments }));
    expect(how.sources[0]).toContain('Kroenke');
  });
});

describe('the text for a woman who may be pregnant', () => {
  const notice = (id: string, questions: string[]) =>
    ({
      ...finding,
      id,
      tone: 'attention',
      urgency: 'within-a-week',
      title: id,
      text: 'A.',
      questions,
    }) as const;
  /** The part of the report below which the text is shown open; null if the text is shown closed. */
  const shownBelow = (questions: string[], members: Partial<ReportDetails>) =>
    view(ages(null, null), details({ pregnancy: { sentences: ['Do not slim.'], questions }, ...members }))
      .pregnancy?.below;

  it('is shown closed if it concerns nothing in the report', () => {
    expect(shownBelow([], { findings: [notice('alcohol', ['weekly_alcohol'])] })).toBeNull();
  });

  it.each<[string, string[], Partial<ReportDetails>, object]>([
    [
      'the first notice that it concerns',
      ['chh_fever', 'weekly_alcohol'],
      {
        findings: [
          notice('breath', ['chh_sbreath']),
          notice('alcohol', ['weekly_alcohol']),
          notice('fever', ['chh_fever']),
        ],
      },
      { kind: 'notice', id: 'alcohol' },
    ],
    [
      'a first step if it concerns no notice',
      ['weight_kg'],
      { advice: [{ ...step('slim'), questions: ['weight_kg'] }] },
      { kind: 'step', id: 'slim' },
    ],
    [
      'a number if it concerns neither a notice nor a step',
      ['blood_glucose'],
      { findings: [{ ...finding, id: 'glucose', tone: 'good', questions: ['blood_glucose'] }] },
      { kind: 'number', id: 'glucose' },
    ],
  ])('is shown open below %s', (_what, questions, members, below) => {
    expect(shownBelow(questions, members)).toEqual(below);
  });

  it('omits its sentences on the pressure if the notice begins with a sentence on emergency help', () => {
    const sentences = ['Drink no alcohol.', '140/90 or more: see a health worker today.'];
    const pregnancy = { sentences, questions: ['blood_pressure_measured'] };
    const sentencesWith = (lead: { urgency: 'now'; text: string } | null) =>
      view(
        ages(null, null),
        details({ pregnancy, findings: [{ ...notice('a', pregnancy.questions), lead }] }),
      ).pregnancy?.sentences;
    expect(sentencesWith({ urgency: 'now', text: 'Help now.' })).toEqual(['Drink no alcohol.']);
    expect(sentencesWith(null)).toEqual(sentences);
  });

  it('adds the emergency number to the lead of a notice if the lead is for now', () => {
    const lead = { urgency: 'now', text: 'If you are pregnant: help now.' } as const;
    const { urgent } = view(ages(null, null), details({ findings: [{ ...notice('a', []), lead }] }));
    expect(urgent?.notices[0]).toMatchObject({
      leads: ['If you are pregnant: help now. Call your emergency number.'],
      lines: ['A.'],
    });
  });
});

describe('an urgent finding', () => {
  const urgentDetails = details({
    findings: [{ ...finding, tone: 'urgent', urgency: 'now', title: 'Act', text: 'Now.', mustPrint: true }],
  });

  it.each([
    ['below the age', ages(43, 41)],
    ['above the age', ages(52, 44)],
  ])('with a risk age %s gives the report the tone urgent and the headline of s.2.3', (_what, reportAges) => {
    const { analysis } = view(reportAges, urgentDetails);
    expect(analysis.tone).toBe('urgent');
    expect(analysis.headline).toMatch(/^Healthier living can reduce your risks by \d years$/);
  });

  it('is shown as a notice with its title, its time and a line of text', () => {
    expect(view(ages(52, 44), urgentDetails).urgent?.notices).toMatchObject([
      { title: 'Act', when: 'Now', lines: ['Now. Call your emergency number.'] },
    ]);
  });

  it('has no text in its row of the numbers, because the notice contains it', () => {
    expect(view(ages(52, 44), urgentDetails).numbers?.rows[0]?.text).toBeNull();
  });

  const contacts = { helpLines: ['Nurse: 0800'], emergencyNumber: '112' };

  it('with the urgency "now" contains the emergency number and no help lines', () => {
    const { redFlags, urgent } = view(ages(52, 44), urgentDetails, contacts);
    expect(urgent?.notices[0]?.text).toBe('Now. Call 112.');
    expect(urgent?.help.lines).toEqual([]);
    expect(redFlags).toMatch(/chest pain.*Call 112\.$/);
  });

  it('about mood has the help lines', () => {
    const { urgent } = view(ages(52, 44), null, { ...contacts, urgentIds: ['mood'] });
    expect(urgent?.help).toEqual({ lead: 'Somebody is there for you:', lines: ['Nurse: 0800'] });
  });

  it('about mood advises to talk to somebody if no help lines are configured', () => {
    expect(view(ages(52, 44), null, { urgentIds: ['mood'] }).urgent?.help).toEqual({
      lead: 'Talk to a doctor, a nurse, or somebody you trust, today.',
      lines: [],
    });
  });

  it('with the urgency "now" is merged into one notice with the other findings of this urgency', () => {
    const urgentIds = ['glucose-high-breath', 'drinks-high', 'pressure-very-high-breath'];
    const { urgent } = view(ages(52, 44), null, { urgentIds });
    expect(urgent?.notices.map(({ title }) => title)).toEqual([
      'Get emergency help now',
      'You drink far more than is safe',
    ]);
    const [now] = urgent?.notices ?? [];
    expect(now?.lines.map(line => line.split(',')[0])).toEqual([
      'Your blood pressure is very high',
      'Your blood sugar is high',
      'Call your emergency number.',
    ]);
  });

  it('about a fever is the first notice and does not change the headline', () => {
    const { analysis, urgent } = view(ages(52, 44), null, { urgentIds: ['fever', 'glucose-high'] });
    expect(urgent).toMatchObject({ isCrisis: false, title: 'Read this first' });
    expect(urgent?.notices[0]).toMatchObject({ id: 'fever', when: 'Today' });
    expect(analysis.tone).toBe('gain');
  });

  it('with a later date has another section title and does not change the headline', () => {
    const { analysis, urgent } = view(ages(52, 44), null, { urgentIds: ['glucose-high'] });
    expect(urgent).toMatchObject({ isCrisis: false, title: 'See a health worker by a date' });
    expect(urgent?.notices[0]?.when).toBe('Within a week');
    expect(analysis.tone).toBe('gain');
  });
});

describe('praise', () => {
  const analysisOf = (members: Partial<ReportDetails>) => view(ages(43, 41), details(members)).analysis;
  const weight = { ...contribution, factor: 'weight', questions: ['height'] };
  const contributions = [weight];
  const findingsOn = (question: string, tone: 'good' | 'note' | 'attention') => [
    { ...finding, tone, questions: [question] },
  ];
  const pressure = [{ ...contribution, factor: 'bloodPressure', questions: ['low_number'] }];
  const sugar = [{ ...contribution, factor: 'diabetes', questions: ['blood_glucose'] }];

  it.each<[string, Partial<ReportDetails>]>([
    ['a note on a habit', { contributions, findings: findingsOn('sleep1', 'note') }],
    ['a healthy pressure', { contributions: pressure, findings: findingsOn('low_number', 'good') }],
    ['a healthy sugar', { contributions: sugar, findings: findingsOn('blood_glucose', 'good') }],
  ])('is shown with %s', (_what, members) => {
    expect(analysisOf(members).headline).toMatch(/younger/);
  });

  it.each<[string, Partial<ReportDetails>]>([
    ['a habit needs attention', { contributions, findings: findingsOn('sleep1', 'attention') }],
    ['the weight is outside its healthy range', { contributions, findings: findingsOn('height', 'note') }],
    ['a change would lower the risk age', { contributions: [{ ...weight, gain: 1 }] }],
    ['the ten-year risk needs attention', { tenYears: { ...tenYearRisk, action: 'Show it.' } }],
    ['the pressure was not measured', { contributions: pressure }],
    ['the pressure is not healthy', { contributions: pressure, findings: findingsOn('low_number', 'note') }],
    ['the sugar was not measured', { contributions: sugar }],
    ['the sugar is not healthy', { contributions: sugar, findings: findingsOn('blood_glucose', 'note') }],
  ])('is not shown if %s', (_what, members) => {
    expect(analysisOf(members)).toMatchObject({
      tone: 'gain',
      headline: 'Healthier living can reduce your risks by 2 years',
    });
  });

  it('is replaced by the risk age if a habit needs attention and the target age is equal', () => {
    const members = details({ findings: findingsOn('sleep1', 'attention') });
    expect(view(ages(43, 43), members).analysis.headline).toBe('Your risk age is 43');
  });

  it('is never shown with an urgent notice, whatever the ages', () => {
    const anyAge = fc.option(fc.integer({ min: 18, max: 100 }));
    const anyAges = fc.record({ targetAge: anyAge, riskAge: anyAge, currentAge: anyAge });
    fc.assert(
      fc.property(anyAges, fc.constantFrom(...urgentRows), (reportAges, row) => {
        const { analysis } = reportViewOf({
          ages: reportAges,
          details: null,
          helpLines: [],
          submittedNotices: [row],
        });
        expect(analysis.tone).not.toBe('good');
        expect([analysis.headline, ...analysis.sentences].join(' ')).not.toMatch(/younger/i);
      }),
    );
  });
});
