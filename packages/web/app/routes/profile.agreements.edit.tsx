import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { EditorPage } from '../editor/editor-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'editor' } satisfies FrameHandle;

const EditableList = lazy(async () => ({
  default: (await import('../editor/editable-list.tsx')).EditableList,
}));

export default function EditText() {
  const { id } = useParams();
  return (
    <AreaWords area="editor">
      {id === undefined ? (
        <Suspense>
          <EditableList />
        </Suspense>
      ) : (
        <EditorPage key={id} id={id} />
      )}
    </AreaWords>
  );
}
