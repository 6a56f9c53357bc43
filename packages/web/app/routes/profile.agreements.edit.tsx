import { useParams } from 'react-router';
import { EditableList } from '../editor/editable-list.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'editor' } satisfies FrameHandle;

export default function EditText() {
  const { id } = useParams();
  return (
    <AreaWords area="editor">
      {id === undefined ? <EditableList /> : <EditorPage key={id} id={id} />}
    </AreaWords>
  );
}
