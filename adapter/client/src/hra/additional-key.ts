// Generated from the table of calls by 'npm run generate'. Do not edit.

const answerWireKey = /^hra\.q\.[A-Za-z0-9_]+\.a(\..+)?$/;
const savedKey = /^hraQ[A-Za-z0-9]+$/;

/**
 * Whether a key may stand among the additional answers: the wire key of a question the contract does not know,
 * or the camel-case key under which saved answers brought an answer that the questionnaire no longer explains.
 * Such a key cannot be turned back into a wire key, so it is kept and sent back as it came.
 */
export function isAdditionalKey(key: string): boolean {
  return answerWireKey.test(key) || savedKey.test(key);
}
