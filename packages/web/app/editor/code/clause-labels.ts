/** Quiet lines above the text of each clause: its name, and the way back to what the answers gave. */
import { StateEffect, StateField, type Text, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { type Border, bordersField, getEnd } from './borders.ts';

export interface ClauseInfo {
  name: string;
  /** Words on the button that brings the generated text back; null where the clause has it. */
  reset: string | null;
  fault: string | null;
}
export type ClauseInfos = ReadonlyMap<string, ClauseInfo>;

export const setClauseInfos = StateEffect.define<ClauseInfos>();

class ClauseLabel extends WidgetType {
  readonly id: string;
  readonly info: ClauseInfo;
  readonly onReset: (id: string) => void;
  constructor(id: string, info: ClauseInfo, onReset: (id: string) => void) {
    super();
    this.id = id;
    this.info = info;
    this.onReset = onReset;
  }
  override eq(other: ClauseLabel): boolean {
    const [a, b] = [this.info, other.info];
    return this.id === other.id && a.name === b.name && a.reset === b.reset && a.fault === b.fault;
  }
  /** For eyes and pointers: the list of clauses says and does the same for everybody. */
  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'cm-clause';
    line.ariaHidden = 'true';
    const name = line.appendChild(document.createElement('span'));
    name.textContent = this.info.name;
    if (this.info.reset !== null) {
      const button = line.appendChild(document.createElement('button'));
      button.type = 'button';
      button.tabIndex = -1;
      button.textContent = this.info.reset;
      button.addEventListener('click', () => this.onReset(this.id));
    }
    if (this.info.fault !== null) {
      const fault = line.appendChild(document.createElement('b'));
      fault.textContent = this.info.fault;
    }
    return line;
  }
}

interface Labels {
  infos: ClauseInfos;
  shown: DecorationSet;
}

function labelsOf(
  borders: readonly Border[],
  doc: Text,
  infos: ClauseInfos,
  onReset: (id: string) => void,
): DecorationSet {
  const labels = borders.flatMap(({ id, at }, index) => {
    const info = infos.get(id);
    if (!info || at === getEnd(borders, index, doc)) return [];
    const widget = new ClauseLabel(id, info, onReset);
    return [Decoration.widget({ widget, block: true, side: -1 }).range(at)];
  });
  return Decoration.set(labels);
}

export function clauseLabels(onReset: (id: string) => void): StateField<Labels> {
  const infosAfter = (infos: ClauseInfos, { effects }: Transaction) => {
    const set = effects.findLast((effect) => effect.is(setClauseInfos));
    return set ? set.value : infos;
  };
  return StateField.define<Labels>({
    create: () => ({ infos: new Map(), shown: Decoration.none }),
    update: (labels, transaction) => {
      const infos = infosAfter(labels.infos, transaction);
      const { state, startState, docChanged } = transaction;
      const borders = state.field(bordersField);
      if (!docChanged && infos === labels.infos && borders === startState.field(bordersField)) return labels;
      return { infos, shown: labelsOf(borders, state.doc, infos, onReset) };
    },
    provide: (field) => EditorView.decorations.from(field, ({ shown }) => shown),
  });
}
