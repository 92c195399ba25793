import { useAtomValue } from 'jotai';
import { storedAtoms } from '../../src/session/stored-atoms.ts';
import { leave } from './session.ts';
import { tokenEnd } from './shown-answer.ts';

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
