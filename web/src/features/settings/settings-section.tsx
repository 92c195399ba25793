import type { ReactNode } from 'react';

export interface SettingsSectionProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A group of fields, with its heading on the left and two columns on the right. */
export function SettingsSection({ heading, text, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 py-7 first:pt-0 xl:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h2 className="display text-question">{heading}</h2>
        <p className="text-meta text-ink-muted">{text}</p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
