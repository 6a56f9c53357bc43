import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Code, Format } from './code/open-code.ts';
import { moveAmongButtons } from './roving-keys.ts';

const buttons = ['bold', 'italic', 'link', 'heading', 'subheading', 'bullets', 'numbers'] as const;
const more = ['undo', 'redo', 'find'] as const;
type Act = Format | (typeof more)[number];

const shortcuts: Readonly<Partial<Record<Act, string>>> = {
  bold: 'B',
  italic: 'I',
  link: 'K',
  undo: 'Z',
  find: 'F',
};

/** One stop of the Tab key; arrow keys go on from there. */
export function Toolbar({ code }: { code: () => Code | null }) {
  const t = useTranslations('editor.tools');
  const [stop, setStop] = useState<Act>('bold');
  const act = (name: Act) => {
    const open = code();
    if (!open) return;
    if (name === 'find') open.find();
    else if (name === 'undo' || name === 'redo') {
      open[name]();
      open.focus();
    } else open.format(name);
  };
  return (
    <div
      className="tools"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('label')}
      onKeyDown={(event) => {
        const next = moveAmongButtons(event)?.dataset['act'] as Act | undefined;
        if (next) setStop(next);
      }}
    >
      {[...buttons, ...more].map((name) => {
        const key = shortcuts[name];
        return (
          <button
            key={name}
            type="button"
            className={`tools__button tools__button--${name}`}
            data-act={name}
            tabIndex={name === stop ? 0 : -1}
            {...(key && { 'aria-keyshortcuts': `Control+${key} Meta+${key}`, title: t('shortcut', { key }) })}
            onFocus={() => setStop(name)}
            onClick={() => act(name)}
          >
            {t(name)}
          </button>
        );
      })}
    </div>
  );
}
