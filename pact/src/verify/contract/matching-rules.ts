import { anyStep, type Step, stepsOf } from './json-path.ts';

/** One matcher of a pact file, as far as it is understood here. */
export interface Matcher {
  readonly match?: string;
  readonly min?: number;
  readonly max?: number;
  readonly regex?: string;
  readonly value?: unknown;
  readonly status?: unknown;
}

/** The matchers of one place: all must hold, or any. */
export interface RuleSet {
  readonly combine?: string;
  readonly matchers: readonly Matcher[];
}

/** Path → matchers, as a pact file has them. */
export type Rules = Readonly<Record<string, RuleSet>>;

/** The matchers that count at a place. `inherited`: they were written for a place above it. */
export interface SelectedRule {
  readonly rule: RuleSet;
  readonly inherited: boolean;
}

/**
 * Pact's own order: of the rules whose path leads to the place or to one above it, the most exact one counts. A named step
 * weighs twice as much as `*`, and a longer path more than a shorter one.
 */
export function ruleAt(rules: Rules, steps: readonly Step[]): SelectedRule | null {
  let best: (SelectedRule & { weight: number }) | null = null;
  for (const [path, rule] of Object.entries(rules)) {
    const pattern = stepsOf(path);
    const weight = weightOf(pattern, steps);
    if (weight > 0 && weight >= (best?.weight ?? 1)) {
      best = { rule, inherited: pattern.length < steps.length, weight };
    }
  }
  return best;
}

function weightOf(pattern: readonly Step[], steps: readonly Step[]): number {
  if (pattern.length > steps.length) return 0;
  let weight = 1;
  for (const [at, step] of pattern.entries()) {
    if (step === steps[at]) weight *= 2;
    else if (step !== anyStep) return 0;
  }
  return weight * (pattern.length + 1);
}
