import { Provider, useAtomValue } from 'jotai';
import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type AdapterDocument,
  type Documented,
  readDocument,
} from '../../../adapter/docs/document-reader.ts';
import { whenForgetting } from '../../src/session/forget.ts';
import { sessionStore, storedAtoms } from '../../src/session/stored-atoms.ts';
import { addresses } from './addresses.ts';
import { CallForm } from './call-form.tsx';
import { type Learned, learnedFrom } from './learned.ts';
import { tokenEnd } from './shown-answer.ts';
import { leave } from './use-call.ts';

const place = document.getElementById('playground');
if (place) void draw(place);

/** Renders the forms into the page of the adapter. */
async function draw(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  try {
    const response = await fetch(addresses.document, { credentials: 'omit' });
    // The adapter of the same version serves it.
    const documented = readDocument((await response.json()) as AdapterDocument);
    root.render(
      <StrictMode>
        <Provider store={sessionStore}>
          <Playground {...documented} />
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

const first = 'authentication.login';

/** All forms. The address names the one that is shown. */
function Playground(documented: Documented) {
  const { procedures } = documented;
  const named = useSyncExternalStore(watchAddress, nameInAddress);
  const shown = procedures.some(({ id }) => id === named) ? named : first;
  const isChosen = useRef(false);
  const [learned, setLearned] = useState<Learned>({});
  const routers = Map.groupBy(procedures, ({ router }) => router);

  // The next person must not see values of this one.
  useEffect(() => whenForgetting(() => setLearned({})), []);

  useEffect(() => {
    // A click in the list moves the focus to the form.
    if (isChosen.current) document.getElementById(`${shown}-name`)?.focus();
    isChosen.current = false;
  }, [shown]);

  return (
    <div className="content with-side">
      <nav className="side max-lg:hidden" aria-label="Procedures">
        {[...routers].map(([router, rows]) => (
          <div key={router}>
            <p>{router}</p>
            <ul>
              {rows.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === shown ? 'true' : undefined}
                    onClick={() => {
                      isChosen.current = true;
                    }}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="body">
        <div>
          <SessionBar />
          <div className="mb-6 grid gap-1.5 lg:hidden">
            <label htmlFor="pick" className="font-bold">
              Procedure
            </label>
            <select
              id="pick"
              value={shown}
              onChange={({ target }) => {
                location.hash = target.value;
              }}
            >
              {[...routers].map(([router, rows]) => (
                <optgroup key={router} label={router}>
                  {rows.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
          {procedures.map(procedure => (
            <CallForm
              key={procedure.id}
              procedure={procedure}
              guide={documented}
              isShown={procedure.id === shown}
              learned={learned}
              onAnswer={(...call) => setLearned(before => ({ ...before, ...learnedFrom(...call) }))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function watchAddress(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function nameInAddress(): string {
  return location.hash.slice(1);
}

/** Whether somebody is logged in. The session is shared with the web app, and its token is never shown in full. */
export function SessionBar() {
  const token = useAtomValue(storedAtoms.token);
  return (
    <section
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input border border-line bg-surface px-4 py-3"
      aria-label="Session"
    >
      <p role="status">
        {token === null ? (
          'Not logged in: calls are made without a token.'
        ) : (
          <>
            Logged in. The token ends in <code>{tokenEnd(token)}</code>, and the web app uses it too.
          </>
        )}
      </p>
      {token === null ? (
        <a href="#authentication.login">Log in with authentication.login</a>
      ) : (
        <button type="button" className="button quiet small" onClick={leave}>
          Log out
        </button>
      )}
    </section>
  );
}
