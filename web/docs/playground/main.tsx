import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionStore } from '../../src/session/stored-atoms.ts';
import { Playground } from './playground.tsx';
import { addresses, readProcedures } from './procedure.ts';

const place = document.getElementById('playground');
if (place) void draw(place);

/** Renders the forms into the page of the adapter. */
async function draw(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  try {
    const procedures = await readProcedures(addresses.procedures);
    root.render(
      <StrictMode>
        <Provider store={sessionStore}>
          <Playground {...procedures} />
        </Provider>
      </StrictMode>,
    );
  } catch {
    root.render(
      <p className="content">
        The procedures could not be read from the adapter. Please load this page again.
      </p>,
    );
  }
}
