import type { Website } from '@clausewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';

const MoveDialog = lazy(async () => ({
  default: (await import('../organisations/move-dialog.tsx')).MoveDialog,
}));

/** At the end of the page of a website: seldom wanted, so that its window is loaded when it is asked for. */
export function MoveWebsite({ website }: { website: Pick<Website, 'id' | 'name'> }) {
  const t = useTranslations('websites.page');
  const [asking, setAsking] = useState(false);
  return (
    <p className="mt-6">
      <button type="button" className="linkbtn" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('move')}
      </button>
      {asking && (
        <Suspense fallback={null}>
          <AreaWords area="api-keys">
            <MoveDialog website={website} onKeep={() => setAsking(false)} />
          </AreaWords>
        </Suspense>
      )}
    </p>
  );
}
