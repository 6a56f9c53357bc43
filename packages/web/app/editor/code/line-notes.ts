/** Lines whose Markdown a document cannot show: marked, and said why at their end. */
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  gutter,
  GutterMarker,
  WidgetType,
} from '@codemirror/view';

export interface LineNote {
  /** Counted from 1. */
  line: number;
  text: string;
}

export const setLineNotes = StateEffect.define<readonly LineNote[]>();

class Why extends WidgetType {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  override eq(other: Why): boolean {
    return this.text === other.text;
  }
  override toDOM(): HTMLElement {
    const why = document.createElement('span');
    why.className = 'cm-why';
    why.ariaHidden = 'true';
    why.textContent = this.text;
    return why;
  }
}

class Mark extends GutterMarker {
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.className = 'cm-mark';
    mark.textContent = '!';
    return mark;
  }
}
const mark = new Mark();

const notesField: StateField<DecorationSet> = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (notes, { effects, changes, newDoc }) => {
    const set = effects.findLast((effect) => effect.is(setLineNotes));
    if (!set) return notes.map(changes);
    const whys = Map.groupBy(
      set.value.filter(({ line }) => line <= newDoc.lines),
      ({ line }) => line,
    );
    const shown = [...whys]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([number, all]) => {
        const { from, to } = newDoc.line(number);
        const text = all.map((note) => note.text).join(' ');
        const why = Decoration.widget({ widget: new Why(text), side: 1 }).range(to);
        return [Decoration.line({ class: 'cm-noted' }).range(from), why];
      });
    return Decoration.set(shown, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const lineNotes = [
  notesField,
  gutter({
    class: 'cm-marks',
    markers: (view) => {
      const lines: number[] = [];
      view.state.field(notesField).between(0, view.state.doc.length, (from, _to, { spec }) => {
        if ((spec as { class?: string }).class === 'cm-noted') lines.push(from);
      });
      return RangeSet.of(lines.map((from) => mark.range(from)));
    },
  }),
];
