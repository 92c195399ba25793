import { Quilt } from '../art/quilt.tsx';
import { aboutCopy } from '../copy/about.ts';

export function Statement() {
  const { heading, text } = aboutCopy.statement;
  return (
    <section aria-labelledby="statement" className="on-deep bg-indigo-deep text-on-deep">
      <PatternBand />
      <div className="content grid justify-items-center gap-5 py-16 text-center lg:py-24">
        <h2 id="statement" className="display max-w-3xl text-h1">
          {heading}
        </h2>
        <p className="max-w-2xl text-lead text-on-deep-muted">{text}</p>
      </div>
      <PatternBand />
    </section>
  );
}

function PatternBand() {
  return <Quilt columns={24} rows={1} className="h-14 w-full lg:h-16" />;
}
