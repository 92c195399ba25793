/** How a finding is shown: always with an icon and a word, never by colour alone. */
export type Tone = 'good' | 'note' | 'attention' | 'urgent';

export type FindingId =
  | 'blood-pressure'
  | 'bmi'
  | 'cholesterol'
  | 'glucose'
  | 'breath'
  | 'alcohol'
  | 'activity'
  | 'sleep'
  | 'mood'
  | 'worry';

/** One answer or score held against a published border. Educational, never a diagnosis. */
export interface Finding {
  readonly id: FindingId;
  readonly label: string;
  /** As shown, with its unit: '138/88 mmHg'. */
  readonly value: string;
  /** Name of the band the value falls in. */
  readonly band: string;
  readonly tone: Tone;
  readonly text: string;
  readonly questions: readonly string[];
  readonly source: string;
}
