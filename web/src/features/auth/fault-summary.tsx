import type { MouseEvent } from 'react';
import { authCopy } from './copy.ts';

/** From this number of faults on, a summary stands above the form. */
const minFaults = 3;

interface FieldFault<Name extends string> {
  readonly field: Name;
  readonly message: string;
}

interface FaultSummaryProps<Name extends string> {
  readonly faults: readonly FieldFault<Name>[];
  readonly idOf: (field: Name) => string;
  readonly onChoose: (field: Name) => void;
}

/** The faults of a submitted form, each with a link to its field. */
export function FaultSummary<Name extends string>({ faults, idOf, onChoose }: FaultSummaryProps<Name>) {
  if (faults.length < minFaults) return null;
  const choose = (event: MouseEvent, field: Name) => {
    // The link must not change the address: Back would return to it.
    event.preventDefault();
    onChoose(field);
  };
  return (
    <div
      role="alert"
      className="grid gap-1 rounded-input border-2 border-danger bg-surface p-4 text-meta text-danger"
    >
      <p className="font-bold">{authCopy.signup.summary(faults.length)}</p>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={event => choose(event, field)}
              className="inline-flex min-h-9 items-center rounded-chip font-semibold underline decoration-2 underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
