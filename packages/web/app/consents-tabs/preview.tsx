import { regimesOf } from '@clausewright/banner/publish';
import type { ConsentVendor } from '@clausewright/contract';
import type { Regime } from '@clausewright/contract/consent-types';
import type { Language } from '@clausewright/contract/languages';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../language/interface-languages.ts';
import { useOperator } from '../operator.tsx';
import type { BannerDraft } from './banner-draft.ts';
import { composed } from './composed.ts';
import { useConsent } from './consent-context.ts';
import { Switches } from './switches.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  draft: BannerDraft;
  vendors: readonly ConsentVendor[];
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The banner itself, run by its own script in a page of the consent service. */
export function Preview({ draft, vendors, language, onLanguage }: Props) {
  const t = useTranslations('banner-editor.preview');
  const { details } = useConsent();
  const consentOrigin = useOperator().consentUrl || location.origin;
  const [layer, setLayer] = useState<1 | 2>(1);
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const [wanted, setWanted] = useState<Regime>('opt-in');
  const regimes = regimesOf(draft.appearance.regions);
  const regime = regimes.includes(wanted) ? wanted : 'opt-in';
  const catalogue = useCatalogue(language) ?? undefined;
  const frame = useRef<HTMLIFrameElement>(null);
  const message = useMemo(
    () => ({ ...composed(details, draft, vendors, language, regime, catalogue), layer }),
    [details, draft, vendors, language, regime, catalogue, layer],
  );
  const state = usePreview(frame, consentOrigin, message, setLayer);
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
      <div className={`stage stage--${width}`}>
        <div className="stage__bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{details.site_url}</span>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- of our own service; without an origin its messages could not be told from anybody's */}
        <iframe
          ref={frame}
          className="stage__frame"
          title={t('frame')}
          src={`${consentOrigin}/banner/preview`}
          referrerPolicy="strict-origin"
        />
      </div>
      {state === 'failed' && <output className="hint cons__unseen">{t('failed')}</output>}
      <div className="cons__switches">
        <Switches
          label={t('layer')}
          options={[
            { value: '1', words: t('layers.first') },
            { value: '2', words: t('layers.second') },
          ]}
          value={String(layer)}
          onChange={(value) => setLayer(value === '2' ? 2 : 1)}
        />
        <Switches
          className="cons__widths"
          label={t('width')}
          options={[
            { value: 'wide', words: t('widths.wide') },
            { value: 'narrow', words: t('widths.narrow') },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
    </>
  );
}
