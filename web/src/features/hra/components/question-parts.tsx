import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { questionCopy } from '../copy/pages.ts';
import { numberCopy } from '../copy/questions.ts';
import { numberFaultOf } from '../questions/number-fault.ts';
import type { AnswerWatch } from '../state/use-answer-watch.ts';
import { PartInput } from './part-input.tsx';
import { PleaseCheck } from './please-check.tsx';

interface QuestionPartsProps {
  readonly id: string;
  readonly parts: readonly QuestionPart[];
  readonly answerOf: (answerKey: string) => AnswerValue | null;
  readonly watch: AnswerWatch;
  readonly onAnswer: (answerKey: string, value: AnswerValue | null) => void;
  readonly onMean: (answerKey: string, meaning: Suggestion) => void;
}

/** Several inputs of one question. A check of two of them (the order of the pressure numbers) is shown below both. */
export function QuestionParts({ id, parts, answerOf, watch, onAnswer, onMean }: QuestionPartsProps) {
  const fieldOf = (index: number) => `${id}-${index}`;
  const place = parts.findIndex(({ answerKey }) => watch.check(answerKey)?.check.kind === 'order');
  const part = parts[place];
  const watched = part ? watch.check(part.answerKey) : null;
  const concerned = watched ? ['high_number', 'low_number'] : [];
  const orderId = `${id}-order`;
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {parts.map((each, index) => (
          <PartInput
            key={each.answerKey}
            id={fieldOf(index)}
            part={each}
            label={each.label ?? questionCopy.partLabel(index + 1)}
            value={answerOf(each.answerKey)}
            watch={watch}
            askedBelow={
              watched && concerned.includes(each.answerKey) ? { id: orderId, kept: watched.kept } : null
            }
            onAnswer={value => onAnswer(each.answerKey, value)}
            onMean={meaning => onMean(each.answerKey, meaning)}
          />
        ))}
      </div>
      <PleaseCheck
        id={orderId}
        fieldId={fieldOf(place)}
        fault={part && watched ? numberFaultOf(part, watched.check, false) : null}
        suggestions={watched?.check.suggestions ?? []}
        answer={numberCopy.pair(String(answerOf('high_number')), String(answerOf('low_number')))}
        kept={watched?.kept ?? false}
        onMean={suggestion => part && onMean(part.answerKey, suggestion)}
        onKeep={() => watched && watch.keep(watched.check)}
      />
    </div>
  );
}
