import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { useRowDrag } from './use-row-drag.ts';
import type { VendorSync } from './vendor-sync.ts';
import { getDropTarget, getStepTarget, type Vendors } from './vendor-order.ts';
import { type RowActs, VendorRow } from './vendor-row.tsx';

interface Props {
  keeper: VendorSync;
  vendors: Vendors;
  /** Those that the filter leaves. */
  shown: Vendors;
  onDelete: (id: string) => void;
}

/** A table that becomes one card for each vendor on a narrow screen; rows move by button or by dragging. */
export function VendorTable({ keeper, vendors, shown, onDelete }: Props) {
  const t = useTranslations('banner-editor.vendors');
  const [said, setSaid] = useState('');
  const pressed = useRef<{ id: string; by: -1 | 1 } | null>(null);
  const listed = useRef(shown);
  useLayoutEffect(() => {
    listed.current = shown;
    const { id, by } = pressed.current ?? {};
    pressed.current = null;
    if (id === undefined) return;
    // At the end of the list the button that was pressed is gone: the other one takes the focus.
    const names = by === -1 ? ['up', 'down'] : ['down', 'up'];
    const [button] = names.flatMap((name) => document.getElementById(`${name}-vendor-${id}`) ?? []);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const acts = useMemo<RowActs>(() => {
    const move = (id: string, to: number) => {
      keeper.move(id, to);
      const { vendors: now } = keeper.state();
      const name = now[to]?.name ?? '';
      setSaid(t('place', { name, place: to + 1, count: now.length }));
    };
    return {
      step: (id, by) => {
        const to = getStepTarget(keeper.state().vendors, listed.current, id, by);
        if (to === null) return;
        pressed.current = { id, by };
        move(id, to);
      },
      drop: (id, over, after) => {
        const to = getDropTarget(keeper.state().vendors, id, over, after);
        if (to !== null) move(id, to);
      },
      toggle: (id, active) => {
        keeper.toggle(id, active).catch(reportError);
      },
      remove: onDelete,
    };
  }, [keeper, onDelete, t]);
  const { mark, grip, body } = useRowDrag(acts.drop);
  return (
    <div className="tablewrap cons__vendors">
      <Announcement text={said} />
      <table className="table table--cards">
        <caption className="vh">{t('lead', { count: vendors.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('purpose')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className="r">
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody {...body}>
          {shown.map((vendor, place) => (
            <VendorRow
              key={vendor.id}
              vendor={vendor}
              isFirst={place === 0}
              isLast={place === shown.length - 1}
              mark={mark?.over === vendor.id ? mark.side : undefined}
              acts={acts}
              grip={grip}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
