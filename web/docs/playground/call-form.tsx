import { useState } from 'react';
import { addresses } from './addresses.ts';
import { Badge } from './badge.tsx';
import { CallAnswer } from './call-answer.tsx';
import { callText } from './call-text.ts';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { curlText } from './curl-text.ts';
import { FieldInputs } from './field-input.tsx';
import { fieldsOf } from './fields.ts';
import { inputOf, type Values, valuesOf } from './form-values.ts';
import { type Learned, learnedFor } from './learned.ts';
import type { Guide, Procedure } from './procedure.ts';
import { type RawAnswer, rawText } from './raw-answer.ts';
import { type OnAnswer, useCall } from './use-call.ts';

interface CallFormProps {
  readonly procedure: Procedure;
  readonly guide: Guide;
  readonly isShown: boolean;
  readonly learned: Learned;
  readonly onAnswer: OnAnswer;
}

/** The form of one procedure, the code of the same call, and its result. Typed values stay in memory. */
export function CallForm({ procedure, guide, isShown, learned, onAnswer }: CallFormProps) {
  const { id, type, token, summary } = procedure;
  const [fields] = useState(() => fieldsOf(procedure.input));
  const [examples] = useState(() => valuesOf(fields, procedure.example));
  const [typed, setTyped] = useState<Values>({});
  const { result, isCalling, call } = useCall(procedure, onAnswer);
  const known = Object.entries(examples).map(([path, text]) => [path, learnedFor(id, path, learned) ?? text]);
  const values: Values = { ...Object.fromEntries(known), ...typed };
  const { input, faults } = inputOf(fields, values);
  const isReadable = Object.keys(faults).length === 0;
  const text = isReadable ? callText(procedure, fields, input) : '// Some field cannot be read yet.';

  const curl = isReadable
    ? curlText(procedure, fields, input, addresses.trpc)
    : '# Some field cannot be read yet.';

  return (
    <section className="call" hidden={!isShown} aria-labelledby={`${id}-name`}>
      <form
        className="panel"
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault();
          if (isReadable) void call(input);
          else document.getElementById(`${id}-${Object.keys(faults)[0]}`)?.focus();
        }}
      >
        <h2 id={`${id}-name`} tabIndex={-1}>
          {id} <Badge kind={type === 'query' ? 'read' : 'write'} />
        </h2>
        <p>
          {summary} {token === 'needed' ? 'Needs a session.' : 'Works without a session.'}
        </p>
        {fields.length === 0 && <p className="quiet-text">It takes no input.</p>}
        <FieldInputs
          procedure={id}
          fields={fields}
          values={values}
          faults={faults}
          onChange={(path, text) => setTyped(before => ({ ...before, [path]: text }))}
        />
        <p className="actions">
          <button type="submit" className="button" aria-disabled={isCalling}>
            {isCalling ? 'Calling…' : `Call ${id.split('.')[1]}`}
          </button>
          <a className="button quiet" href={`${addresses.reference}#${id}`}>
            Reference
          </a>
        </p>
      </form>
      <section className="panel" aria-labelledby={`${id}-code`}>
        <h3 id={`${id}-code`}>
          In TypeScript <CopyButton text={text} />
        </h3>
        <CodeBlock label={`${id} in TypeScript`} text={text} />
        <details>
          <summary>As a cURL command</summary>
          <p>
            <CopyButton text={curl} /> {curl.includes('$') && <span className="quiet-text">{curlHint}</span>}
          </p>
          <CodeBlock label={`${id} as a cURL command`} text={curl} />
        </details>
      </section>
      <section className="panel answer" aria-labelledby={`${id}-answer`} aria-busy={isCalling}>
        <h3 id={`${id}-answer`}>Answer</h3>
        <p className="verdict" role="status">
          {result === null ? (
            <span className="quiet-text">{isCalling ? 'Waiting for the answer…' : 'No call yet.'}</span>
          ) : (
            <>
              <Badge kind={result.ok ? 'ok' : 'failed'} words={verdictOf(result)} />
              <span className="quiet-text">
                {Math.round(result.ms)} ms, at {result.at.toLocaleTimeString('en-GB')}
              </span>
            </>
          )}
        </p>
        {result && <CallAnswer procedure={procedure} guide={guide} result={result} />}
        {result?.raw && <RawView id={id} raw={result.raw} />}
      </section>
    </section>
  );
}

const curlHint = 'Set its variables in your shell: what is secret is not written out.';

function RawView({ id, raw }: { readonly id: string; readonly raw: RawAnswer }) {
  const text = rawText(raw);
  return (
    <details>
      <summary>Raw answer</summary>
      <p>
        <CopyButton text={text} />
      </p>
      <CodeBlock label={`Raw answer of ${id}`} text={text} />
    </details>
  );
}

function verdictOf(result: NonNullable<ReturnType<typeof useCall>['result']>): string {
  if (result.ok) return 'OK';
  return result.fault === null ? 'Not reached' : `${result.fault.kind}, ${result.fault.outcome}`;
}
