import type { Language } from '@clausewright/contract/languages';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeWords } from './code/open-code.ts';

/** The words of CodeMirror in the person's language. */
export function useCodeWords(language: Language, label: string): CodeWords {
  const t = useTranslations('editor.find');
  return useMemo(
    () => ({
      label,
      language,
      phrases: {
        Find: t('find'),
        Replace: t('replaceBy'),
        next: t('next'),
        previous: t('previous'),
        all: t('all'),
        'match case': t('matchCase'),
        regexp: t('regexp'),
        'by word': t('byWord'),
        replace: t('replace'),
        'replace all': t('replaceAll'),
        close: t('close'),
        'current match': t('current'),
        'on line': t('onLine'),
        'replaced $ matches': t('replaced'),
        'replaced match on line $': t('replacedOnLine'),
        'Go to line': t('goToLine'),
        go: t('go'),
      },
    }),
    [t, label, language],
  );
}
