import { useTranslations } from 'use-intl';
import { type KnownSite, useKnownSites } from './known-sites.ts';

interface Props {
  chosen: KnownSite | null;
  choose: (site: KnownSite | null) => void;
}

/** For an owner who comes back; nobody else is asked. */
export function SiteChoice({ chosen, choose }: Props) {
  const t = useTranslations('start');
  const sites = useKnownSites();
  if (sites.length === 0) return null;
  return (
    <fieldset className="q">
      <legend className="start__legend">{t('site')}</legend>
      <p className="hint">{t('siteHint')}</p>
      <div className="choices choices--2">
        {sites.map((site) => (
          <label key={site.agreementId} className="choice">
            <input
              type="radio"
              name="site"
              checked={chosen?.agreementId === site.agreementId}
              onChange={() => choose(site)}
            />
            <span>
              {site.name}
              <small>{t('has', { count: site.types.length })}</small>
            </span>
          </label>
        ))}
        <label className="choice">
          <input type="radio" name="site" checked={chosen === null} onChange={() => choose(null)} />
          <span>{t('otherSite')}</span>
        </label>
      </div>
    </fieldset>
  );
}
