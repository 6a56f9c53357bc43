import { buildCoreConfig } from '@clausewright/banner/publish';
import type { PublishedBanner } from '@clausewright/contract/banner';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BannerStage } from '../editor/banner-stage.tsx';
import { useConsent } from '../consent-context.ts';
import type { FullEntry } from './full-entry.ts';

/** What this release can draw; a later format, read by a page that is still open from before, it cannot. */
function isDrawable(banner: unknown): banner is PublishedBanner {
  return typeof banner === 'object' && banner !== null && 'format' in banner && banner.format === 1;
}

/** The very banner that the visitor saw, by its own script. */
export function ShownBanner({ entry: { banner, regime, snapshot, layer } }: { entry: FullEntry }) {
  const t = useTranslations('consent-log.entry');
  const { details } = useConsent();
  const shown = useMemo(() => {
    if (!isDrawable(banner) || banner.words[regime] === undefined) return null;
    const core = buildCoreConfig(banner, { snapshot, regime, origin: '', preferences: '' });
    return { core, preferences: banner.preferences };
  }, [banner, regime, snapshot]);
  return (
    <section className="log__banner" aria-labelledby="entry-banner">
      <h3 id="entry-banner">{t('banner')}</h3>
      <p className="small soft">{t('bannerLead')}</p>
      {shown === null ? (
        <p>{t('noBanner')}</p>
      ) : (
        <BannerStage
          banner={shown}
          site={details.site_url}
          first={layer === 2 ? 2 : 1}
          failed={t('noPreview')}
        />
      )}
    </section>
  );
}
