import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/** The drawing of a page without its data. The build gives it; in the browser there is none. */
export const StandInContext = createContext<ReactNode>(null);

/**
 * What a document holds in place of a signed-in page until the page's code and data are there. The build draws it; the browser
 * takes it over as it stands and has no code for it: a picture that goes again is not worth fetching. Where there is no such
 * document it shows its children.
 */
export function StandIn({ children = null }: { children?: ReactNode }) {
  const drawing = useContext(StandInContext);
  const takenOver = useTakenOver();
  const [inDocument] = useState(!takenOver);
  if (!inDocument) return children;
  if (drawing !== null) return <div aria-busy="true">{drawing}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave alone what is there.
    <div aria-busy="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
