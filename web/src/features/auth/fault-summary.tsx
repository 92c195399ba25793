import { authCopy } from './copy.ts';

/** From this many faults on, a list of them stands above the form. */
const least = 3;

/** The faults of a form that was tried to be sent, together. */
export function FaultSummary({ faults }: { faults: readonly string[] }) {
  if (faults.length < least) return null;
  return (
    <div
      role="alert"
      className="grid gap-1 rounded-input border-2 border-danger bg-surface p-4 text-meta text-danger"
    >
      <p className="font-bold">{authCopy.signup.summary(faults.length)}</p>
      <ul className="list-disc ps-5">
        {faults.map(fault => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
