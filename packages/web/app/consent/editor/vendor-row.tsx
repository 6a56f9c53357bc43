import type { ConsentVendor } from '@clausewright/contract';
import { ArrowDown, ArrowUp, GripVertical, Lock, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { hidden } from '../../ui/hidden.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import type { DropMark, Grip } from './use-row-drag.ts';

export interface RowActs {
  step: (id: string, by: -1 | 1) => void;
  drop: (id: string, over: string, after: boolean) => void;
  toggle: (id: string, active: boolean) => void;
  remove: (id: string) => void;
}

interface Props {
  vendor: ConsentVendor;
  isFirst: boolean;
  isLast: boolean;
  mark: DropMark['side'] | undefined;
  acts: RowActs;
  grip: Grip;
}

/** Memoised: of 500 rows only those that change are made anew. */
export const VendorRow = memo(function VendorRow({ vendor, isFirst, isLast, mark, acts, grip }: Props) {
  const t = useTranslations('banner-editor');
  const { id, name, company, purpose, type } = vendor;
  return (
    <tr data-row={id} className={mark && `cons__drop cons__drop--${mark}`}>
      <td className="lead-cell">
        <span className="cons__named">
          {/* The pointer's way alone: the keyboard has the two buttons. */}
          <span className="cons__grip" aria-hidden="true" {...grip}>
            <GripVertical className="icon icon--sm" />
          </span>
          <span>
            <b className="cons__name">{name}</b>
            {company !== '' && <small>{company}</small>}
          </span>
        </span>
      </td>
      <td data-l={t('vendors.purpose')}>{t(`purposes.${purpose}`)}</td>
      <td data-l={t('vendors.type')}>{t(`types.${type}`)}</td>
      <td data-l={t('vendors.status')}>
        <Status vendor={vendor} toggle={acts.toggle} />
      </td>
      <td data-l={t('vendors.actions')} className="r">
        <span className="cons__acts">
          {!isFirst && (
            <button
              type="button"
              id={`up-vendor-${id}`}
              className="btn btn--quiet btn--sm btn--icon"
              aria-label={t('vendors.up', { name })}
              onClick={() => acts.step(id, -1)}
            >
              <ArrowUp className="icon icon--sm" aria-hidden="true" />
            </button>
          )}
          {!isLast && (
            <button
              type="button"
              id={`down-vendor-${id}`}
              className="btn btn--quiet btn--sm btn--icon"
              aria-label={t('vendors.down', { name })}
              onClick={() => acts.step(id, 1)}
            >
              <ArrowDown className="icon icon--sm" aria-hidden="true" />
            </button>
          )}
          <PageLink
            id={`edit-vendor-${id}`}
            className="btn btn--quiet btn--sm btn--icon"
            to={`?vendor=${id}`}
            preventScrollReset
            aria-label={t('vendors.edit', { name })}
          >
            <Pencil className="icon icon--sm" aria-hidden="true" />
          </PageLink>
          <button
            type="button"
            id={`remove-vendor-${id}`}
            className="btn btn--quiet btn--sm btn--icon"
            aria-label={t('vendors.remove', { name })}
            onClick={() => acts.remove(id)}
          >
            <Trash2 className="icon icon--sm" aria-hidden="true" />
          </button>
        </span>
      </td>
    </tr>
  );
});

function Status({
  vendor: { id, name, type, active },
  toggle,
}: {
  vendor: ConsentVendor;
  toggle: RowActs['toggle'];
}) {
  const t = useTranslations('banner-editor.vendors');
  if (type === 'ESSENTIAL') {
    return (
      <span className="cons__locked">
        <Lock className="icon icon--sm" aria-hidden="true" />
        {t('alwaysOn')}
      </span>
    );
  }
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={active}
        checked={active}
        onChange={({ target }) => toggle(id, target.checked)}
      />
      <span>{t.rich(active ? 'on' : 'off', { name, hidden })}</span>
    </label>
  );
}
