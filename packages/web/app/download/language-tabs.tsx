import type { Language } from '@clausewright/contract/languages';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../interface-languages.ts';

interface Props {
  languages: readonly Language[];
  current: Language;
  choose: (language: Language) => void;
}

export const previewPanel = 'preview';
export function tabId(language: Language): string {
  return `tab-${language}`;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs by the pattern of the ARIA Authoring Practices: arrow keys move, Home and End jump. */
export function LanguageTabs({ languages, current, choose }: Props) {
  const t = useTranslations('download');
  const list = useRef<HTMLDivElement>(null);
  if (languages.length < 2) return null;

  const move = (event: KeyboardEvent) => {
    const at = languages.indexOf(current);
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? languages[0]
        : event.key === 'End'
          ? languages.at(-1)
          : step && languages[(at + step + languages.length) % languages.length];
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div
      ref={list}
      className="tabs mb-4"
      role="tablist"
      tabIndex={-1}
      aria-label={t('languages')}
      onKeyDown={move}
    >
      {languages.map((language) => (
        <button
          key={language}
          id={tabId(language)}
          type="button"
          role="tab"
          lang={language}
          aria-selected={language === current}
          aria-controls={previewPanel}
          tabIndex={language === current ? 0 : -1}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
