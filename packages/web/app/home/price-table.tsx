import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';

/** `of`: what is priced in it. */
export function PriceTable({ of, children }: { of: string; children: ReactNode }) {
  const t = useTranslations('home.prices');
  return (
    <ScrollBox className="tablewrap" label={of}>
      <table className="table prices">
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}

export function PriceRow({ of, price }: { of: string; price: string }) {
  return (
    <tr>
      <th scope="row" className="table__row">
        {of}
      </th>
      <td>
        <b>{price}</b>
      </td>
    </tr>
  );
}
