import { useTranslations } from 'use-intl';
import { HelpLink } from '../help/help-link.tsx';
import { ScrollBox } from '../scroll-box.tsx';

const free = ['facts', 'hosted', 'formats'] as const;
const paid = ['law', 'language', 'detail', 'credit'] as const;

/** Amounts stand in the operator's price table and are shown in the wizard, line by line. */
export function TierTable() {
  const t = useTranslations('home.tiers-table');
  return (
    <section className="section split" aria-labelledby="tiers-title">
      <div className="grid gap-5">
        <h2 id="tiers-title" className="section__title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
        <p>
          <HelpLink topic="free-and-paid">{t('help')}</HelpLink>
        </p>
      </div>
      <ScrollBox className="tablewrap" label={t('label')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('feature')}</th>
              <th scope="col">{t('free')}</th>
              <th scope="col">{t('premium')}</th>
            </tr>
          </thead>
          <tbody>
            {[...free, ...paid].map((row) => (
              <tr key={row}>
                <th scope="row" className="table__row">
                  {t(`rows.${row}`)}
                </th>
                {row === 'facts' || row === 'hosted' || row === 'formats' ? (
                  <>
                    <td>{t('included')}</td>
                    <td>{t('included')}</td>
                  </>
                ) : (
                  <>
                    <td className="muted">{t('notIncluded')}</td>
                    <td>{t(`paid.${row}`)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
