import type { reportViewOf } from './report-view-of.ts';

export type ReportView = ReturnType<typeof reportViewOf>;
type Section<Name extends keyof ReportView> = NonNullable<ReportView[Name]>;

export type ReasonsSection = Section<'reasons'>;
export type WhySection = Section<'why'>;
export type WhyRow = WhySection['rows'][number];
export type TenYearsSection = Section<'tenYears'>;
export type TenYearsRow = TenYearsSection['rows'][number];
export type StepsSection = Section<'steps'>;
export type StepRow = StepsSection['first'][number];
export type SinceSection = Section<'since'>;
export type NumbersSection = Section<'numbers'>;
export type NumberRow = NumbersSection['rows'][number];
export type HowSection = Section<'how'>;
