const answerWireKey = /^hra\.q\.[A-Za-z0-9_]+\.a(\..+)?$/;
const savedKey = /^hraQ[A-Za-z0-9]+$/;

/**
 * Whether a key may be in the group `additional`: the wire key of a question that the contract does not know (`hra.q.new.a`), or the key of a
 * saved answer whose question is no longer in the questionnaire (`hraQNewA`).
 */
export function isAdditionalKey(key: string): boolean {
  return answerWireKey.test(key) || savedKey.test(key);
}
