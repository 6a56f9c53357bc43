import type { SuggestedVendor } from '@clausewright/contract';
import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import { type ConsentType, consentTypes } from '@clausewright/contract/consent-types';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { SeenPlaces } from '../suggestions/seen-places.tsx';
import '../suggestions/suggestions.css';
import { ErrorText } from '../ui/error-text.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { useSiteScan } from './use-site-scan.ts';

/** What stands in the banner already. */
export interface Listed {
  ids: readonly string[];
  names: readonly string[];
  patterns: readonly string[];
}

interface Props {
  /** Domain of the banner; null while it is not known. */
  site: string | null;
  /** The scan that led here; without one the newest that the account has of the site. */
  scan: string | null;
  catalogue: BannerCatalogue;
  listed: Listed;
  onAddKnown: (vendors: readonly SuggestedVendor[]) => void;
  onAddOwn: (vendor: SuggestedVendor, type: ConsentType) => void;
}

/** Services that a scan saw and the banner does not ask about; nothing where there is none. */
export function SeenVendors(props: Props) {
  const found = useSiteScan(props.site, props.scan);
  if (found === null) return null;
  const missing = found.vendors.filter((vendor) => isMissing(vendor, props));
  if (missing.length === 0) return null;
  return (
    <AreaWords area="suggestions">
      <Missing {...props} address={found.scan.address} vendors={missing} />
    </AreaWords>
  );
}

/** What the catalogue knows and banners cannot hold back, such as a server that hosts the site, is no matter of theirs. */
function isMissing(
  { id, known, name, hosts }: SuggestedVendor,
  { catalogue, listed }: Pick<Props, 'catalogue' | 'listed'>,
): boolean {
  if (known) return catalogue[id] !== undefined && !listed.ids.includes(id);
  return !listed.names.includes(name) && !hosts.some((host) => listed.patterns.includes(host));
}

interface MissingProps extends Props {
  address: string;
  vendors: readonly SuggestedVendor[];
}

function Missing({ address, vendors, onAddKnown, onAddOwn }: MissingProps) {
  const t = useTranslations('suggestions.vendors');
  const [said, setSaid] = useState('');
  const title = useId();
  const known = vendors.filter((vendor) => vendor.known);
  const site = URL.parse(address)?.host ?? address;
  const added = (name: string) => {
    setSaid(t('added', { name }));
    // The button that was pressed goes with its vendor.
    document.getElementById(title)?.focus();
  };
  return (
    <section className="seen mt-6" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} className="seen__title">
        {t('title')}
      </h2>
      <p>{t('lead', { count: vendors.length, site })}</p>
      <Announcement text={said} />
      {known.length > 1 && (
        <button
          type="button"
          className="btn btn--sm"
          onClick={() => {
            onAddKnown(known);
            added(known.map(({ name }) => name).join(', '));
          }}
        >
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('addAll', { count: known.length })}
        </button>
      )}
      <ul className="seen__vendors">
        {vendors.map((vendor) => (
          <SeenVendor
            key={vendor.id}
            vendor={vendor}
            onAdd={(type) => {
              if (vendor.known) onAddKnown([vendor]);
              else onAddOwn(vendor, type);
              added(vendor.name);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  vendor: SuggestedVendor;
  onAdd: (type: ConsentType) => void;
}

function SeenVendor({ vendor, onAdd }: RowProps) {
  const t = useTranslations('suggestions');
  const tScan = useTranslations('scan');
  const [type, setType] = useState<ConsentType | null>(vendor.type);
  const [refused, setRefused] = useState(false);
  const id = useId();
  const { name, known, hosts, stored, evidence } = vendor;
  const kept = ({ days, kind }: SuggestedVendor['stored'][number]): string => {
    if (kind !== 'cookie') return '';
    return ` (${days === null ? tScan('session') : tScan('days', { days: Math.ceil(days) })})`;
  };
  const add = () => {
    if (type === null) setRefused(true);
    else onAdd(type);
  };
  return (
    <li>
      <p>
        <strong>{name}</strong>{' '}
        <span className="badge badge--line">{tScan(`type.${vendor.type ?? 'unknown'}`)}</span>
      </p>
      <p className="small soft">
        <code>{hosts.slice(0, 6).join(', ')}</code>
      </p>
      <p className="small">
        {stored.length === 0
          ? t('vendors.nothing')
          : `${t('vendors.stores')} ${stored.map((one) => `${one.name}${kept(one)}`).join(', ')}`}
      </p>
      {!known && (
        <div className="field">
          <label className="label" htmlFor={id}>
            {t('vendors.purpose')}
            <span className="vh"> {name}</span>
          </label>
          <select
            className="select"
            id={id}
            value={type ?? ''}
            aria-invalid={refused || undefined}
            aria-describedby={refused ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setType(consentTypes.find((one) => one === target.value) ?? null);
              setRefused(false);
            }}
          >
            <option value="">{t('vendors.choose')}</option>
            {consentTypes.map((one) => (
              <option key={one} value={one}>
                {tScan(`type.${one}`)}
              </option>
            ))}
          </select>
          <ErrorText id={`${id}-error`}>{refused ? t('vendors.needed') : undefined}</ErrorText>
        </div>
      )}
      <button type="button" className="btn btn--sm" onClick={add}>
        {t('vendors.add')}
        <span className="vh"> {name}</span>
      </button>
      <details>
        <FoldSummary className="small">
          {t('where')}
          <span className="vh"> {name}</span>
        </FoldSummary>
        <SeenPlaces evidence={evidence} />
      </details>
    </li>
  );
}
