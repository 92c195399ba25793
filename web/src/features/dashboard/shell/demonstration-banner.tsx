import { FlaskConical, X } from 'lucide-react';
import { useState } from 'react';
import { useConfig } from '../../../config.ts';
import { shellCopy } from '../copy/shell.ts';

/** Says that this server is a demonstration. It can be hidden. */
export function DemonstrationBanner() {
  const config = useConfig();
  const [hidden, setHidden] = useState(false);
  if (!config?.embeddedGateway || hidden) return null;
  return (
    <aside aria-label="Demonstration" className="bg-marigold-tint text-ink print:hidden">
      <div className="content flex items-center gap-3 text-meta">
        <FlaskConical aria-hidden size={18} className="shrink-0 text-warn" />
        <p className="py-2">{shellCopy.demonstration}</p>
        <button
          type="button"
          aria-label={shellCopy.dismissDemonstration}
          onClick={() => setHidden(true)}
          className="-me-3 ms-auto grid size-11 shrink-0 place-items-center rounded-chip"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
    </aside>
  );
}
