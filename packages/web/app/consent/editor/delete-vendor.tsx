import type { ConsentVendor } from '@clausewright/contract';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { send } from '../../api.ts';
import type { Failure, Outcome } from '../../outcome.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Toast } from '../../ui/toast.tsx';
import { StatusMessage } from '../../account/section.tsx';
import { bannerCalls } from './banner-calls.ts';
import { useConsent } from '../consent-context.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { VendorSync } from './vendor-sync.ts';
import { withoutState } from './vendor-fields.ts';
import { getIds, moveVendor, type Vendors } from './vendor-order.ts';

interface Props {
  keeper: VendorSync;
  vendors: Vendors;
  /** Those of them that stand in the table. */
  shown: Vendors;
  /** Of the vendor that somebody wants to delete. */
  id: string | null;
  onClose: () => void;
}

/** Asks, deletes, and brings the vendor back where it stood when somebody changes their mind. */
export function DeleteVendor({ keeper, vendors, shown, id, onClose }: Props) {
  const t = useTranslations('banner-editor.vendors');
  const consent = useConsent();
  const [gone, setGone] = useState<{ vendor: ConsentVendor; place: number } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const vendor = vendors.find((one) => one.id === id);
  const closeToast = useCallback(() => setGone(null), []);

  const remove = async (one: ConsentVendor) => {
    setSaid(null);
    setFailure(null);
    setGone(null);
    if (!(await keeper.settle())) return;
    const outcome = await send(bannerCalls.deleteVendor, { params: { id: one.id } });
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    const place = vendors.indexOf(one);
    const row = shown.indexOf(one);
    const beside = shown[row + 1] ?? shown[row - 1];
    // The button that was pressed goes with its row.
    document.getElementById(beside ? `remove-vendor-${beside.id}` : 'tab-title')?.focus();
    keeper.drop(one.id);
    setGone({ vendor: one, place });
  };
  const restore = async ({ vendor: one, place }: { vendor: ConsentVendor; place: number }) => {
    setGone(null);
    if (!(await keeper.settle())) return;
    const outcome = await backInPlace(consent.id, one, place);
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    keeper.take(outcome.data.vendors);
    setSaid(t('restored', { name: one.name }));
  };
  return (
    <>
      <RefusalNote failure={failure} />
      <StatusMessage>{said}</StatusMessage>
      {vendor && (
        <ConfirmDialog
          title={t('confirm.title', { name: vendor.name })}
          keep={t('confirm.keep')}
          act={t('confirm.act')}
          onKeep={onClose}
          onAct={() => {
            onClose();
            remove(vendor).catch(reportError);
          }}
        >
          <p>{t('confirm.text')}</p>
        </ConfirmDialog>
      )}
      <Announcement text={gone ? t('deleted', { name: gone.vendor.name }) : ''} />
      {gone && (
        <Toast
          key={gone.vendor.id}
          text={t('deleted', { name: gone.vendor.name })}
          action={t('undo')}
          onAction={() => {
            restore(gone).catch(reportError);
          }}
          onClose={closeToast}
        />
      )}
    </>
  );
}

/** Adds it anew, which puts it last, then moves it and switches it off where it was. */
async function backInPlace(
  id: string,
  vendor: ConsentVendor,
  place: number,
): Promise<Outcome<{ vendors: ConsentVendor[] }>> {
  const added = await send(bannerCalls.addVendors, {
    params: { id },
    body: { vendors: [withoutState(vendor)] },
  });
  if (!added.ok) return added;
  const { vendors } = added.data;
  const last = vendors.at(-1);
  if (last === undefined) return added;
  if (!vendor.active) {
    await send(bannerCalls.toggleVendor, { params: { id: last.id }, body: { active: false } });
  }
  const order = getIds(moveVendor(vendors, last.id, place));
  const ordered = await send(bannerCalls.orderVendors, { params: { id }, body: { order } });
  return ordered.ok ? ordered : added;
}
