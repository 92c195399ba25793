import { useEffect, useState } from 'react';
import { CodeBlock } from './code-block.tsx';
import type { Guide, Procedure } from './procedure.ts';
import { shownAnswer } from './shown-answer.ts';
import type { CallResult } from './use-call.ts';

interface CallAnswerProps {
  readonly procedure: Procedure;
  readonly guide: Guide;
  readonly result: CallResult;
}

/** The result of a call: the answer as JSON, or the fault and what to do about it. */
export function CallAnswer({ procedure, guide, result }: CallAnswerProps) {
  if (!result.ok) return <Failure guide={guide} fault={result.fault} />;
  return (
    <>
      <p>{procedure.success}</p>
      {procedure.media === 'pdf' && <FileOffer answer={result.answer} />}
      <CodeBlock label={`Answer of ${procedure.id}`} text={shownAnswer(result.answer)} />
    </>
  );
}

function Failure({ guide, fault }: { guide: Guide; fault: Extract<CallResult, { ok: false }>['fault'] }) {
  if (fault === null) return <p>The call could not be made.</p>;
  // The client's own kinds have no entry: their message says everything.
  const advice = Object.entries(guide.errors).find(([kind]) => kind === fault.kind)?.[1];
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

/** A link that saves the bytes of an answer that is a file. */
function FileOffer({ answer }: { answer: unknown }) {
  const [address, setAddress] = useState<string | null>(null);
  const file = fileOf(answer);
  const base64 = file?.base64;
  const mediaType = file?.mediaType;
  useEffect(() => {
    if (base64 === undefined || mediaType === undefined) return;
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [base64, mediaType]);
  if (!file || address === null) return null;
  return (
    <p>
      <a className="button quiet small" href={address} download={file.fileName}>
        Download {file.fileName}
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
  // The one procedure with this media type has no other answer.
  return isFile ? (answer as AnsweredFile) : null;
}
