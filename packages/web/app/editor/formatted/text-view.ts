import { readStored, writeStored } from '../../stored.ts';

/** Formatted, or all of it in Markdown. */
export type TextView = 'formatted' | 'markdown';

const key = 'text_view';

/** As the person left it in this browser. */
export function storedView(): TextView {
  return readStored(key) === 'markdown' ? 'markdown' : 'formatted';
}

export function keepView(view: TextView): void {
  writeStored(key, view);
}
