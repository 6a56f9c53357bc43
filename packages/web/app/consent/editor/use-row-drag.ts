import { type DragEvent, useMemo, useState } from 'react';

/** Between which rows what is dragged would stand. */
export interface DropMark {
  over: string;
  side: 'before' | 'after';
}

export type Grip = ReturnType<typeof useRowDrag>['grip'];

function stepStatus(event: DragEvent<HTMLElement>): DropMark | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row]') : null;
  if (!row?.dataset['row']) return null;
  const { top, height } = row.getBoundingClientRect();
  return { over: row.dataset['row'], side: event.clientY > top + height / 2 ? 'after' : 'before' };
}

/** Rows of a table that are dragged by a grip: `tr[data-row]` is one, and is let go before or after another. */
export function useRowDrag(onDrop: (id: string, over: string, after: boolean) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  const grip = useMemo(
    () => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const row = event.currentTarget.closest<HTMLElement>('tr[data-row]');
        if (!row?.dataset['row']) return;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries no data.
        event.dataTransfer.setData('text/plain', '');
        event.dataTransfer.setDragImage(row, 16, 16);
        setDragged(row.dataset['row']);
      },
      onDragEnd: () => {
        setDragged(null);
        setMark(null);
      },
    }),
    [],
  );
  const body = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const next = dragged === null ? null : stepStatus(event);
      if (next === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      if (next.over !== mark?.over || next.side !== mark.side) setMark(next);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const at = stepStatus(event);
      setDragged(null);
      setMark(null);
      if (dragged === null || at === null) return;
      event.preventDefault();
      onDrop(dragged, at.over, at.side === 'after');
    },
  };
  return { mark, grip, body };
}
