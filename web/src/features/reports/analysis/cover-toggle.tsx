import { useAtom } from 'jotai';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { tabAtoms } from '../../../session/stored-atoms.ts';
import { analysisCopy as copy } from '../copy.ts';

/** Hides and shows all ages of the page. */
export function CoverToggle() {
  const [covered, cover] = useAtom(tabAtoms.agesCovered);
  const Sign = covered === null ? EyeOff : Eye;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-my-2 -me-3 print:hidden"
      onClick={() => cover(covered === null ? 'yes' : null)}
    >
      <Sign aria-hidden size={18} />
      {covered === null ? copy.hideAges : copy.showAges}
    </Button>
  );
}
