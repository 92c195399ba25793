import { Download, type LucideIcon, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { analysisCopy as copy } from '../copy.ts';
import { canShareFiles, type ReportFile } from './use-report.ts';

interface AnalysisActionsProps {
  readonly file: ReportFile;
  readonly className: string;
}

/** The buttons of a report. A page has them twice, for desktop and mobile (s.2.3). Share is shown only if the browser can share files. */
export function AnalysisActions({ file, className }: AnalysisActionsProps) {
  // The result never changes, so it is computed only on the first render.
  const [canShare] = useState(canShareFiles);
  return (
    <div className={cn('flex gap-3 print:hidden', className)}>
      <Button
        busy={file.isDownloading}
        disabled={!file.isReady}
        className="max-sm:flex-1 lg:order-last"
        onClick={file.download}
      >
        {!file.isDownloading && <Download aria-hidden size={20} />}
        {copy.download}
      </Button>
      {canShare && (
        <SmallAction
          text={copy.share}
          Icon={Share2}
          busy={file.isSharing}
          disabled={!file.isReady}
          onClick={file.share}
        />
      )}
      <SmallAction text={copy.print} Icon={Printer} onClick={() => print()} />
    </div>
  );
}

interface SmallActionProps {
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button that shows only its icon on phones, where the texts of three buttons do not fit. */
function SmallAction({ text, Icon, busy = false, disabled = false, onClick }: SmallActionProps) {
  return (
    <Button
      variant="outline"
      busy={busy}
      disabled={disabled}
      className="bg-surface max-sm:size-12 max-sm:shrink-0 max-sm:p-0"
      onClick={onClick}
    >
      {!busy && <Icon aria-hidden size={20} />}
      <span className="max-sm:sr-only">{text}</span>
    </Button>
  );
}
