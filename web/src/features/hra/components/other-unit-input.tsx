import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import {
  isPlausible,
  isRounded,
  limitsInOtherUnit,
  type OtherUnit,
  toExpectedUnit,
  toOtherUnit,
} from '@choose-life/contracts/domain/hra/other-unit';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { atom, useAtomValue } from 'jotai';
import { useId } from 'react';
import { CheckboxField } from '@/components/forms/field';
import { whenForgetting } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';
import { otherUnitCopy } from '../copy/pages.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

/** The stored answer is always in the unit of the question; the typed text stays as typed. */
export function OtherUnitInput(props: NumberInputProps & { readonly other: OtherUnit }) {
  const { other, ...input } = props;
  const { part, value, onAnswer } = input;
  const key = part.answerKey;
  const heldId = useId();
  const mode = useAtomValue(otherUnitsAtom).get(key) ?? null;
  const held = String(value ?? '');
  const shown = mode?.held === held ? mode.typed : toOtherUnit(value, other);
  const type = (typed: string | null) => {
    const answer = typed === null ? null : toExpectedUnit(typed, other);
    typeInOther(key, { typed: typed ?? '', held: answer ?? '' });
    onAnswer(answer);
  };
  const toAsked = () => {
    typeInAsked(key);
    if (!isPlausible(value, key, part)) onAnswer(shown);
  };
  const toOther = () => {
    if (isPlausible(value, key, part)) typeInOther(key, { typed: toOtherUnit(value, other), held });
    else type(held);
  };
  const words = isRounded(shown, other) ? otherUnitCopy.heldRounded : otherUnitCopy.held;
  // The same elements in both units, so that the switch keeps the focus.
  const foot = (
    <>
      <p id={heldId} className="text-meta text-ink empty:hidden">
        {mode !== null && plainNumberOf(shown) !== null && words(held, other.expected)}
      </p>
      <CheckboxField checked={mode !== null} onChange={mode === null ? toOther : toAsked}>
        {otherUnitCopy.switch(other.unit)}
      </CheckboxField>
    </>
  );
  if (mode === null) return <NumberInput {...input} foot={foot} />;
  return (
    <NumberInput
      {...input}
      part={{ ...part, ...limitsInOtherUnit(part, other), units: other.unit }}
      value={shown}
      suggestions={meantInAsked(shown, part, other)}
      describedBy={[input.describedBy, heldId].filter(Boolean).join(' ')}
      onAnswer={type}
      onMean={suggestion => {
        typeInAsked(key);
        input.onMean(suggestion);
      }}
      foot={foot}
    />
  );
}

/** A number that is only plausible in the unit of the question was probably meant in it. */
function meantInAsked(typed: string, part: QuestionPart, other: OtherUnit): Suggestion[] {
  const number = plainNumberOf(typed);
  if (number === null || !isPlausible(number, part.answerKey, part)) return [];
  return [{ value: number, label: `${number} ${other.expected}` }];
}

/** What somebody typed in the other unit, and what was held for it: another held answer makes it out of date. */
interface TypedInOther {
  readonly typed: string;
  readonly held: string;
}

const otherUnitsAtom = atom<ReadonlyMap<string, TypedInOther>>(new Map());

whenForgetting(() => jotaiStore.set(otherUnitsAtom, new Map()));

function typeInOther(key: string, typed: TypedInOther): void {
  jotaiStore.set(otherUnitsAtom, all => new Map([...all, [key, typed]]));
}

function typeInAsked(key: string): void {
  jotaiStore.set(otherUnitsAtom, all => new Map([...all].filter(([each]) => each !== key)));
}
