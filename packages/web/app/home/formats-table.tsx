import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';

const rows = ['html', 'docx', 'pdf', 'txt', 'md', 'live'] as const;

/** What a finished agreement comes as. */
export function FormatsTable() {
  const t = useTranslations('home.formats');
  return (
    <section className="section split" aria-labelledby="formats-title">
      <div className="grid gap-5">
        <h2 id="formats-title" className="section__title">
          {t('title')}
        </h2>
        <p className="lead">{t('lead')}</p>
      </div>
      <ScrollBox className="tablewrap" label={t('label')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('form')}</th>
              <th scope="col">{t('use')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className="table__row">
                  <b>{t(`${row}.name`)}</b>
                </th>
                <td>{t(`${row}.use`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
