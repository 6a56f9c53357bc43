import type { ConsentVendor } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import type { Vendors } from './vendor-order.ts';

/** What stands on the tab; `key` tells one from another. */
export type VendorView =
  | { is: 'list'; key: string }
  | { is: 'catalogue'; key: string }
  | { is: 'own'; key: string }
  | { is: 'edit'; key: string; vendor: ConsentVendor }
  | { is: 'gone'; key: string };

export function toVendorView(address: URLSearchParams, vendors: Vendors): VendorView {
  const id = address.get('vendor');
  if (id !== null) {
    const vendor = vendors.find((one) => one.id === id);
    return vendor ? { is: 'edit', key: `edit-${id}`, vendor } : { is: 'gone', key: 'gone' };
  }
  const add = address.get('add');
  if (add === null) return { is: 'list', key: 'list' };
  return add === 'own' ? { is: 'own', key: 'own' } : { is: 'catalogue', key: 'catalogue' };
}

export function useVendorTitle(view: VendorView): string {
  const t = useTranslations('banner-editor');
  switch (view.is) {
    case 'list':
      return t('tabs.vendors');
    case 'catalogue':
      return t('catalogue.title');
    case 'own':
      return t('form.own');
    case 'edit':
      return t('form.edit', { name: view.vendor.name });
    case 'gone':
      return t('vendors.unknown');
    default:
      return view satisfies never;
  }
}
