import type { BannerCatalogueEntry } from '@clausewright/library/banner-catalogue';
import { type ConsentType, consentTypes } from '@clausewright/contract/consent-types';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { useLanguage } from '../../language/language-provider.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { mostAtOnce, useAddVendors } from './use-add-vendors.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { VendorSync } from './vendor-sync.ts';
import type { Vendors } from './vendor-order.ts';

interface Props {
  heading: ReactNode;
  vendors: Vendors;
  keeper: VendorSync;
  /** `words`: what has happened. */
  onBack: (words: string | null) => void;
}

const firstShown = 24;

/** Vendors that we know, several at once. */
export function CataloguePicker({ heading, vendors, keeper, onBack }: Props) {
  const t = useTranslations('banner-editor');
  const { language } = useLanguage();
  const catalogue = useCatalogue(language);
  const [wanted, setWanted] = useState('');
  const [type, setType] = useState<ConsentType | ''>('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | undefined>();
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, add: addAll } = useAddVendors(keeper);
  const listed = new Set(vendors.map(({ catalogue_id: known }) => known));
  const found = Object.values(catalogue ?? {}).filter(
    (entry) => !entry.isRetired && fits(entry, wanted, type),
  );

  const choose = (entry: string) => {
    const next = new Set(chosen);
    if (!next.delete(entry)) next.add(entry);
    setError(undefined);
    setChosen(next);
  };
  const add = async () => {
    if (chosen.size === 0) {
      setError(t('catalogue.nothing'));
      return;
    }
    if (chosen.size > mostAtOnce) {
      setError(t('catalogue.most', { max: mostAtOnce }));
      return;
    }
    const count = await addAll([...chosen]);
    if (count !== null) onBack(t('vendors.added', { count }));
  };
  const actWords = () => {
    if (busy) return t('catalogue.adding');
    return chosen.size === 0 ? t('catalogue.choose') : t('catalogue.act', { count: chosen.size });
  };
  return (
    <form
      noValidate
      className="cons__sub"
      aria-busy={catalogue === null}
      onSubmit={(event) => {
        event.preventDefault();
        add().catch(reportError);
      }}
    >
      {heading}
      <p className="lead cons__lead">{t('catalogue.lead')}</p>
      <div className="grid2 cons__find">
        <div className="field">
          <label className="label" htmlFor="catalogue-search">
            {t('catalogue.search')}
          </label>
          <input
            id="catalogue-search"
            className="input"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor="catalogue-type">
            {t('catalogue.category')}
          </label>
          <select
            id="catalogue-type"
            className="select"
            value={type}
            onChange={({ target }) => setType(target.value as ConsentType | '')}
          >
            <option value="">{t('catalogue.all')}</option>
            {consentTypes.map((one) => (
              <option key={one} value={one}>
                {t(`types.${one}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <output className="hint">{catalogue !== null && t('catalogue.found', { count: found.length })}</output>
      <div className="choices choices--2">
        {found.slice(0, isOpen ? found.length : firstShown).map(({ vendor }) => (
          <Entry
            key={vendor.catalogue_id}
            vendor={vendor}
            isListed={listed.has(vendor.catalogue_id)}
            isChosen={chosen.has(vendor.catalogue_id)}
            choose={choose}
          />
        ))}
      </div>
      {found.length > firstShown && (
        <div className="cons__more">
          <ShowMore
            of="options"
            count={found.length - firstShown}
            open={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        </div>
      )}
      <div className="cons__pick">
        <RefusalNote failure={failure} />
        <ErrorText id="catalogue-error">{error}</ErrorText>
        <div className="row">
          <button
            type="submit"
            className="btn btn--primary"
            aria-busy={busy}
            aria-describedby={error && 'catalogue-error'}
          >
            {busy && <span className="spin" aria-hidden="true" />}
            {actWords()}
          </button>
          <PageLink className="btn" to="?add=own">
            {t('catalogue.own')}
          </PageLink>
          <button type="button" className="btn btn--quiet" onClick={() => onBack(null)}>
            {t('vendors.toList')}
          </button>
        </div>
      </div>
    </form>
  );
}

function fits({ vendor, about }: BannerCatalogueEntry, wanted: string, type: ConsentType | ''): boolean {
  const words = wanted.trim().toLowerCase();
  const text = `${vendor.name}\n${vendor.company}\n${about}`.toLowerCase();
  return (type === '' || vendor.type === type) && text.includes(words);
}

interface EntryProps {
  vendor: BannerCatalogueEntry['vendor'];
  isListed: boolean;
  isChosen: boolean;
  choose: (entry: string) => void;
}

function Entry({
  vendor: { catalogue_id: entry, name, company, type },
  isListed,
  isChosen,
  choose,
}: EntryProps) {
  const t = useTranslations('banner-editor');
  const kind = t(`types.${type}`);
  return (
    <label className="choice">
      <input
        type="checkbox"
        value={entry}
        checked={isListed || isChosen}
        disabled={isListed}
        onChange={() => choose(entry)}
      />
      <span>
        {name}
        <small>{isListed ? t('catalogue.listed') : [kind, company].filter(Boolean).join(' · ')}</small>
      </span>
    </label>
  );
}
