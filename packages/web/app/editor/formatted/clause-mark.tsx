import { Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

export type ClauseMarkName = 'edited' | 'own' | 'removed' | 'statute';

const icons = { edited: Pencil, own: Plus, removed: Trash2, statute: Lock } as const;

/** What became of a clause, in the outline: a sign for the eye, a word for the ear. */
export function ClauseMark({ is }: { is: ClauseMarkName }) {
  const t = useTranslations('editor.formatted.marks');
  const Icon = icons[is];
  return (
    <>
      <Icon className="icon icon--sm" aria-hidden="true" />
      <span className="vh">, {t(is)}</span>
    </>
  );
}
