import { Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { analysisCopy as copy } from '../copy.ts';
import { canShareFiles, type useReportFile } from './use-report.ts';

interface AnalysisActionsProps {
  readonly file: ReturnType<typeof useReportFile>;
}

/** Share (where possible), print and download, on large screens. */
export function DesktopActions({ file }: AnalysisActionsProps) {
  return (
    <div className="hidden gap-2 lg:flex print:hidden">
      <ShareButton file={file} />
      <PrintButton />
      <DownloadButton file={file} />
    </div>
  );
}

/** Download, share (where possible) and print, on small screens. */
export function MobileActions({ file }: AnalysisActionsProps) {
  return (
    <div className="flex w-full gap-3 lg:hidden print:hidden">
      <DownloadButton file={file} className="flex-1 sm:flex-none" />
      <ShareButton file={file} short />
      <PrintButton short />
    </div>
  );
}

/** An icon without text on phones, where three texts do not fit. */
const shortLooks = 'bg-surface max-sm:size-12 max-sm:shrink-0 max-sm:p-0!';

function PrintButton({ short = false }: { short?: boolean }) {
  return (
    <Button variant="outline" className={short ? shortLooks : ''} onClick={() => print()}>
      <Printer aria-hidden size={20} />
      <span className={short ? 'max-sm:sr-only' : ''}>{copy.print}</span>
    </Button>
  );
}

function DownloadButton({ file, className }: AnalysisActionsProps & { className?: string }) {
  return (
    <Button busy={file.downloading} disabled={!file.ready} className={className} onClick={file.download}>
      {!file.downloading && <Download aria-hidden size={20} />}
      {copy.download}
    </Button>
  );
}

function ShareButton({ file, short = false }: AnalysisActionsProps & { short?: boolean }) {
  const [available] = useState(canShareFiles);
  if (!available) return null;
  return (
    <Button
      variant="outline"
      busy={file.sharing}
      disabled={!file.ready}
      className={short ? shortLooks : 'bg-surface'}
      onClick={file.share}
    >
      {!file.sharing && <Share2 aria-hidden size={20} />}
      <span className={short ? 'max-sm:sr-only' : ''}>{copy.share}</span>
    </Button>
  );
}
