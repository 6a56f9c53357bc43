import { useTranslations } from 'use-intl';

interface Props {
  /** Without a website, or without a look at it. */
  onApp: () => void;
  onOffline: () => void;
}

/** What to do where there is no website to look at. */
export function OtherWays({ onApp, onOffline }: Props) {
  const t = useTranslations('way-in.ways');
  const ways = [
    { id: 'offline', act: onOffline },
    { id: 'app', act: onApp },
  ] as const;
  return (
    <section aria-labelledby="start-ways">
      <h2 id="start-ways" className="mt-12">
        {t('title')}
      </h2>
      <ul className="ways">
        {ways.map(({ id, act }) => (
          <li key={id}>
            <div>
              <h3>{t(`${id}.title`)}</h3>
              <p>{t(`${id}.text`)}</p>
            </div>
            <button type="button" className="btn" onClick={act}>
              {t('go')}
              <span className="vh">: {t(`${id}.title`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
