import { useState } from 'react';
import { addresses } from './addresses.ts';
import { Badge } from './badge.tsx';
import { CallAnswer } from './call-answer.tsx';
import { callText } from './call-text.ts';
import { CodeBlock, FoldedCode } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { curlText } from './curl-text.ts';
import { FieldInputs } from './field-input.tsx';
import { fieldsOf } from './fields.ts';
import { inputOf, type Values, valuesOf } from './form-values.ts';
import { type Learned, learnedFor } from './learned.ts';
import type { Guide, Procedure } from './procedure.ts';
import { rawText } from './shown-answer.ts';
import { type OnAnswer, useCall } from './use-call.ts';

const panel =
  'grid min-w-0 gap-5 rounded-card border border-line bg-surface p-5 *:min-w-0 [&_.code]:bg-cotton!';

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
  const unread = 'Some field cannot be read yet.';
  const text = isReadable ? callText(procedure, fields, input) : `// ${unread}`;
  const curl = isReadable ? curlText(procedure, fields, input, addresses.trpc) : `# ${unread}`;

  return (
    <section className="grid content-start gap-6 *:min-w-0" hidden={!isShown} aria-labelledby={`${id}-name`}>
      <form
        className={panel}
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault();
          if (isReadable) void call(input);
          else document.getElementById(`${id}-${Object.keys(faults)[0]}`)?.focus();
        }}
      >
        <h2
          id={`${id}-name`}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 text-h3! wrap-anywhere"
        >
          {id} <Badge kind={type === 'query' ? 'read' : 'write'} />
        </h2>
        <p>
          {summary} {token === 'needed' ? 'Needs a session.' : 'Works without a session.'}
        </p>
        {fields.length === 0 && <p className="text-meta text-ink-muted">It takes no input.</p>}
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
      <section className={panel} aria-labelledby={`${id}-code`}>
        <h3 id={`${id}-code`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          In TypeScript <CopyButton text={text} />
        </h3>
        <CodeBlock label={`${id} in TypeScript`} text={text} />
        <FoldedCode
          summary="As a cURL command"
          label={`${id} as a cURL command`}
          text={curl}
          note={curl.includes('$') ? curlNote : undefined}
        />
      </section>
      <section
        className={`${panel} [&_.code]:max-h-128`}
        aria-labelledby={`${id}-answer`}
        aria-busy={isCalling}
      >
        <h3 id={`${id}-answer`}>Answer</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2" role="status">
          {result === null ? (
            <span className="text-meta text-ink-muted">
              {isCalling ? 'Waiting for the answer…' : 'No call yet.'}
            </span>
          ) : (
            <>
              <Badge kind={result.ok ? 'ok' : 'failed'} words={verdictOf(result)} />
              <span className="text-meta text-ink-muted">
                {Math.round(result.ms)} ms, at {result.at.toLocaleTimeString('en-GB')}
              </span>
            </>
          )}
        </p>
        {result && <CallAnswer procedure={procedure} guide={guide} result={result} />}
        {result?.raw && (
          <FoldedCode summary="Raw answer" label={`Raw answer of ${id}`} text={rawText(result.raw)} />
        )}
      </section>
    </section>
  );
}

const curlNote = 'Set its variables in your shell: what is secret is not written out.';

function verdictOf(result: NonNullable<ReturnType<typeof useCall>['result']>): string {
  if (result.ok) return 'OK';
  return result.fault === null ? 'Not reached' : `${result.fault.kind}, ${result.fault.outcome}`;
}
