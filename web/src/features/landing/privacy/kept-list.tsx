import { Clock, Eye } from 'lucide-react';
import { privacyCopy } from '../copy/privacy.ts';

/** What is stored, who sees it, and for how long. */
export function KeptList() {
  const { rows, who: whoLabel, long: longLabel } = privacyCopy.kept;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {rows.map(({ what, text, who, long }) => (
        <li
          key={what}
          className="row-span-2 grid grid-rows-subgrid gap-y-5 rounded-card border border-line bg-surface p-6 sm:p-8"
        >
          <div className="grid content-start gap-2">
            <h3 className="display text-question">{what}</h3>
            <p className="text-body text-ink-muted">{text}</p>
          </div>
          <dl className="grid content-start gap-4 border-t border-line pt-5">
            <Fact icon={Eye} label={whoLabel} text={who} />
            <Fact icon={Clock} label={longLabel} text={long} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ icon: Icon, label, text }: { icon: typeof Eye; label: string; text: string }) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr]">
      <dt className="contents text-meta font-bold text-ink">
        <Icon aria-hidden size={18} className="mt-0.5 text-indigo" />
        <span>{label}</span>
      </dt>
      <dd className="col-start-2 text-body text-ink">{text}</dd>
    </div>
  );
}
