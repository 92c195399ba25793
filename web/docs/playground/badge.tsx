import { Check, Eye, Pencil, TriangleAlert } from 'lucide-react';

const kinds = {
  read: { look: 'query', Icon: Eye, words: 'Read' },
  write: { look: 'mutation', Icon: Pencil, words: 'Write: changes data' },
  ok: { look: 'ok', Icon: Check, words: 'OK' },
  failed: { look: 'failed', Icon: TriangleAlert, words: 'Failed' },
} as const;

/** A kind or an outcome, with an icon and a text, so that it does not depend on colour. */
export function Badge({ kind, words }: { readonly kind: keyof typeof kinds; readonly words?: string }) {
  const { look, Icon, words: usual } = kinds[kind];
  return (
    <span className={`badge ${look}`}>
      <Icon size={14} aria-hidden="true" />
      {words ?? usual}
    </span>
  );
}
