import { limits } from '@clausewright/contract/limits';
import { consentTypes } from '@clausewright/contract/consent-types';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Field, FieldSet } from '../../ui/field.tsx';
import { RowFrame } from '../../ui/row-frame.tsx';
import { fieldId } from '../../wizard/paths.ts';
import { newRowId } from '../../wizard/row-id.ts';
import { type OwnVendor, ownVendors, listPurposes, rowOfVendor, usualPurpose } from './consent-draft.ts';
import type { StepProps } from './use-consent-wizard.ts';

/** What the catalogue does not know; kept as it is typed, so that nothing waits for a button. */
export function OwnVendors({ answers: { own }, errors, set, touch, number }: StepProps & { number: string }) {
  const t = useTranslations('consent-wizard.vendors.own');
  const id = fieldId(ownVendors);
  const write = (rows: readonly OwnVendor[]) =>
    set(ownVendors, rows.length > 0 ? rows.map(rowOfVendor) : undefined);
  const add = () => {
    const row = newRowId();
    const purpose = usualPurpose.FUNCTIONALITY;
    const unseen = { patterns: [], cookies: [], keptFor: null };
    write([...own, { id: row, name: '', type: 'FUNCTIONALITY', purpose, ...unseen }]);
    setTimeout(() => document.getElementById(fieldId(`${ownVendors}/${row}/name`))?.focus());
  };
  const change = (changed: OwnVendor) => write(own.map((one) => (one.id === changed.id ? changed : one)));
  const remove = (gone: OwnVendor) => {
    write(own.filter((one) => one.id !== gone.id));
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <FieldSet id={id} number={number} label={t('title')} hint={t('hint')}>
      <div className="wiz__rows">
        {own.map((vendor, index) => (
          <OwnVendorRow
            key={vendor.id}
            vendor={vendor}
            title={vendor.name.trim() === '' ? t('row', { number: index + 1 }) : vendor.name}
            error={errors.get(`${ownVendors}/${vendor.id}/name`)}
            onChange={change}
            onBlur={() => touch(`${ownVendors}/${vendor.id}/name`)}
            onRemove={() => remove(vendor)}
          />
        ))}
      </div>
      {own.length < limits.ownEntries && (
        <div className="listtools">
          <button type="button" className="btn btn--sm" id={`${id}-add`} onClick={add}>
            <Plus className="icon icon--sm" aria-hidden="true" />
            {t('add')}
          </button>
        </div>
      )}
    </FieldSet>
  );
}

interface RowProps {
  vendor: OwnVendor;
  title: string;
  error: string | undefined;
  onChange: (vendor: OwnVendor) => void;
  onBlur: () => void;
  onRemove: () => void;
}

function OwnVendorRow({ vendor, title, error, onChange, onBlur, onRemove }: RowProps) {
  const t = useTranslations('consent-wizard');
  const idOf = (field: string) => fieldId(`${ownVendors}/${vendor.id}/${field}`);
  const name = idOf('name');
  return (
    <RowFrame title={title} onRemove={onRemove}>
      <Field id={name} label={t('vendors.own.name')} error={error}>
        <input
          className="input"
          id={name}
          name={name}
          autoComplete="off"
          maxLength={limits.name}
          value={vendor.name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(name, { error })}
          onChange={({ target }) => onChange({ ...vendor, name: target.value })}
          onBlur={onBlur}
        />
      </Field>
      <div className="grid2 mt-4">
        <Field id={idOf('type')} label={t('vendors.own.type')}>
          <select
            className="select"
            id={idOf('type')}
            value={vendor.type}
            onChange={({ target }) => {
              const type = consentTypes.find((one) => one === target.value) ?? vendor.type;
              onChange({ ...vendor, type, purpose: usualPurpose[type] });
            }}
          >
            {consentTypes.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}.name`)}
              </option>
            ))}
          </select>
        </Field>
        <Field id={idOf('purpose')} label={t('vendors.own.purpose')}>
          <select
            className="select"
            id={idOf('purpose')}
            value={vendor.purpose}
            onChange={({ target }) => {
              const purpose = listPurposes(vendor.type).find((one) => one === target.value);
              onChange({ ...vendor, purpose: purpose ?? vendor.purpose });
            }}
          >
            {listPurposes(vendor.type).map((purpose) => (
              <option key={purpose} value={purpose}>
                {t(`purposes.${purpose}`)}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </RowFrame>
  );
}
