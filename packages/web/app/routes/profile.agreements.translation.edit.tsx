import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { TranslationPage } from '../translation/translation-page.tsx';

export const handle = { frame: 'editor' } satisfies FrameHandle;

const TranslatableList = lazy(async () => ({
  default: (await import('../translation/translatable-list.tsx')).TranslatableList,
}));

export default function EditTranslation() {
  const { id } = useParams();
  return (
    <AreaWords area="translation">
      {id === undefined ? (
        <Suspense>
          <TranslatableList />
        </Suspense>
      ) : (
        <TranslationPage key={id} id={id} />
      )}
    </AreaWords>
  );
}
