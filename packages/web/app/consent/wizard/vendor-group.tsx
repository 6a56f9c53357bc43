import type { BannerCatalogueEntry } from '@clausewright/library/banner-catalogue';
import type { ConsentType } from '@clausewright/contract/consent-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { fieldId } from '../../wizard/paths.ts';

interface Props {
  number: string;
  type: ConsentType;
  entries: readonly BannerCatalogueEntry[];
  chosen: readonly string[];
  /** Nothing is collapsed while somebody searches. */
  all: boolean;
  onToggle: (id: string) => void;
}

const shownFirst = 6;

/** The vendors of one type; nothing where none is left. */
export function VendorGroup({ number, type, entries, chosen, all, onToggle }: Props) {
  const t = useTranslations('consent-wizard.types');
  const [open, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const id = fieldId(`vendors-${type}`);
  const idOf = (vendor: string) => `${id}--${vendor}`;
  const isShown = ({ vendor }: BannerCatalogueEntry, at: number) =>
    all || open || at < shownFirst || chosen.includes(vendor.catalogue_id);
  const hidden = entries.filter((entry, at) => !isShown(entry, at));
  const toggleMore = () => {
    setOpen(!open);
    const [first] = hidden;
    // After React has put the new options there.
    if (!open && first) setTimeout(() => document.getElementById(idOf(first.vendor.catalogue_id))?.focus());
  };
  return (
    <FieldSet id={id} number={number} label={t(`${type}.name`)} hint={t(`${type}.about`)}>
      <div className="choices choices--2">
        {entries.filter(isShown).map(({ vendor: { catalogue_id: vendor, name } }) => (
          <ChoiceCard
            key={vendor}
            type="checkbox"
            id={idOf(vendor)}
            name="vendors"
            value={vendor}
            checked={chosen.includes(vendor)}
            onChange={() => onToggle(vendor)}
            label={name}
          />
        ))}
      </div>
      <div className="listtools">
        {!all && (hidden.length > 0 || open) && (
          <ShowMore of="options" count={hidden.length} open={open} onToggle={toggleMore} />
        )}
      </div>
    </FieldSet>
  );
}
