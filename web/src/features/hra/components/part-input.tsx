import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { neededAnswers } from '@choose-life/contracts/domain/hra/needed-answers';
import { unitPairOf } from '@choose-life/contracts/domain/hra/other-unit';
import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '@/components/lazy-component';
import { NativeSelect } from '@/components/ui/native-select';
import { questionCopy } from '../copy/pages.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { useShownAnswer } from './use-shown-answer.ts';

/** Loaded on demand, since only two numbers have a choice of units. */
export const OtherUnitInput = lazyComponent(
  async () => (await import('./other-unit-input.tsx')).OtherUnitInput,
);

interface PartInputProps extends Omit<NumberInputProps, 'required' | 'onAnswer'> {
  readonly onAnswer: (value: AnswerValue | null) => void;
  readonly label?: string;
}

/**
 * One input of a question: a number or a select.
 * @param label the label of this input; absent if it is the only input, since the title of the question is then its label
 */
export function PartInput({ label, ...input }: PartInputProps) {
  const { id, part } = input;
  return (
    <div className="grid content-start gap-1.5">
      {label !== undefined && (
        <label htmlFor={id} className="text-body font-semibold text-ink">
          {label}
        </label>
      )}
      {part.kind === 'number' ? (
        <NumberPart {...input} required={requiredAnswers.has(part.answerKey)} />
      ) : (
        <OptionSelect {...input} />
      )}
    </div>
  );
}

function OptionSelect({ id, part, value, onAnswer, describedBy }: PartInputProps) {
  // Shows a choice immediately, since the rest of the page renders slowly on some phones.
  const [chosen, choose] = useShownAnswer(optionIdOf(value), onAnswer);
  // Memoized: lists of countries and states have hundreds of options, which must not render again after each answer.
  const options = useMemo(
    () =>
      part.options.map(option => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      )),
    [part.options],
  );
  return (
    <div className="sm:max-w-82">
      <NativeSelect
        id={id}
        value={chosen ?? ''}
        onChange={event => choose(event.currentTarget.value || null)}
        aria-describedby={describedBy}
        className="scroll-my-40"
      >
        <option value="">{questionCopy.choose}</option>
        {options}
      </NativeSelect>
    </div>
  );
}

/**
 * The input of a number. For the numbers with two units, the person can choose the unit. If the code of this choice cannot be loaded, the
 * input has only the question's unit.
 */
function NumberPart(props: NumberInputProps) {
  const unitPair = unitPairOf(props.part.answerKey, props.part);
  if (unitPair === null) return <NumberInput {...props} />;
  return (
    <ErrorBoundary fallback={<NumberInput {...props} />}>
      {/* The fallback has the height of the input, and no field: a field would lose the focus when it is replaced. */}
      <Suspense fallback={<div className="h-43" />}>
        <OtherUnitInput {...props} unitPair={unitPair} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The id of the chosen option; null without an answer. Option ids are strings, but older saved answers may be numbers. */
export function optionIdOf(value: AnswerValue | null): string | null {
  return value === null ? null : String(value);
}

/**
 * The keys of the numbers that are marked as required: the specification names only these three (s.5). An empty number blocks neither Next nor
 * Save.
 */
const requiredAnswers: ReadonlySet<string> = new Set([
  ...neededAnswers.age,
  ...neededAnswers.height,
  ...neededAnswers.weight,
]);
