import type { TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { EditorBar } from '../editor/editor-bar.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { languageNames } from '../interface-languages.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Targets } from './targets.tsx';

interface Props {
  details: TranslationDetails;
  changed: (languages: readonly Language[]) => void;
  reload: () => void;
}

/** A document in one language: there is nothing to translate before another one is added. */
export function SingleLanguageDocument({ details, changed, reload }: Props) {
  const t = useTranslations('translation');
  const name = useTranslations('types')(`${details.type}.name`);
  return (
    <>
      <EditorBar title={t('title', { name })} details={details} nav={<Targets details={details} />} />
      <main id="main" tabIndex={-1} className="wrap page trans">
        <PageTitle>{t('title', { name })}</PageTitle>
        <p className="lead">{t('alone', { language: languageNames[details.language] })}</p>
        <LanguageChoice {...{ details, changed, reload }} revision={() => details.revision} save={null} />
      </main>
    </>
  );
}
