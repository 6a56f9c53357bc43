import { listRegimes } from '@clausewright/banner/publish';
import type { ConsentVendor } from '@clausewright/contract';
import type { Regime } from '@clausewright/contract/consent-types';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';
import type { BannerDraft } from './banner-draft.ts';
import { BannerStage } from './banner-stage.tsx';
import { composed } from './compose-preview.ts';
import { useConsent } from '../consent-context.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useSitePictures } from './use-site-pictures.ts';

interface Props {
  draft: BannerDraft;
  vendors: readonly ConsentVendor[];
  language: BannerLanguage;
  onLanguage: (language: BannerLanguage) => void;
}

/** The banner as it is edited, for each sort of visitor. */
export function Preview({ draft, vendors, language, onLanguage }: Props) {
  const t = useTranslations('banner-editor.preview');
  const { details } = useConsent();
  const [wanted, setWanted] = useState<Regime>('opt-in');
  const regimes = listRegimes(draft.appearance.regions);
  const regime = regimes.includes(wanted) ? wanted : 'opt-in';
  const pictures = useSitePictures(details.website_id);
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
              onChange={({ target }) => onLanguage(target.value as BannerLanguage)}
            >
              {draft.appearance.languages.map((one) => (
                <option key={one} value={one}>
                  {bannerLanguageNames[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <BannerStage banner={banner} site={details.site_url} pictures={pictures} failed={t('failed')} />
    </>
  );
}
