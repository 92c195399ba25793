import type { Urgency } from '@choose-life/contracts/domain/report/report-details';

/**
 * What a sentence claims, by topic. A test refuses a report in which two sentences make different claims of one topic.
 */
interface Topics {
  /** What a number or score is called. */
  readonly pressure: 'low' | 'healthy' | 'raised' | 'to check';
  readonly sugar: 'low' | 'healthy' | 'raised' | 'to check';
  readonly weight: 'low' | 'healthy' | 'high' | 'to check';
  readonly cholesterol: 'healthy' | 'raised' | 'to check';
  readonly mood: 'calm' | 'some' | 'heavy';
  readonly worry: 'calm' | 'some' | 'heavy';
  readonly alcohol: 'none' | 'low' | 'high' | 'unknown';
  /** When to have something looked at. */
  readonly 'pressure when': Urgency | 'next visit' | 'in a year';
  readonly 'sugar when': Urgency | 'in a year';
  /** What to do with the body. */
  readonly moving: 'rest' | 'more' | 'keep';
  readonly sweets: 'take' | 'less';
  readonly eating: 'less' | 'more';
  readonly 'pressure medicine': 'keep' | 'ask today' | 'find out';
  /** What is said of the person as a whole. */
  readonly praise: 'yes' | 'no';
}

/** One topic and what is claimed of it: 'pressure: low'. */
export type Claim = { [Topic in keyof Topics]: `${Topic}: ${Topics[Topic]}` }[keyof Topics];
