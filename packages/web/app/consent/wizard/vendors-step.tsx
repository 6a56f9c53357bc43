import type { SuggestedVendor } from '@clausewright/contract';
import { type ConsentType, consentTypes } from '@clausewright/contract/consent-types';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { useLanguage } from '../../language/language-provider.tsx';
import { useSession } from '../../session/use-session.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { fieldId } from '../../wizard/paths.ts';
import { newRowId } from '../../wizard/row-id.ts';
import { parseDomain } from '../parse-domain.ts';
import { partsOf } from '../seen-vendor.ts';
import { SeenVendors } from '../seen-vendors.tsx';
import { ownVendors, rowOfVendor, usualPurpose } from './consent-draft.ts';
import { FromDocuments } from './from-documents.tsx';
import { OwnVendors } from './own-vendors.tsx';
import type { StepProps } from './use-consent-wizard.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';
import { VendorGroup } from './vendor-group.tsx';

/** What runs on the website, by what it is for; common ones first. */
export function VendorsStep(props: StepProps) {
  const t = useTranslations('consent-wizard.vendors');
  const { language } = useLanguage();
  const known = use(bannerCatalogue(language));
  const catalogue = Object.values(known).filter(({ isRetired }) => !isRetired);
  const types = consentTypes.filter((type) => catalogue.some(({ vendor }) => vendor.type === type));
  const [filter, setFilter] = useState('');
  const [said, setSaid] = useState('');
  const { confirmed } = useSession();
  const { answers, set, scan } = props;
  const wanted = filter.trim().toLowerCase();
  const found = catalogue.filter(
    ({ vendor: { name, company } }) =>
      wanted === '' || name.toLowerCase().includes(wanted) || company.toLowerCase().includes(wanted),
  );
  const toggle = (id: string) => {
    const { vendors } = answers;
    const next = vendors.includes(id) ? vendors.filter((one) => one !== id) : [...vendors, id];
    set('vendors', next.length > 0 ? next : undefined);
  };
  const id = `${fieldId('vendors')}-filter`;
  const domain = parseDomain(answers.site);
  const addOwn = (vendor: SuggestedVendor, type: ConsentType) => {
    const purpose = usualPurpose[type];
    const seen = { id: newRowId(), type, purpose, ...partsOf(vendor) };
    set(ownVendors, [...answers.own, seen].map(rowOfVendor));
  };
  const addNamed = (named: readonly string[]) => {
    set('vendors', [...answers.vendors, ...named]);
    setSaid(t('addedNamed', { count: named.length }));
    // The button that was pressed goes with what it proposed.
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <Disclosure label={t('find')}>{t('how')}</Disclosure>
      {confirmed && domain !== null && (
        <FromDocuments site={domain} catalogue={known} chosen={answers.vendors} onAdd={addNamed} />
      )}
      <SeenVendors
        site={domain}
        scan={scan}
        catalogue={known}
        listed={{
          ids: answers.vendors,
          names: answers.own.map(({ name }) => name),
          patterns: answers.own.flatMap(({ patterns }) => patterns),
        }}
        onAddKnown={(added) => set('vendors', [...answers.vendors, ...added.map(({ id: one }) => one)])}
        onAddOwn={addOwn}
      />
      <Announcement text={said} />
      <div className="field wiz__filter mt-6">
        <label className="label" htmlFor={id}>
          {t('search')}{' '}
          <small className="num">{t('chosen', { count: answers.vendors.length + answers.own.length })}</small>
        </label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <Announcement text={wanted === '' ? '' : t('found', { count: found.length })} />
      {types.map((type, index) => (
        <VendorGroup
          key={type}
          number={`3.${index + 1}`}
          type={type}
          entries={found.filter(({ vendor }) => vendor.type === type)}
          chosen={answers.vendors}
          all={wanted !== ''}
          onToggle={toggle}
        />
      ))}
      {found.length === 0 && <p className="hint mt-4">{t('nothing')}</p>}
      <OwnVendors {...props} number={`3.${types.length + 1}`} />
    </>
  );
}
