import { groupsOf } from '../groups.ts';
import type { AdviceLine, ReportDetails } from './generated/report-details.ts';
import { statisticsSentence } from './statistics-only.ts';
import { mentionedSteps } from './steps-view.ts';

/**
 * The id of this product's model. The texts about the method are true only of this model. Stored reports contain the id, so with another id
 * they would lose these texts.
 */
export const framinghamModelId = 'fhs_2008_office_bmi';

/**
 * The method of this product's model. The first paragraph describes the healthy person with whom the risk is compared. The numbers are those of
 * gateway/src/appraisal/model.ts, which the domain must not import. `risk-model.test.ts` there compares them.
 */
const modelParagraphs = [
  'Think of a person of your sex with healthy values. That person does not smoke, has no diabetes, and takes no medicine for blood pressure. Their high number is 125, and their body mass index 22.5. Your risk age is the age at which that person has the same risk of heart disease and stroke as you. Some tools compare you with a different person, so their numbers differ.',
  'Your target age is worked out in the same way, but after healthier living. That means no smoking, up to a tenth less weight, and a blood pressure that is one thirteenth lower. The pressure is not brought below 120. With medicine, a low weight, or a low number under 60, it is not brought below 130. From 70 years on the weight is not brought below a body mass index of 30. More than that takes longer, or needs treatment. The benefit comes over years, not overnight.',
];

const disclaimer =
  'This is for learning. It is not a diagnosis and does not replace a health worker. Never stop or change a medicine because of it.';

const limitsOfNumber = [
  'It covers heart and circulation only, for ages 30 to 74.',
  'It comes from a long study of people in Framingham, USA. It has been used in many countries, including Ghana. We know of no study that checked it in Nigeria. In women the weight part is the least certain.',
  'Cholesterol is shown, but it is not in the number. That would need a second value, HDL, which we do not ask for.',
];

const modelSource =
  "Model: D'Agostino RB and others. General cardiovascular risk profile for use in primary care: the Framingham Heart Study. Circulation 2008;117:743-753 (body-mass-index form).";

const riskBandsSource =
  "Bands of the ten-year risk: under 10, 10 to 19, and 20 or more of 100 people, as Canada uses them with this model. The model's own paper has 6 and 20.";

/** The developers of the PHQ-2 and GAD-2, with their notice on the use. */
const screenersSource =
  'PHQ-2 and GAD-2: developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';

/** The method of a gateway that names no model, or a model that this product does not know. */
const otherModelParagraphs = [
  'The ages come from the assessment provider, who works them out from your answers.',
  'Your risk age compares your answers with those of people of your sex and age. Your target age is what it could become after changes that are in your hands.',
];

/**
 * The limits of such a method. The exclusion is part of them, because the section ANALYSIS has none if the gateway names no model
 * (`exclusionSentence` in analysis-view.ts). `statisticsSentence` is known to be true only of our model.
 */
const otherModelLimits = [
  'This is for learning. It is not a diagnosis, and not meant for people who have had a heart attack, a stroke or heart failure. Talk to a doctor or a nurse before you change a treatment.',
];

interface HowContext {
  /** Whether the report has a risk age or a range for it. */
  readonly hasRiskAgeOrRange: boolean;
}

/** The section about the method. If the report has neither a risk age nor a range, it has only the assumptions, the limits and the sources. */
export interface HowSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly assumedHeading: string;
  readonly assumed: readonly string[];
  readonly limitsHeading: string;
  readonly limits: readonly string[];
  readonly sourcesHeading: string;
  /** One sentence for each source. A source of findings and steps begins with their names: 'Blood pressure: WHO 2021.' */
  readonly sources: readonly string[];
}

/** Writes the section about the method: how the risk age was computed, the assumptions, the limits and the sources. */
export function howSectionOf(details: ReportDetails | null, { hasRiskAgeOrRange }: HowContext): HowSection {
  const isOurModel = details?.model?.id === framinghamModelId;
  const hasMoodScores = details?.instruments.some(({ id }) => id === 'phq-2' || id === 'gad-2') ?? false;
  const method = isOurModel ? modelParagraphs : otherModelParagraphs;
  const modelLimits = [disclaimer, ...(hasRiskAgeOrRange ? limitsOfNumber : []), statisticsSentence];
  const modelSources = hasRiskAgeOrRange ? [modelSource, riskBandsSource] : [];
  return {
    heading: hasRiskAgeOrRange ? 'How we worked this out' : 'About this report',
    paragraphs: hasRiskAgeOrRange ? method : [],
    assumedHeading: 'What we assumed',
    assumed: details?.assumptions.map(({ text }) => text) ?? [],
    limitsHeading: 'Limits',
    limits: isOurModel ? modelLimits : otherModelLimits,
    sourcesHeading: 'Where is this from?',
    sources: [
      ...(isOurModel ? modelSources : []),
      // The scores do not depend on the model.
      ...(hasMoodScores ? [screenersSource] : []),
      ...sourcesOf(details),
    ],
  };
}

/** The sources of the findings and steps. Findings and steps with the same source share one sentence. */
function sourcesOf(details: ReportDetails | null): string[] {
  const cited = [
    ...(details?.findings ?? []).map(({ label, source }) => ({ name: label, source })),
    ...medicineAndSteps(details).map(({ source, title }) => ({ name: title, source })),
  ].filter(({ source }) => source !== '');
  return groupsOf(cited, ({ source }) => source).map(([source, rows]) => {
    const names = new Set(rows.map(({ name }) => name));
    return `${[...names].join(', ')}: ${source}.`;
  });
}

/** The medicine step, if there is one, then the mentioned steps. */
function medicineAndSteps(details: ReportDetails | null): readonly AdviceLine[] {
  const medicine = details?.medicineStep ?? null;
  return medicine === null ? mentionedSteps(details) : [medicine, ...mentionedSteps(details)];
}
