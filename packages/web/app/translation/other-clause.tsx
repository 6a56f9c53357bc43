import type { Language } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';

interface Props {
  name: string;
  language: Language;
  markdown: string;
  take: () => void;
}

/** The same clause as somebody else left it, to be put together by hand. */
export function OtherClause({ name, language, markdown, take }: Props) {
  const t = useTranslations('translation.other');
  return (
    <section className="trans__other" aria-label={`${t('title')}: ${name}`}>
      <p className="trans__label">{t('title')}</p>
      <ScrollBox className="code trans__otherText" label={`${t('title')}: ${name}`}>
        <pre lang={language}>{markdown === '' ? t('removed') : markdown}</pre>
      </ScrollBox>
      <button type="button" className="linkbtn" onClick={take}>
        {t('take')}
        <span className="vh"> {name}</span>
      </button>
    </section>
  );
}
