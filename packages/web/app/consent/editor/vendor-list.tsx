import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { barLeads, useConsent } from '../consent-context.ts';
import { DeleteVendor } from './delete-vendor.tsx';
import { PlaceLine } from './place-line.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { AutosaveState, VendorSync } from './vendor-sync.ts';
import { filterVendors } from './vendor-order.ts';
import { VendorTable } from './vendor-table.tsx';

/** From here on a list is long enough to look for something in it. */
const filterFrom = 13;

export function VendorList({ keeper, state }: { keeper: VendorSync; state: AutosaveState }) {
  const t = useTranslations('banner-editor');
  const { details } = useConsent();
  const [wanted, setWanted] = useState('');
  const [leaving, setLeaving] = useState<string | null>(null);
  const { vendors, place, failure } = state;
  const shown = filterVendors(vendors, useDeferredValue(wanted));
  const hasFilter = vendors.length >= filterFrom || wanted !== '';
  return (
    <>
      <div className="row row--between cons__head">
        <h2 id="tab-title" tabIndex={-1}>
          {t('tabs.vendors')}
        </h2>
        {vendors.length > 0 && <AddLink first={false} />}
      </div>
      {vendors.length > 0 && <PlaceLine place={place} offline="notNow" />}
      <RefusalNote failure={failure} />
      {hasFilter && (
        <div className="field cons__filter">
          <label className="label" htmlFor="vendor-filter">
            {t('vendors.filter')}
          </label>
          <input
            id="vendor-filter"
            className="input"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
      )}
      {vendors.length === 0 ? (
        <div className="empty">
          <p className="blankmark" aria-hidden="true">
            [ • ]
          </p>
          <p>{t('vendors.empty')}</p>
          <AddLink first={!barLeads(details)} />
        </div>
      ) : (
        <>
          {shown.length > 0 && (
            <VendorTable keeper={keeper} vendors={vendors} shown={shown} onDelete={setLeaving} />
          )}
          <output className="pager">
            {shown.length === vendors.length
              ? t('vendors.lead', { count: vendors.length })
              : t('vendors.shown', { shown: shown.length, count: vendors.length })}
          </output>
        </>
      )}
      <DeleteVendor
        keeper={keeper}
        vendors={vendors}
        shown={shown}
        id={leaving}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

/** `first`: nothing else is to be done on this screen. */
function AddLink({ first }: { first: boolean }) {
  const t = useTranslations('banner-editor.vendors');
  return (
    <PageLink className={first ? 'btn btn--primary' : 'btn'} to="?add=list" preventScrollReset>
      <Plus className="icon" aria-hidden="true" />
      {t('add')}
    </PageLink>
  );
}
