/** For example `hra.q.new_question.a` or `hra.q.new_question.a.hours` (s.7). */
const answerWireKey = /^hra\.q\.[A-Za-z0-9_]+\.a(\..+)?$/;
/** For example `hraQNewQuestionA` (s.3). */
const savedKey = /^hraQ[A-Za-z0-9]+$/;

/**
 * Whether a key has the form of a key in the group `additional`: the wire key of a question that the contract does not know (`hra.q.new.a`), or
 * the key of a saved answer whose question is no longer in the questionnaire (`hraQNewA`). The keys of known questions have the same form, so
 * callers look these up first.
 */
export function hasFormOfAdditionalKey(key: string): boolean {
  return answerWireKey.test(key) || savedKey.test(key);
}
