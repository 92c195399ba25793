import type { AnalysisView } from './analysis-view.ts';
import type {
  Contribution,
  FindingLine,
  ReasonLine,
  ReportDetails,
  SinceLast,
} from './generated/report-details.ts';
import type { HowSection } from './how-view.ts';
import type { LetterContent } from './letter-view.ts';
import type { TenYearsRow, TenYearsSection } from './people-of-100.ts';
import type { PregnancyView } from './pregnancy.ts';
import type { StepRow, StepsSection } from './steps-view.ts';
import type { UrgentSection } from './urgent-section.ts';

// Other types of a `ReportView` that screens and the PDF use. Each is defined in the file of the function that makes it.
export type { HowSection, StepRow, StepsSection, TenYearsRow, TenYearsSection };

/** The reasons why there is no risk age, with what the person can do. */
export interface ReasonsSection {
  readonly heading: string;
  readonly items: readonly Omit<ReasonLine, 'id'>[];
}

/** One factor of the risk age, for the section "Why 60, not 45". */
export interface WhyRow extends Omit<Contribution, 'gain' | 'hasChanged'> {
  /** '+12 years', '−3 years', 'about half of it'. */
  readonly yearsText: string;
  /** 'Less weight brings the number down.', 'You need not change this.'; '' if there is nothing to say. */
  readonly gainText: string;
}

/** The years that each factor adds to the person's age or takes from it. */
export interface WhySection {
  readonly heading: string;
  readonly lead: string;
  /** The factors that add or take off years; their `years` are never 0. */
  readonly rows: readonly WhyRow[];
  /** 'No years from: smoking, blood sugar.'; null if every factor has a row. */
  readonly factorsWithoutYears: string | null;
  /** 'You are 47 years old. All parts together add 18 years: that makes 65.' */
  readonly total: string;
}

/** The change of the risk age since the person's last earlier report with a risk age. */
export interface SinceSection {
  readonly heading: string;
  readonly sentence: string;
  /** The factors that changed; empty if the difference cannot be given in years. */
  readonly rows: readonly (SinceLast['moved'][number] & { readonly text: string })[];
}

/** One number or habit of the person, with its band, for example 'High'. */
export interface NumberRow
  extends Omit<FindingLine, 'article' | 'lead' | 'showBy' | 'source' | 'text' | 'title' | 'urgency'> {
  /** Null if the urgent section already contains the text. */
  readonly text: string | null;
}

/** The numbers and habits of the person. */
export interface NumbersSection {
  readonly heading: string;
  readonly rows: readonly NumberRow[];
}

/** The text of a report. It contains every sentence, so that the screens and the PDF only draw it. A section without content is null. */
export interface ReportView {
  readonly urgent: UrgentSection | null;
  readonly analysis: AnalysisView;
  readonly pregnancy: PregnancyView | null;
  readonly reasons: ReasonsSection | null;
  readonly why: WhySection | null;
  readonly tenYears: TenYearsSection | null;
  readonly steps: StepsSection | null;
  /** The changes that the person can try out. Only screens show them. */
  readonly whatIf: ReportDetails['whatIf'];
  readonly since: SinceSection | null;
  readonly numbers: NumbersSection | null;
  /** The letter to a health worker; null if the gateway sends no facts. */
  readonly letter: LetterContent | null;
  readonly how: HowSection;
  /** The last line of every report: the symptoms that always need emergency help. */
  readonly redFlags: string;
}
