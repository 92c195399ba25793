import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Input } from '../../../components/ui/input.tsx';
import { questionCopy } from '../../../copy/hra.ts';
import { numberFaultOf, rangeOf } from '../questions/number-fault.ts';

interface NumberInputProps {
  readonly id: string;
  readonly part: QuestionPart;
  readonly value: AnswerValue | null;
  readonly required: boolean;
  /** Ids of what else describes the field. */
  readonly describedBy?: string;
  readonly onAnswer: (value: string | null) => void;
}

/**
 * A number input with its unit inside and its range below. What is wrong is said after the field is left, and nothing
 * is ever blocked (s.5). The wheel leaves the field, so that scrolling past changes no answer.
 */
export function NumberInput({ id, part, value, required, describedBy, onAnswer }: NumberInputProps) {
  const hintId = useId();
  const [badInput, setBadInput] = useState(false);
  const [editing, setEditing] = useState(false);
  const range = rangeOf(part);
  const fault = editing ? null : numberFaultOf(part, value, badInput);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setEditing(true);
    setBadInput(event.currentTarget.validity.badInput);
    onAnswer(event.currentTarget.value === '' ? null : event.currentTarget.value);
  };
  const leave = (event: { currentTarget: HTMLInputElement }) => {
    setEditing(false);
    setBadInput(event.currentTarget.validity.badInput);
  };
  const hint = [range, required ? questionCopy.neededForResult : null]
    .filter(text => text !== null)
    .join('. ');
  const described = [describedBy, hint && `${hintId}-hint`, fault && `${hintId}-fault`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          step="any"
          min={part.min ?? undefined}
          max={part.max ?? undefined}
          required={required}
          value={value ?? ''}
          onChange={type}
          onBlur={leave}
          onWheel={event => event.currentTarget.blur()}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
          autoComplete="off"
          className="scroll-my-40 pe-[45%] text-lead [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        {part.units && (
          <span className="pointer-events-none absolute inset-y-0 end-4 flex max-w-[42%] items-center text-end text-meta text-ink-muted">
            {part.units}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${hintId}-hint`} className="text-meta text-ink-muted">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${hintId}-fault`} className="flex items-start gap-1.5 text-meta font-semibold text-danger">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          {fault}
        </p>
      )}
    </div>
  );
}
