import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';

const rows = ['cost', 'time', 'fit', 'change', 'banner', 'case'] as const;
const ways = ['none', 'copied', 'us', 'lawyer'] as const;

/** What an owner has otherwise, honestly: where a lawyer is the better choice, it says so. */
export function Comparison() {
  const t = useTranslations('home-questions.compare');
  return (
    <section className="section">
      <h2 id="compare-title" className="section__title">
        {t('title')}
      </h2>
      <p className="lead mt-2 mb-5">{t('lead')}</p>
      <ScrollBox className="tablewrap" labelledBy="compare-title">
        <table className="table table--cards compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('title')}</span>
              </th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`ways.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className="table__row">
                  <b>{t(`rows.${row}`)}</b>
                </th>
                {ways.map((way) => (
                  <td key={way} data-l={t(`ways.${way}`)}>
                    {t(`${row}.${way}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
