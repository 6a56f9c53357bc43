import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';

/** A page of the server, written by the same engine as every document. */
export function SampleLink({ className = 'btn' }: { className?: string }) {
  const t = useTranslations('home');
  const { language } = useLanguage();
  return (
    <a className={className} href={`/sample/privacy-policy/${language}`}>
      {t('readSample')}
    </a>
  );
}
