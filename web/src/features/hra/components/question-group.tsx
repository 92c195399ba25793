import type { ReactNode } from 'react';

interface QuestionTitleProps {
  /** Id for links to the question. */
  readonly anchor: string;
  readonly number: number;
  readonly label: string;
}

export function QuestionTitle({ anchor, number, label }: QuestionTitleProps) {
  return (
    <span
      id={anchor}
      tabIndex={-1}
      className="scroll-mt-40 flex gap-2.5 text-question leading-snug font-bold text-ink"
    >
      <span className="text-ink-subtle">
        {number}
        <span className="sr-only">. </span>
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </span>
  );
}

interface QuestionGroupProps {
  readonly title: ReactNode;
  readonly prompt: ReactNode;
  readonly promptId: string | undefined;
  readonly notice: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A question with several inputs, as a fieldset. */
export function QuestionGroup({ title, prompt, promptId, notice, foot, children }: QuestionGroupProps) {
  return (
    <fieldset className="group/question relative min-w-0" aria-describedby={promptId}>
      <legend className="w-full">{title}</legend>
      {prompt}
      <div className="mt-4">{children}</div>
      {notice}
      {foot}
    </fieldset>
  );
}
