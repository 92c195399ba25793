import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { numberCopy } from '../copy/questions.ts';

interface PleaseCheckProps {
  /** Id of the text that describes the field. */
  readonly id: string;
  /** The field that gets the focus back. */
  readonly fieldId: string;
  /** What is unusual about the answer; null for nothing. */
  readonly fault: string | null;
  readonly suggestions: readonly Suggestion[];
  /** The current answer, for the button that keeps it. */
  readonly answer: string;
  /** Whether the person chose to keep the answer. */
  readonly kept: boolean;
  readonly onMean: (suggestion: Suggestion) => void;
  readonly onKeep: () => void;
}

/** Asks once about an answer that is probably a slip. A live region; it blocks nothing (s.5). */
export function PleaseCheck(props: PleaseCheckProps) {
  const { id, fieldId, fault, suggestions, answer, kept, onMean, onKeep } = props;
  const backToField = () => document.getElementById(fieldId)?.focus();
  return (
    <div aria-live="polite" className="empty:absolute">
      {fault !== null && kept && (
        <p id={id} className="text-meta text-ink-muted">
          {numberCopy.kept}
        </p>
      )}
      {fault !== null && !kept && (
        <div className="reveal mt-1 grid gap-3 rounded-input bg-warn-tint p-3">
          <div id={id} className="flex items-start gap-2">
            <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />
            <div className="grid gap-0.5 text-meta">
              <p className="text-ink">
                <strong className="font-bold">{numberCopy.pleaseCheck}</strong> {fault}
              </p>
              <p className="text-ink-muted">{numberCopy.notUsed}</p>
            </div>
          </div>
          {suggestions.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {suggestions.map(suggestion => (
                <Button
                  key={suggestion.label}
                  variant="outline"
                  size="sm"
                  className="not-hover:bg-surface"
                  onClick={() => {
                    backToField();
                    onMean(suggestion);
                  }}
                >
                  {numberCopy.use(suggestion.label)}
                </Button>
              ))}
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  backToField();
                  onKeep();
                }}
              >
                {numberCopy.keep(answer)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
