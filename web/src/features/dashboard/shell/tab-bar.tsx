import { shellCopy } from '../copy/shell.ts';
import { places } from './navigation.ts';
import { PlaceLink } from './place-link.tsx';

/** The tab bar of phones; in a low window it is at the end of the page. */
export function TabBar() {
  return (
    <nav
      aria-label={shellCopy.navigation}
      className="inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden tall:fixed"
    >
      <ul className="mx-auto grid max-w-reading grid-cols-5">
        {places.map(place => (
          <li key={place.to}>
            <PlaceLink place={place} look="bottom" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
