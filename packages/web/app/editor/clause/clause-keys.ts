import { keymap } from 'prosemirror-keymap';
import { Plugin } from 'prosemirror-state';
import { commands } from './commands.ts';
import { belowTable, isOnTable, towardsTable } from './table-keys.ts';

/** What keys ask of the page around the clause. */
export interface KeyEvents {
  undo: () => void;
  redo: () => void;
  save: () => void;
  link: () => void;
  leave: () => void;
}

const done = (act: () => void) => () => {
  act();
  return true;
};

/** Tab is left to the page: nobody is caught in a clause. */
export function clauseKeys(events: () => KeyEvents): Plugin[] {
  const call = (name: keyof KeyEvents) => done(() => events()[name]());
  const { backspace, forward } = commands;
  return [
    keymap({
      'Mod-z': call('undo'),
      'Shift-Mod-z': call('redo'),
      'Mod-y': call('redo'),
      'Mod-s': call('save'),
      'Mod-k': call('link'),
      Escape: call('leave'),
      'Mod-b': commands.bold,
      'Mod-i': commands.italic,
      'Shift-Mod-8': commands.bullets,
      'Shift-Mod-7': commands.numbers,
      'Mod-]': commands.sink,
      'Mod-[': commands.lift,
      'Shift-Enter': commands.lineBreak,
      Enter: commands.enter,
      Backspace: backspace,
      'Mod-Backspace': backspace,
      'Shift-Backspace': backspace,
      Delete: forward,
      'Mod-Delete': forward,
      'Mod-a': commands.selectAll,
    }),
    tableKeys(),
  ];
}

/** Keyboards that send no Backspace key come by `beforeinput` alone: no keymap is asked. */
function tableKeys(): Plugin {
  return new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => {
        if (!isOnTable(view.state)) return false;
        view.dispatch(belowTable(view.state.tr).insertText(text));
        return true;
      },
      handleDOMEvents: {
        beforeinput: (view, event) => {
          const side =
            event.inputType === 'deleteContentBackward'
              ? -1
              : event.inputType === 'deleteContentForward'
                ? 1
                : null;
          if (side === null || !towardsTable(side)(view.state, view.dispatch)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
  });
}
