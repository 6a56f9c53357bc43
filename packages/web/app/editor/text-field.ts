import type { Texts } from './text-autosave.ts';

/** What the text is written in: formatted, clause by clause, or all of it as Markdown. */
export interface TextField {
  texts: () => Texts;
  /** Writes over everything; Undo brings back what was there. */
  replaceAll: (texts: Texts) => void;
  replaceClause: (id: string, markdown: string) => void;
  goToClause: (id: string) => void;
  focus: () => void;
  undo: () => void;
  redo: () => void;
}
