import { Check, Eye, Pencil, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callText, curlText } from '../../../adapter/docs/code-samples.ts';
import type { Documented, Procedure } from '../../../adapter/docs/document-reader.ts';
import { whenForgetting } from '../../src/session/forget.ts';
import { addresses } from './addresses.ts';
import { CodeBlock, CopyButton, FoldedCode } from './code-block.tsx';
import { FieldInputs } from './field-input.tsx';
import { inputOf, type Values, valuesOf } from './fields.ts';
import { type Learned, learnedFor } from './learned.ts';
import { rawText, shownAnswer } from './shown-answer.ts';
import { type CallResult, type OnAnswer, useCall } from './use-call.ts';

const panel =
  'grid min-w-0 gap-5 rounded-card border border-line bg-surface p-5 *:min-w-0 [&_.code]:bg-cotton!';

interface CallFormProps {
  readonly procedure: Procedure;
  readonly guide: Documented;
  readonly isShown: boolean;
  readonly learned: Learned;
  readonly onAnswer: OnAnswer;
}

/** The form of one procedure, the code of the same call, and its result. Typed values stay in memory. */
export function CallForm({ procedure, guide, isShown, learned, onAnswer }: CallFormProps) {
  const { id, type, token, summary, input: fields } = procedure;
  const [examples] = useState(() => valuesOf(fields, procedure.example));
  const [typed, setTyped] = useState<Values>({});
  const { result, isCalling, call } = useCall(procedure, onAnswer);
  useEffect(() => whenForgetting(end => end === 'logged-out' && setTyped({})), []);
  const known = Object.entries(examples).map(([path, text]) => [path, learnedFor(id, path, learned) ?? text]);
  const values: Values = { ...Object.fromEntries(known), ...typed };
  const { input, faults } = inputOf(fields, values);
  const isReadable = Object.keys(faults).length === 0;
  const unread = 'Some field cannot be read yet.';
  const text = isReadable ? callText(procedure, input) : `// ${unread}`;
  const curl = isReadable ? curlText(procedure, input, addresses.trpc) : `# ${unread}`;

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

interface CallAnswerProps {
  readonly procedure: Procedure;
  readonly guide: Documented;
  readonly result: CallResult;
}

/** The result of a call: the answer as JSON, or the fault and what to do about it. */
export function CallAnswer({ procedure, guide, result }: CallAnswerProps) {
  if (!result.ok) return <Failure guide={guide} fault={result.fault} />;
  return (
    <>
      <p>{procedure.success}</p>
      <FileOffer answer={result.answer} />
      <CodeBlock label={`Answer of ${procedure.id}`} text={shownAnswer(result.answer)} />
    </>
  );
}

function Failure({
  guide,
  fault,
}: {
  guide: Documented;
  fault: Extract<CallResult, { ok: false }>['fault'];
}) {
  if (fault === null) return <p>The call could not be made.</p>;
  // The client's own kinds have no entry: their message says everything.
  const advice = guide.errors[fault.kind];
  const { gatewayCode, retryAfterMs } = fault;
  const facts = [
    ['Message', fault.message],
    ['What happened', advice?.meaning],
    ['What to do', advice?.remedy],
    ['At the gateway', guide.outcomes[fault.outcome]],
    ['Gateway’s code', gatewayCode],
    ['Try again after', retryAfterMs === undefined ? undefined : `${(retryAfterMs / 1000).toFixed(1)} s`],
    ['Request id', fault.requestId],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(
        ([name, text]) =>
          text !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A link that saves an answer that is a file. */
function FileOffer({ answer }: { answer: unknown }) {
  const file = fileOf(answer);
  if (!file) return null;
  const { base64, fileName, mediaType } = file;
  return (
    <p>
      <a className="button quiet small" href={`data:${mediaType};base64,${base64}`} download={fileName}>
        Download {fileName}
      </a>
    </p>
  );
}

interface AnsweredFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

function fileOf(answer: unknown): AnsweredFile | null {
  const isFile = typeof answer === 'object' && answer !== null && 'base64' in answer && 'fileName' in answer;
  // No other answer has these members.
  return isFile ? (answer as AnsweredFile) : null;
}

const kinds = {
  read: { look: 'query', Icon: Eye, words: 'Read' },
  write: { look: 'mutation', Icon: Pencil, words: 'Write: changes data' },
  ok: { look: 'ok', Icon: Check, words: 'OK' },
  failed: { look: 'failed', Icon: TriangleAlert, words: 'Failed' },
} as const;

/** A kind or an outcome, with an icon and a text, so that it does not depend on colour. */
export function Badge({ kind, words }: { readonly kind: keyof typeof kinds; readonly words?: string }) {
  const { look, Icon, words: usual } = kinds[kind];
  return (
    <span className={`badge ${look}`}>
      <Icon size={14} aria-hidden="true" />
      {words ?? usual}
    </span>
  );
}
