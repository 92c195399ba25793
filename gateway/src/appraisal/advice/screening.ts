import { type AdviceRule, chose } from './rule.ts';

/** Tests that find cancer early. */
export const screeningAdvice: readonly AdviceRule[] = [
  {
    id: 'bowel-test',
    when: facts =>
      (facts.measurements.age ?? 0) >= 45 && chose('colon_cancer_screening', 'never', 'older')(facts),
    text: 'Ask a health worker about a bowel cancer test. It is advised from 45 on.',
    questions: ['colon_cancer_screening'],
    source: 'US Preventive Services Task Force 2021',
  },
  {
    id: 'cervical-test',
    when: facts =>
      facts.measurements.sex === 'female' &&
      (facts.measurements.age ?? 0) >= 30 &&
      chose('pap_smear_test', 'older', 'never')(facts),
    text: 'Ask for a cervical cancer test. It is advised from 30 on and finds changes early.',
    questions: ['pap_smear_test'],
    source: 'WHO 2021 cervical screening guideline',
  },
];
