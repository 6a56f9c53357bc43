import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { Notice } from '../../ui/notice.tsx';
import { consentCalls } from '../consent-calls.ts';

interface Props {
  /** Domain of the banner. */
  site: string;
  catalogue: BannerCatalogue;
  chosen: readonly string[];
  onAdd: (vendors: readonly string[]) => void;
}

/** What own documents of the site name and the banner does not ask about yet. */
export function FromDocuments({ site, catalogue, chosen, onAdd }: Props) {
  const t = useTranslations('consent-wizard.vendors');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const ask = useCallback(
    (signal: AbortSignal) => send(consentCalls.siteVendors, { body: { site_url: site }, signal }),
    [site],
  );
  const { outcome } = useFetched(ask);
  if (outcome?.ok !== true) return null;
  const missing = outcome.data.agreements
    .map(({ agreement_id: id, type, vendors }) => {
      const open = vendors.flatMap((one) => (chosen.includes(one) ? [] : (catalogue[one]?.vendor ?? [])));
      return { id, type, open };
    })
    .filter(({ open }) => open.length > 0);
  const all = [...new Set(missing.flatMap(({ open }) => open.map(({ catalogue_id: one }) => one)))];
  if (all.length === 0) return null;
  return (
    <div className="mt-6">
      <Notice kind="info">
        {missing.map(({ id, type, open }) => (
          <p key={id}>
            {t('named', {
              document: tTypes(`${type}.name`),
              vendors: format.list(
                open.map(({ name }) => name),
                { type: 'unit' },
              ),
            })}
          </p>
        ))}
        <button type="button" className="linkbtn" onClick={() => onAdd(all)}>
          {t('addNamed', { count: all.length })}
        </button>
      </Notice>
    </div>
  );
}
