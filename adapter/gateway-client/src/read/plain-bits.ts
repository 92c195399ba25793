import { type AnswerShape, variantsOf } from '@choose-life/contracts/gateway/answer-shape';
import { typeBits } from './json-bytes.ts';

/** The types of scalars that a place accepts whatever their value is, as bits. */
export function plainBitsOf(shape: AnswerShape): number {
  const plain = variantsOf(shape).flatMap(form => (form.type === 'scalar' ? [...form.plainTypes] : []));
  return plain.reduce((bits, type) => bits | typeBits[type], 0);
}
