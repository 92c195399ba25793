import { all, chose, not, when, within } from '../condition.ts';
import { ageInYears } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const isWoman = when('sex female', ['sex'], ({ measurements }) => measurements.sex === 'female');
// From 30 (WHO guideline 2021) to 65 (US Preventive Services Task Force 2018).
const isSmearDue = all(isWoman, within(ageInYears, 30, 66), chose('pap_smear_test', 'older', 'never'));
const cervixReferences = {
  source: 'WHO guideline on cervical cancer 2021',
  article: 'tests-that-find-cancer-early',
};

/** Steps on tests that find cancer early. */
export const screeningAdvice = adviceTable({
  'bowel-test': {
    condition: all(within(ageInYears, 45, 76), chose('colon_cancer_screening', 'never', 'older')),
    title: 'Ask about a bowel cancer test',
    text: 'It is advised from 45 to 75.',
    source: 'US Preventive Services Task Force 2021',
    article: 'tests-that-find-cancer-early',
  },
  'cervical-test': {
    condition: all(isSmearDue, not(chose('hysterectomy', 'yes', 'not_sure'))),
    title: 'Ask for a cervical cancer test',
    text: 'An HPV test finds changes early. It is advised from 30 on, and from 25 with HIV.',
    ...cervixReferences,
  },
  'cervical-question': {
    condition: all(isSmearDue, chose('hysterectomy', 'not_sure')),
    title: 'Ask which operation you had',
    text: 'A health worker can tell if you still need cervical cancer tests.',
    ...cervixReferences,
  },
  'breast-family': {
    // '1' is one relative, '2' is two or more.
    condition: all(isWoman, chose('family_breast_cancer_history', '1', '2')),
    title: 'Tell a health worker about breast cancer in your family',
    text: 'At average risk, a mammogram every two years is advised from 40 to 74. With breast cancer in the family, ask when yours begin.',
    source: 'US Preventive Services Task Force 2024',
    article: 'tests-that-find-cancer-early',
  },
});
