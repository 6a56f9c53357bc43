import { listRegimes } from '@clausewright/banner/publish';
import type { ConsentVendor } from '@clausewright/contract';
import type { Regime } from '@clausewright/contract/consent-types';
import type { Language } from '@clausewright/contract/languages';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import type { BannerDraft } from './banner-draft.ts';
import { BannerStage } from './banner-stage.tsx';
import { composed } from './compose-preview.ts';
import { useConsent } from '../consent-context.ts';
import { useCatalogue } from './use-catalogue.ts';

interface Props {
  draft: BannerDraft;
  vendors: readonly ConsentVendor[];
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The banner as it is edited, for each sort of visitor. */
export function Preview({ draft, vendors, language, onLanguage }: Props) {
  const t = useTranslations('banner-editor.preview');
  const { details } = useConsent();
  const [wanted, setWanted] = useState<Regime>('opt-in');
  const regimes = listRegimes(draft.appearance.regions);
  const regime = regimes.includes(wanted) ? wanted : 'opt-in';
  const catalogue = useCatalogue(language) ?? undefined;
  const banner = useMemo(
    () => composed(details, draft, vendors, language, regime, catalogue),
    [details, draft, vendors, language, regime, catalogue],
  );
  return (
    <>
      <div className="cons__top">
        <h2 id="preview-title">{t('title')}</h2>
        <div className="cons__tools">
          {regimes.length > 1 && (
            <label className="cons__tool">
              <span>{t('asked')}</span>
              <select
                className="select"
                value={regime}
                onChange={({ target }) => setWanted(target.value as Regime)}
              >
                {regimes.map((one) => (
                  <option key={one} value={one}>
                    {t(`regimes.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="cons__tool">
            <span>{t('language')}</span>
            <select
              className="select"
              value={language}
              onChange={({ target }) => onLanguage(target.value as Language)}
            >
              {draft.appearance.languages.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <BannerStage banner={banner} site={details.site_url} failed={t('failed')} />
    </>
  );
}
