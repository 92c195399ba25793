/**
 * What a sentence claims, so that a test can refuse two that contradict each other. Two claims of one topic go together only
 * when they are the same.
 */
export interface Claims {
  /** What a number or score is called. */
  readonly pressure: 'low' | 'healthy' | 'raised' | 'to check';
  readonly sugar: 'low' | 'healthy' | 'raised' | 'to check';
  readonly weight: 'low' | 'healthy' | 'high' | 'to check';
  readonly cholesterol: 'healthy' | 'raised' | 'to check';
  readonly mood: 'calm' | 'some' | 'heavy';
  readonly worry: 'calm' | 'some' | 'heavy';
  readonly alcohol: 'none' | 'low' | 'high' | 'unknown';
  /** When to have something looked at. */
  readonly 'pressure when': 'today' | 'soon' | 'in a year';
  readonly 'sugar when': 'today' | 'soon' | 'in a year';
  readonly 'breath when': 'today';
  /** What to do with the body. */
  readonly moving: 'rest' | 'more' | 'keep';
  readonly sweets: 'take' | 'less';
  readonly eating: 'less' | 'more';
  readonly 'pressure medicine': 'keep' | 'ask today' | 'find out';
  /** What is said of the person as a whole. */
  readonly praise: 'yes' | 'no';
}

/** One topic and what is claimed of it: 'pressure: low'. */
export type Claim = { [Topic in keyof Claims]: `${Topic}: ${Claims[Topic]}` }[keyof Claims];

/** The topic and the stance of a claim. */
export function partsOfClaim(claim: Claim): { readonly topic: string; readonly stance: string } {
  const [topic = '', stance = ''] = claim.split(': ');
  return { topic, stance };
}
