import type { SettingsSectionProps } from '../settings-section.tsx';

/** One action of 'Your data', with its heading. */
export function OwnDataPart({ heading, text, children }: SettingsSectionProps) {
  return (
    <div className="grid content-between justify-items-start gap-4 self-stretch">
      <div className="grid gap-1">
        <h3 className="text-body font-bold">{heading}</h3>
        <p className="text-meta text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
