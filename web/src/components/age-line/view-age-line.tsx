import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { AgeLine } from './age-line.tsx';
import { ageKinds } from './age-scale.ts';

interface ViewAgeLineProps {
  readonly analysis: AnalysisView;
  readonly caption: string | null;
  readonly className?: string;
}

/** The age line of a report, with 'or over' at marks and the range of an estimate. */
export function ViewAgeLine({ analysis: { ages, range }, ...rest }: ViewAgeLineProps) {
  return (
    <AgeLine
      ages={{ targetAge: ages.target.years, riskAge: ages.risk.years, currentAge: ages.real.years }}
      ends={Object.fromEntries(ageKinds.map(kind => [kind, endOf(ages[kind])]))}
      range={
        range && {
          low: range.low.years,
          high: range.high.years,
          text: `${textOfAge(range.low)} to ${textOfAge(range.high)}`,
        }
      }
      {...rest}
    />
  );
}

/** 'or over' for '80 or over'; undefined for '65'. */
export function endOf({ text, years }: AgeCell): string | undefined {
  const end = text.slice(String(years ?? '').length).trim();
  return years === null || end === '' ? undefined : end;
}
